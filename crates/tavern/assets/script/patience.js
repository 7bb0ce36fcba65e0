// What a limit refused is asked for again when the server says that it may be.

/** Nobody is left waiting for longer than this, in seconds, without being told why. */
export const LONGEST = 10;
const TRIES = 4;

/** Like `fetch`, with patience. Whoever waits may be told so: `told` gets the first refusal. */
export async function patient(address, options, told) {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address, options);
    const wait = +answer.headers.get("retry-after");
    if (!wait || wait > LONGEST || tries === TRIES) return answer;
    if (tries === 1) told?.(answer);
    // Not everybody comes back in the same moment.
    await new Promise((resolve) => setTimeout(resolve, wait * (1 + Math.random() / 4) * 1000));
  }
}
