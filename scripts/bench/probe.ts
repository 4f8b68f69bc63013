// Measures from inside a page, and runs before the page's own code. Times are in ms from the start
// of the navigation.

/** A person feels a task of this length. */
const LONG_TASK = 50;

const tasks: PerformanceEntry[] = [];
new PerformanceObserver((list) => void tasks.push(...list.getEntries())).observe({
  type: 'longtask',
  buffered: true,
});

/** Resolves with the time when a found element holds the text and is painted. */
async function untilPainted(selector: string, text: string): Promise<number> {
  const isShown = () =>
    [...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(text));
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    check();

    function check() {
      if (!isShown()) return;
      observer.disconnect();
      resolve();
    }
  });
  // The frame is painted before the next task, which must not wait for the page's own.
  const nextTask = (done: () => void) => scheduler.postTask(done, { priority: 'user-blocking' });
  await new Promise<void>((resolve) => requestAnimationFrame(() => nextTask(resolve)));
  return performance.now();
}

/** How many events of a stream come in a second. */
const EVENTS_PER_SECOND = 60;

/** Sends events one by one, as a model would. */
function streamOf(events: readonly string[], onEnd: () => void): ReadableStream<Uint8Array> {
  const rest = [...events];
  return new ReadableStream<string>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1_000 / EVENTS_PER_SECOND));
      controller.enqueue(rest.shift() ?? '');
      if (rest.length > 0) return;
      onEnd();
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
}

const measures = {
  /** The first contentful paint, and the total blocking time of the 5 s after the first. */
  load() {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const FCP = paint?.startTime ?? Number.NaN;
    const TBT = tasks
      .filter(({ startTime }) => startTime < FCP + 5_000)
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, FCP))
      .reduce((sum, length) => sum + Math.max(0, length - LONG_TASK), 0);
    return { FCP, TBT };
  },

  /** Submits an ingredient until the list takes it. Resolves with the time when it is painted. */
  listFirst(ingredient: string): Promise<number> {
    const timer = setInterval(() => {
      const input = document.querySelector('input');
      if (document.querySelector('li')) clearInterval(timer);
      if (input) input.value = ingredient;
      input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input?.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    }, 10);
    return untilPainted('li', ingredient);
  },

  /** Returns whether a script took the lines. */
  paste(lines: string[]): boolean {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', lines.join('\n'));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('input')?.dispatchEvent(event);
    return event.defaultPrevented;
  },

  /**
   * Asks for a recipe and answers in the model's place. Resolves with the time from the whole
   * answer until it is painted.
   * @param answer the answer's body, or the events of a stream
   * @param end the last words of the recipe
   */
  async answer(answer: object | string[], end: string) {
    const { fetch } = window;
    let answered = Number.NaN;
    const note = () => {
      answered = performance.now();
    };
    window.fetch = async (input, init) => {
      if (!String(input).includes('/chat/completions')) return fetch(input, init);
      // The model thinks first.
      await new Promise((resolve) => setTimeout(resolve, 500));
      note();
      if (!Array.isArray(answer)) return Response.json(answer);
      const headers = { 'content-type': 'text/event-stream' };
      return new Response(streamOf(answer, note), { headers });
    };
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Get a recipe')?.click();
    return (await untilPainted('body', end)) - answered;
  },
};

declare global {
  /** What this script offers to the bench. */
  var probe: typeof measures;
}
globalThis.probe = measures;
