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
  await untilFrame();
  return performance.now();
}

/** Sends events one by one, as a model would, and as many as are due to a page that was busy. */
function streamOf({ events, perSecond }: Stream, onEnd: () => void): ReadableStream<Uint8Array> {
  const start = performance.now();
  let sent = 0;
  return new ReadableStream<string>({
    async pull(controller) {
      const wait = start + ((sent + 1) * 1_000) / perSecond - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      controller.enqueue(events[sent] ?? '');
      sent += 1;
      if (sent < events.length) return;
      onEnd();
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
}

/** Asks for a recipe, and answers in the model's place. Calls `onStart` and `onEnd` as the answer begins and ends. */
function ask(answer: object | Stream, onStart: () => void, onEnd: () => void) {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    if (!String(input).includes('/chat/completions')) return fetch(input, init);
    // The model thinks first.
    await new Promise((resolve) => setTimeout(resolve, 500));
    onStart();
    if ('events' in answer) {
      const headers = { 'content-type': 'text/event-stream' };
      return new Response(streamOf(answer, onEnd), { headers });
    }
    onEnd();
    return Response.json(answer);
  };
  const buttons = [...document.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === 'Get a recipe')?.click();
}

/** Resolves when the frame is painted: before the next task, which must not wait for the page's own. */
async function untilFrame() {
  const nextTask = (done: () => void) => scheduler.postTask(done, { priority: 'user-blocking' });
  await new Promise<void>((resolve) => requestAnimationFrame(() => nextTask(resolve)));
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

  /** How long the longest task after this time took, in ms. */
  longestTask: (from: number) =>
    Math.max(
      0,
      ...tasks
        .filter(({ startTime, duration }) => startTime + duration > from)
        .map(({ duration }) => duration),
    ),

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
   * Resolves with the time from the whole answer until it is painted.
   * @param end the last words of the recipe
   */
  async answer(answer: object | Stream, end: string) {
    let answered = Number.NaN;
    const note = () => {
      answered = performance.now();
    };
    ask(answer, note, note);
    return (await untilPainted('body', end)) - answered;
  },

  /**
   * Resolves with the time that each line took from the event with its last word until it was painted,
   * and with how many times the page has changed its elements.
   */
  async follow(stream: Stream, lines: readonly Line[]) {
    let start = Number.NaN;
    const times: number[] = [];
    let changes = 0;
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        changes += 1;
        const text = document.body.textContent ?? '';
        let shown = 0;
        for (let at = 0; shown < lines.length; shown += 1) {
          const { end } = lines[shown] ?? { end: '' };
          const found = text.indexOf(end, at);
          if (found < 0) break;
          at = found + end.length;
        }
        void untilFrame().then(() => {
          const now = performance.now();
          for (const { event } of lines.slice(times.length, shown))
            times.push(now - start - (event * 1_000) / stream.perSecond);
          if (times.length < lines.length) return;
          observer.disconnect();
          resolve();
        });
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
      ask(
        stream,
        () => {
          start = performance.now();
        },
        () => {},
      );
    });
    return { times, changes };
  },
};

interface Stream {
  events: readonly string[];
  perSecond: number;
}

/** The last words of a line, and the event, from 1 on, that brings them. */
interface Line {
  end: string;
  event: number;
}

declare global {
  /** What this script offers to the bench. */
  var probe: typeof measures;
}
globalThis.probe = measures;
