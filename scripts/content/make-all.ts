import { availableParallelism } from 'node:os';

/** Milliseconds of silence after which a wait wants a word. */
const patience = 3000;

/** What has to be made, and what the rest of them is called while somebody waits. */
type Wait<Thing, Made> = {
  things: readonly Thing[];
  make: (thing: Thing) => Promise<Made>;
  name: string;
  say: (line: string) => void;
};

/**
 * Makes things on all processors at once. When it takes long it says now and then how far it is: a first build draws covers
 * and encodes every picture in several sizes.
 *
 * @returns what was made, in the order of the things
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
      if (now - said < patience || done === things.length) continue;
      said = now;
      const left = Math.ceil((((now - start) / done) * (things.length - done)) / 1000);
      say(`${name}: ${done} of ${things.length}, about ${left} s left`);
    }
  }

  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return made;
}
