// Measures from inside a page. Runs before the page's own code. Times are in ms, and points in time
// count from the start of the navigation.

/** A person feels a task of this length. */
const LONG_TASK = 50;

let FCP = Number.NaN;
let LCP = Number.NaN;
const tasks: PerformanceEntry[] = [];

function observe(type: string, take: (entry: PerformanceEntry) => void) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true });
}

observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') FCP = startTime;
});
observe('largest-contentful-paint', ({ startTime }) => {
  LCP = startTime;
});
observe('longtask', (entry) => tasks.push(entry));

/** Resolves with the time when an element that the selector finds holds the text and is painted. */
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
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // A message that is posted in a frame arrives after the frame.
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      resolve(performance.now());
      port1.close();
    };
    port2.postMessage(null);
  });
}

/** How many events of a stream come in a second. */
const EVENTS_PER_SECOND = 60;

/** Sends events one by one, at the times when a model would. What a busy page has missed comes at once. */
function streamOf(events: readonly string[], onEnd: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const start = performance.now();
  let sent = 0;
  return new ReadableStream({
    start(controller) {
      const timer = setInterval(() => {
        const due = Math.floor(((performance.now() - start) / 1_000) * EVENTS_PER_SECOND);
        for (const event of events.slice(sent, due)) controller.enqueue(encoder.encode(event));
        sent = Math.max(sent, due);
        if (sent < events.length) return;
        clearInterval(timer);
        onEnd();
        controller.close();
      }, 1_000 / EVENTS_PER_SECOND);
    },
  });
}

const measures = {
  /** First and largest contentful paint, and the total blocking time of the 5 s after the first. */
  paints() {
    const TBT = tasks
      .filter(({ startTime }) => startTime < FCP + 5_000)
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, FCP))
      .reduce((sum, length) => sum + Math.max(0, length - LONG_TASK), 0);
    return { FCP, LCP, TBT };
  },

  /** The longest task that ended between two points in time; 0 if none was long. */
  longestTask(since: number, until = Number.POSITIVE_INFINITY): number {
    const between = tasks.filter(({ startTime, duration }) => {
      const end = startTime + duration;
      return end > since && end <= until;
    });
    return Math.max(0, ...between.map(({ duration }) => duration));
  },

  /** Submits an ingredient again and again until the list takes it. Resolves with the time when it is painted. */
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

  /** Pastes lines into the field. Returns whether a script took them. */
  paste(lines: string[]): boolean {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', lines.join('\n'));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('input')?.dispatchEvent(event);
    return event.defaultPrevented;
  },

  /** The time from the next event of that type until an element holds the text and is painted. */
  timeFrom(type: string, selector: string, text: string): Promise<number> {
    return new Promise((resolve) => {
      const start = async ({ timeStamp }: Event) =>
        resolve((await untilPainted(selector, text)) - timeStamp);
      addEventListener(type, start, { capture: true, once: true });
    });
  },

  /** Asks for a recipe. */
  request() {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Get a recipe')?.click();
  },

  /**
   * Asks for a recipe and answers in the model's place.
   *
   * @param answer the answer's body, or the events of a stream
   * @param end the last words of the recipe
   * @param delay how long the model takes until it begins
   * @returns when the answer began, when the whole answer was there, and how long it then took until it was
   *   painted
   */
  async answer(answer: object | string[], end: string, delay: number) {
    const { fetch } = window;
    let began = Number.NaN;
    let answered = Number.NaN;
    window.fetch = async (input, init) => {
      if (!String(input).includes('/chat/completions')) return fetch(input, init);
      await new Promise((resolve) => setTimeout(resolve, delay));
      began = performance.now();
      answered = began;
      if (!Array.isArray(answer)) return Response.json(answer);
      const events = streamOf(answer, () => {
        answered = performance.now();
      });
      return new Response(events, { headers: { 'content-type': 'text/event-stream' } });
    };
    measures.request();
    const painted = (await untilPainted('body', end)) - answered;
    window.fetch = fetch;
    return { began, answered, painted };
  },
};

declare global {
  /** What this script offers to the bench. */
  var probe: typeof measures;
}
globalThis.probe = measures;
