/**
 * Measures from inside a page. Is built to one script, which runs in the page before its own code.
 * All times are in ms; points in time count from the start of the navigation.
 */

/** How long after the first paint the script may keep the page from answering. */
const BLOCKING_WINDOW = 5_000;

/** From this length on a task is felt. */
const LONG_TASK = 50;

/** How long the model takes to answer. */
const MODEL_DELAY = 500;

let firstPaint = Number.NaN;
let largestPaint = Number.NaN;
const longTasks: PerformanceEntry[] = [];
let painted: Promise<number> | undefined;

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
observe('longtask', (entry) => longTasks.push(entry));

/** Resolves, once what is in the document now is painted, with that time. */
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

/** Resolves when the condition holds, which is asked now and at each change of the document. */
function untilDocument(condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    check();

    function check() {
      if (!condition()) return;
      observer.disconnect();
      resolve();
    }
  });
}

const listed = () => document.querySelectorAll('li').length;

function completion(content: string) {
  return {
    id: 'benchmark',
    object: 'chat.completion',
    created: 0,
    model: 'benchmark',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
    system_fingerprint: '',
  };
}

const MAPPING = {
  inferenceProviderMapping: {
    together: { providerId: 'benchmark', status: 'live', task: 'conversational' },
  },
};

const measures = {
  /** First and largest contentful paint, and the total blocking time of the 5 s after the first. */
  paints() {
    const blocking = longTasks
      .filter(({ startTime }) => startTime < firstPaint + BLOCKING_WINDOW)
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
      .reduce((sum, length) => sum + Math.max(0, length - LONG_TASK), 0);
    return { fcp: firstPaint, lcp: largestPaint, tbt: blocking };
  },

  /**
   * Types an ingredient as soon as there is a field, and sends the form again and again until the
   * ingredient is listed. A form that no script takes stays where it is.
   *
   * @returns when the ingredient is painted, and when the button is that removes it
   */
  async listFirst(ingredient: string): Promise<{ listed: number; removable: number }> {
    const isListed = () => document.querySelector('li')?.textContent?.includes(ingredient) ?? false;

    function insist() {
      const input = document.querySelector('input');
      if (input && input.value !== ingredient) {
        input.value = ingredient;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      input?.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      if (!isListed()) setTimeout(insist, 10);
    }

    insist();
    await untilDocument(isListed);
    const listed = await nextPaint();
    await untilDocument(() => document.querySelector('li button') !== null);
    return { listed, removable: await nextPaint() };
  },

  /** Pastes lines into the field, where there is a script that takes them. Tells whether it did. */
  paste(lines: string[]): boolean {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', lines.join('\n'));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('input')?.dispatchEvent(event);
    return event.defaultPrevented;
  },

  /** Watches the next press of Enter, for `enterToPainted`. */
  watchEnter() {
    const before = listed();
    painted = new Promise((resolve) => {
      addEventListener(
        'keydown',
        async ({ timeStamp }) => {
          await untilDocument(() => listed() > before);
          resolve((await nextPaint()) - timeStamp);
        },
        { capture: true, once: true },
      );
    });
  },

  /** The time from the watched press of Enter until one more item is listed and painted. */
  enterToPainted: () => painted,

  /**
   * Asks for a recipe and answers in the model's place.
   *
   * @param text the recipe, which ends with `end`
   * @returns the time from the moment when the whole answer is there until it is painted
   */
  async answerToPainted(text: string, end: string, delay = MODEL_DELAY): Promise<number> {
    let answered = Number.NaN;
    window.fetch = async (input) => {
      if (String(input).includes('/api/models/')) return Response.json(MAPPING);
      await new Promise((resolve) => setTimeout(resolve, delay));
      const response = Response.json(completion(text));
      answered = performance.now();
      return response;
    };
    [...document.querySelectorAll('button')]
      .find((button) => button.textContent === 'Get a recipe')
      ?.click();
    await untilDocument(() => document.body.textContent?.includes(end) ?? false);
    return (await nextPaint()) - answered;
  },
};

declare global {
  /** What this script gives to whoever drives the page. */
  var probe: typeof measures;
}
globalThis.probe = measures;
