/** What is still to build of the tables, the first first. */
const slices: (() => void)[] = [];

/** How long the page builds before it lets the browser do other work, in ms. */
const LONGEST_TASK = 10;

/**
 * A value made of the tables. `buildTables` makes it in a short task, and whoever asks earlier gets it at once, with all
 * that comes before it. It may ask for what was sliced before it.
 */
export function sliced<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  slices.push(() => {
    made = { value: make() };
  });
  return () => {
    while (!made) buildNext();
    return made.value;
  };
}

function buildNext() {
  const slice = slices.shift();
  if (!slice) throw new Error('A slice of the tables asks for a later one.');
  slice();
}

/** A timer would wait for a second in a tab that is not in sight. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Builds what is left, and lets the browser paint and answer a key in between. */
export async function buildTables(): Promise<void> {
  let began = performance.now();
  while (slices.length > 0) {
    if (performance.now() - began > LONGEST_TASK) {
      await nextTask();
      began = performance.now();
    } else buildNext();
  }
}
