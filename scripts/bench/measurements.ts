import { setTimeout as sleep } from 'node:timers/promises';
import type { PageName } from './buildPages';
import type { Condition, Lab, OpenPage } from './lab';
import { writeRecipe } from './recipe';
import { median } from './samples';

/** The window of the blocking time, and some more for the browser to tell of it, in ms. */
const LOAD_WATCHED = 5_500;

/** After this, in ms, what has been asked of a page and what moves on it is over. */
const REST = 500;

const PRESSES = 10;

/** Loads a page and watches its paints and its long tasks. Nothing is done with it. */
export function measureLoad(lab: Lab, name: PageName, condition: Condition) {
  return lab.withPage(name, condition, async ({ evaluate, waitFor }) => {
    await waitFor(() => Number.isFinite(probe.paints().fcp));
    await sleep(LOAD_WATCHED);
    return evaluate(() => probe.paints());
  });
}

/**
 * The times from the start of a load until an ingredient has been typed, listed and painted, and
 * until it can be removed again.
 */
export function measureUsable(lab: Lab, condition: Condition) {
  return lab.withPage('kitchen', condition, ({ evaluate }) =>
    evaluate(() => probe.listFirst('salt')),
  );
}

/** The time from a model's first answer until it is painted, in a page that was just opened. */
export function measureAnswer(
  lab: Lab,
  name: 'kitchen' | 'list',
  condition: Condition,
  bytes: number,
): Promise<number> {
  return withIngredients(lab, name, condition, 2, ({ evaluate }) => {
    const { text, end } = writeRecipe(bytes, 1);
    return evaluate((text, end) => probe.answerToPainted(text, end), text, end);
  });
}

/** The median time from a press of Enter until one more ingredient is painted. */
export function measureEnter(
  lab: Lab,
  name: 'kitchen' | 'list',
  condition: Condition,
  items: number,
): Promise<number> {
  return withIngredients(lab, name, condition, items, async (page) => {
    const times: number[] = [];
    for (let press = 0; press < PRESSES; press += 1) {
      await page.evaluate(() => document.querySelector('input')?.focus());
      await page.insertText(`another ingredient ${press}`);
      await page.evaluate(() => probe.watchEnter());
      await page.pressEnter();
      times.push((await page.evaluate(() => probe.enterToPainted())) ?? Number.NaN);
      await sleep(REST);
    }
    return median(times);
  });
}

/** The bytes of the script's heap that are in use after a load, with all garbage collected. */
export function measureHeap(lab: Lab, name: PageName): Promise<number> {
  return lab.withPage(name, 'plain', async (open) => {
    await sleep(REST);
    return usedHeap(open);
  });
}

/**
 * The bytes by which the heap grows with each recipe, from the 20th to the 40th: all of it, and what
 * is left of it without the code that the browser compiles the longer a page runs.
 */
export function measureGrowth(lab: Lab): Promise<{ all: number; withoutCode: number }> {
  return withIngredients(lab, 'kitchen', 'plain', 2, async (open) => {
    const askUntil = async (from: number, last: number) => {
      for (let serial = from; serial <= last; serial += 1) {
        const { text, end } = writeRecipe(2_000, serial);
        await open.evaluate((text, end) => probe.answerToPainted(text, end, 0), text, end);
      }
      await sleep(REST);
      return { all: await usedHeap(open), withoutCode: await heapWithoutCode(open) };
    };
    const afterTwenty = await askUntil(1, 20);
    const afterForty = await askUntil(21, 40);
    return {
      all: (afterForty.all - afterTwenty.all) / 20,
      withoutCode: (afterForty.withoutCode - afterTwenty.withoutCode) / 20,
    };
  });
}

/** Opens a page that has a list, and waits until it has fetched and done what follows from it. */
function withIngredients<Result>(
  lab: Lab,
  name: 'kitchen' | 'list',
  condition: Condition,
  count: number,
  use: (open: OpenPage) => Promise<Result>,
): Promise<Result> {
  const names = Array.from({ length: count }, (_, index) => `ingredient number ${index + 1}`);
  const query = name === 'list' ? `?ingredients=${count}` : '';
  return lab.withPage(
    name,
    condition,
    async (open) => {
      if (name !== 'list') await open.waitFor((names) => probe.paste(names), names);
      await open.waitFor((count) => document.querySelectorAll('li').length === count, count);
      await open.waitForQuiet(REST);
      await sleep(REST);
      return use(open);
    },
    query,
  );
}

async function usedHeap({ devTools }: OpenPage): Promise<number> {
  await devTools.send('HeapProfiler.enable');
  // What the first collection sets free can keep other things alive until the second.
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** The bytes of all that a heap snapshot holds, what the page's elements are made of included. */
async function heapWithoutCode({ devTools }: OpenPage): Promise<number> {
  const chunks: string[] = [];
  const stop = devTools.listen<{ chunk: string }>(
    'HeapProfiler.addHeapSnapshotChunk',
    ({ chunk }) => chunks.push(chunk),
  );
  await devTools.send('HeapProfiler.takeHeapSnapshot');
  stop();

  const { snapshot, nodes } = JSON.parse(chunks.join('')) as {
    snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
    nodes: number[];
  };
  const { node_fields: fields, node_types } = snapshot.meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  const code = node_types[0].indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + type] !== code) bytes += nodes[node + size] ?? 0;
  }
  return bytes;
}
