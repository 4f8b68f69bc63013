/** The Prompt API's own words. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export interface Prompt {
  role: 'system' | 'user' | 'assistant';
  content: string | ({ type: 'text'; value: string } | { type: 'image'; value: Blob })[];
}

export interface ModelSession {
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

/** The API wants the same options in each call. */
const optionsFor = (takesImages: boolean) => ({
  expectedInputs: [
    { type: 'text', languages: ['en'] },
    ...(takesImages ? [{ type: 'image' }] : []),
  ],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
});

const readApi = () => (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel;

/** A frame without permission has no model. */
export async function readAvailability(takesImages = false): Promise<Availability> {
  try {
    return (await readApi()?.availability(optionsFor(takesImages))) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** If the model is not there yet, the browser downloads it, which it allows only after a press. */
export async function createModelSession({
  takesImages = false,
  ...options
}: CreateOptions = {}): Promise<ModelSession> {
  const api = readApi();
  if (!api) throw new DOMException('The browser has no language model.', 'NotSupportedError');
  return api.create({ ...optionsFor(takesImages), ...options });
}
