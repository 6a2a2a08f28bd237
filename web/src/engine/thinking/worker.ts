/** What every worker of the engine needs: a moment to hear what is said to it. */
const { port1: near, port2: far } = new MessageChannel();

/** Lets what was said meanwhile be heard. */
export function listen(): Promise<void> {
  return new Promise((heard) => {
    near.onmessage = () => heard();
    far.postMessage(null);
  });
}
