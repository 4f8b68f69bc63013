/** What a stand-in for the browser's own model does. */
export interface LanguageModelScript {
  /** What it says of itself; a download makes it `available`. */
  state: 'unavailable' | 'downloadable' | 'downloading' | 'available';
  /** What it answers, part by part. */
  parts?: string[];
  /** The name of the error that each step ends in. */
  faults?: { availability?: string; create?: string; prompt?: string };
  /** Whether a download waits for `finish`. */
  waits?: boolean;
}

/** What the page asked a stand-in for, and how a test goes on with it. */
export interface LanguageModelRecord {
  script: LanguageModelScript;
  /** The options of each call. */
  availability: unknown[];
  create: { initialPrompts?: unknown; [name: string]: unknown }[];
  prompts: string[];
  /** How many conversations were ended. */
  destroyed: number;
  /** How many were stopped before their end. */
  aborted: number;
  /** Reports how much of a download is there. */
  progress(loaded: number): void;
  /** Ends a download. */
  finish(): void;
}

/**
 * Puts a stand-in for the browser's own model into the page. It uses nothing outside of itself, so a
 * browser can run it before the page loads.
 *
 * @returns what it was asked for, which the page has as `languageModel`
 */
export function installLanguageModel(script: LanguageModelScript): LanguageModelRecord {
  let finish = () => {};
  let monitor: EventTarget | undefined;
  const record: LanguageModelRecord = {
    script,
    availability: [],
    create: [],
    prompts: [],
    destroyed: 0,
    aborted: 0,
    progress(loaded) {
      monitor?.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
    },
    finish: () => finish(),
  };
  const fail = (name: string | undefined) => {
    if (name) throw new DOMException('The stand-in fails.', name);
  };
  const stopped = (signal?: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => {
        record.aborted += 1;
        reject(signal.reason);
      });
    });
  const LanguageModel = {
    async availability(options: object) {
      record.availability.push(options);
      fail(record.script.faults?.availability);
      return record.script.state;
    },
    async create({ monitor: watch, signal, ...options }: Record<string, unknown> = {}) {
      record.create.push(options);
      fail(record.script.faults?.create);
      const isLoading = record.script.state !== 'available';
      monitor = new EventTarget();
      if (typeof watch === 'function') watch(monitor);
      if (isLoading && record.script.waits) {
        const finished = new Promise<void>((resolve) => {
          finish = resolve;
        });
        await Promise.race([finished, stopped(signal as AbortSignal)]);
      }
      if (isLoading) record.script.state = 'available';
      return {
        promptStreaming(text: string, { signal: stop }: { signal?: AbortSignal } = {}) {
          record.prompts.push(text);
          return new ReadableStream<string>({
            async start(stream) {
              try {
                fail(record.script.faults?.prompt);
                if (record.script.parts)
                  for (const part of record.script.parts) stream.enqueue(part);
                else await stopped(stop);
                stream.close();
              } catch (error) {
                stream.error(error);
              }
            },
          });
        },
        destroy() {
          record.destroyed += 1;
        },
      };
    },
  };
  Object.assign(globalThis, { LanguageModel, languageModel: record });
  return record;
}
