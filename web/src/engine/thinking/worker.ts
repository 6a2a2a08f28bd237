/** What every worker of the engine needs: its files, and a moment to hear what is said to it. */

export async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

const { port1: near, port2: far } = new MessageChannel();

/** Lets what was said meanwhile be heard. */
export function listen(): Promise<void> {
  return new Promise((heard) => {
    near.onmessage = () => heard();
    far.postMessage(null);
  });
}
