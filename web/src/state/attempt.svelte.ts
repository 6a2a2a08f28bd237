/** Something a person asked for that may fail: whether it is under way, what went wrong, and the way to try it again. */
export class Attempt {
  problem: unknown = $state.raw(null);
  busy: boolean = $state(false);
  again: (() => Promise<void>) | undefined = $state.raw();

  /** Does it; what goes wrong is kept to be told. */
  async run(act: () => unknown): Promise<void> {
    this.problem = null;
    this.busy = true;
    try {
      await act();
    } catch (problem) {
      this.problem = problem;
      this.again = () => this.run(act);
    }
    this.busy = false;
  }

  /** Tells of something that cannot be tried again. */
  tell(problem: unknown): void {
    this.problem = problem;
    this.again = undefined;
  }

  clear = (): void => {
    this.problem = null;
  };
}
