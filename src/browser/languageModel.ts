/** The Prompt API's own words. */
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export interface Prompt {
  role: 'system' | 'user' | 'assistant';
  content: string | ({ type: 'text'; value: string } | { type: 'image'; value: Blob })[];
}

interface ModelSession {
  promptStreaming(
    prompt: string | readonly Prompt[],
    options: { signal: AbortSignal },
  ): ReadableStream<string>;
  destroy(): void;
}

interface CreateOptions {
  takesImages?: boolean;
  initialPrompts?: readonly Prompt[];
  signal?: AbortSignal;
  monitor?(monitor: EventTarget): void;
}

/** The browser's Prompt API. https://webmachinelearning.github.io/prompt-api */
interface LanguageModelApi {
  availability(options: object): Promise<Availability>;
  create(options: object): Promise<ModelSession>;
}

/** The API wants the same options in each call. The prompt's own words are English. */
const optionsFor = (takesImages: boolean, language: string) => ({
  expectedInputs: [
    { type: 'text', languages: [...new Set(['en', language])] },
    ...(takesImages ? [{ type: 'image' }] : []),
  ],
  expectedOutputs: [{ type: 'text', languages: [language] }],
});

const readApi = () => (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel;

/** Some browsers have no model for the page's language, but answer in it if asked for English. */
async function readOptions(takesImages: boolean) {
  const language = globalThis.document?.documentElement.lang || 'en';
  for (const code of new Set([language, 'en'])) {
    const options = optionsFor(takesImages, code);
    const availability = await readApi()
      ?.availability(options)
      // A frame without permission has no model.
      .catch(() => undefined);
    if (availability && availability !== 'unavailable') return { options, availability };
  }
  return { options: optionsFor(takesImages, 'en'), availability: 'unavailable' as const };
}

export async function readAvailability(takesImages = false): Promise<Availability> {
  return (await readOptions(takesImages)).availability;
}

/** If the model is not there yet, the browser downloads it, which it allows only after a press. */
export async function createModelSession({
  takesImages = false,
  ...options
}: CreateOptions = {}): Promise<ModelSession> {
  const api = readApi();
  if (!api) throw new DOMException('The browser has no language model.', 'NotSupportedError');
  return api.create({ ...(await readOptions(takesImages)).options, ...options });
}
