import { availableParallelism } from 'node:os';

/** Milliseconds between two lines of progress. */
const interval = 3000;

/** `name` is for progress lines, e.g. `covers`. */
type Wait<Thing, Made> = {
  things: readonly Thing[];
  make: (thing: Thing) => Promise<Made>;
  name: string;
  say: (line: string) => void;
};

/**
 * Runs `make` for each thing, as many at once as there are processors, and reports progress.
 *
 * @returns the results, in order
 */
export async function makeAll<Thing, Made>({ things, make, name, say }: Wait<Thing, Made>): Promise<Made[]> {
  const start = Date.now();
  const made: Made[] = [];
  let next = 0;
  let done = 0;
  let said = start;

  async function work() {
    for (let at = next++; at < things.length; at = next++) {
      made[at] = await make(things[at] as Thing);
      done++;
      const now = Date.now();
      if (now - said < interval || done === things.length) continue;
      said = now;
      const left = Math.ceil((((now - start) / done) * (things.length - done)) / 1000);
      say(`${name}: ${done} of ${things.length}, about ${left} s left`);
    }
  }

  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return made;
}
