/**
 * Measures from inside a page. Runs in the page before its own code. All times are in ms; points in
 * time count from the start of the navigation.
 */

/** From this length on a task is felt. */
const LONG_TASK = 50;

let firstPaint = Number.NaN;
let largestPaint = Number.NaN;
let watched: Promise<number> | undefined;
const tasks: PerformanceEntry[] = [];

function observe(type: string, take: (entry: PerformanceEntry) => void) {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
  });
}

observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') firstPaint = startTime;
});
observe('largest-contentful-paint', ({ startTime }) => {
  largestPaint = startTime;
});
observe('longtask', (entry) => tasks.push(entry));

/** Resolves, once the document is painted as it is now, with that time. */
function nextPaint(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // What is posted in a frame arrives when the frame has been made.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  });
}

/** Resolves as soon as an element that the selector finds holds the text. */
function untilShown(selector: string, text: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    check();

    function check() {
      const found = [...document.querySelectorAll(selector)];
      if (!found.some(({ textContent }) => textContent?.includes(text))) return;
      observer.disconnect();
      resolve();
    }
  });
}

const measures = {
  /** First and largest contentful paint, and the total blocking time of the 5 s after the first. */
  paints() {
    const TBT = tasks
      .filter(({ startTime }) => startTime < firstPaint + 5_000)
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
      .reduce((sum, length) => sum + Math.max(0, length - LONG_TASK), 0);
    return { FCP: firstPaint, LCP: largestPaint, TBT };
  },

  /** The longest task that ended after a point in time; 0 if none was long. */
  longestTask: (since: number) =>
    Math.max(
      0,
      ...tasks
        .filter(({ startTime, duration }) => startTime + duration > since)
        .map(({ duration }) => duration),
    ),

  /** Submits an ingredient again and again until the list takes it. Tells when it is painted. */
  async listFirst(ingredient: string): Promise<number> {
    const isListed = () => document.querySelector('li')?.textContent?.includes(ingredient);

    function insist() {
      const input = document.querySelector('input');
      if (input) input.value = ingredient;
      input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input?.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      if (!isListed()) setTimeout(insist, 10);
    }

    insist();
    await untilShown('li', ingredient);
    return nextPaint();
  },

  /** Pastes lines into the field. Tells whether a script took them. */
  paste(lines: string[]): boolean {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', lines.join('\n'));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('input')?.dispatchEvent(event);
    return event.defaultPrevented;
  },

  /** Watches the next event of that type, until an element that the selector finds holds the text. */
  watch(type: string, selector: string, text: string) {
    watched = new Promise((resolve) => {
      const options = { capture: true, once: true };
      const start = async ({ timeStamp }: Event) => {
        await untilShown(selector, text);
        resolve((await nextPaint()) - timeStamp);
      };
      addEventListener(type, start, options);
    });
  },

  /** The time from the watched event until the text is painted. */
  watched: () => watched,

  /**
   * Asks for a recipe and answers in the model's place.
   *
   * @param completion the answer's body
   * @param end the last words of the recipe
   * @param delay how long the model takes
   * @returns when the whole answer was there, and how long it then took until it was painted
   */
  async answer(completion: object, end: string, delay: number) {
    const { fetch } = window;
    let answered = Number.NaN;
    window.fetch = async (input, init) => {
      if (!String(input).includes('/chat/completions')) return fetch(input, init);
      await new Promise((resolve) => setTimeout(resolve, delay));
      const response = Response.json(completion);
      answered = performance.now();
      return response;
    };
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Get a recipe')
      ?.click();
    await untilShown('body', end);
    const painted = (await nextPaint()) - answered;
    window.fetch = fetch;
    return { answered, painted };
  },
};

declare global {
  /** What this script gives to whoever drives the page. */
  var probe: typeof measures;
}
globalThis.probe = measures;
