export interface LanguageModelScript {
  /** A download makes it `available`. */
  state: 'unavailable' | 'downloadable' | 'downloading' | 'available';
  parts?: string[];
  /** The names of the errors that each step throws; `end` comes after the parts. */
  faults?: { availability?: string; create?: string; prompt?: string; end?: string };
  waits?: boolean;
}

export interface LanguageModelRecord {
  script: LanguageModelScript;
  availability: unknown[];
  create: { initialPrompts?: unknown; [name: string]: unknown }[];
  prompts: string[];
  destroyed: number;
  aborted: number;
  progress(loaded: number): void;
  finish(): void;
}

/** A browser gets this function's text alone, so it uses nothing from outside. */
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
                fail(record.script.faults?.end);
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
