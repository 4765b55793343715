import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, Point } from './driver.ts';
import { findInPage, type Target } from './find-in-page.ts';

/** Longer than anything on the site takes, on a slow machine too. */
const patience = 20_000;

export type Visitor = ReturnType<typeof visitorOf>;

/** A visitor with a browser: names things as they are seen, and waits for them. */
export function visitorOf(driver: Driver) {
  async function find(target: Target): Promise<Point> {
    return until(`${target.role} "${target.name}"`, () => lookFor(driver, target));
  }

  async function click(role: string, name: string): Promise<void> {
    await driver.click(await settled(driver, () => find({ role, name, toPress: true })));
  }

  return {
    ...driver,
    click,

    /** Clicks into a field and types over what is there. */
    async fill(role: string, name: string, text: string): Promise<void> {
      await click(role, name);
      await driver.type(text);
    },

    async see(role: string, name: string): Promise<Point> {
      return find({ role, name, toPress: false });
    },

    async expectGone(role: string, name: string): Promise<void> {
      await until(`${role} "${name}" to go`, async () => {
        const found = await lookFor(driver, { role, name, toPress: false });
        return typeof found === 'string' && found.startsWith('not there') ? true : 'still there';
      });
    },

    /** Waits until what runs in the page gives the value. */
    async expectInPage<Value extends string | number | boolean>(
      what: string,
      run: () => Value,
      wanted: Value,
    ): Promise<void> {
      await until(what, async () => {
        const value = await driver.evaluate(`(${run})()`);
        return value === wanted ? true : `is ${value}, not ${wanted}`;
      });
    },
  };
}

async function lookFor(driver: Driver, target: Target): Promise<Point | string> {
  const found = await driver.evaluate(`(${findInPage})(${JSON.stringify(target)})`);
  if (typeof found === 'string') return found;
  if (typeof found !== 'object' || found === null || !('x' in found && 'y' in found)) return 'no answer';
  return { x: Number(found.x), y: Number(found.y) };
}

/** What is still moving would be missed, and what is not painted yet cannot be hit. */
async function settled(driver: Driver, find: () => Promise<Point>): Promise<Point> {
  let last = await find();
  for (;;) {
    await painted(driver);
    await wait(100);
    const next = await find();
    if (next.x === last.x && next.y === last.y) return next;
    last = next;
  }
}

/** Waits for two frames: on a machine without a graphics card one may take a second. */
async function painted(driver: Driver): Promise<void> {
  await driver.evaluate(
    'void requestAnimationFrame(() => requestAnimationFrame(() => { document.body.dataset.painted = "" }))',
  );
  await until('the next frame', async () => {
    const isPainted = await driver.evaluate('document.body.dataset.painted === ""');
    return isPainted === true ? true : 'not painted';
  });
  await driver.evaluate('void delete document.body.dataset.painted');
}

/** @param look gives what was waited for, or says in words why it is not there yet */
async function until<Result extends object | true>(
  what: string,
  look: () => Promise<Result | string>,
): Promise<Result> {
  const end = Date.now() + patience;
  for (;;) {
    const result = await look();
    if (typeof result !== 'string') return result;
    if (Date.now() > end) throw new Error(`Waited for ${what}: ${result}`);
    await wait(100);
  }
}
