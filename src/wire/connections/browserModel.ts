import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { createModelSession, type Prompt, readAvailability } from '../../browser/languageModel';
import * as requestWords from '../../words/en/request';
import { holdBlanks } from './call/holdBlanks';
import { type ChatRequest, type Connection, ConnectionError } from './connection';
import { DiagnosedError } from './diagnose';

/** In UTF-16 units, twice a recipe. The browser's API has no limit of its own. */
const LONGEST_ANSWER = 10_000;

export function createBrowserModelConnection(): Connection {
  return {
    async generate({ messages }, signal, onPiece) {
      const handOn = holdBlanks((piece) => onPiece?.(piece));
      const prompts = messages.map(toPrompt);
      const last = prompts.at(-1);
      const takesImages = prompts.some(({ content }) => typeof content !== 'string');
      await expectModel(takesImages);
      const initialPrompts = prompts.slice(0, -1);
      const session = await createModelSession({ takesImages, initialPrompts, signal });
      try {
        let text = '';
        const prompt = typeof last?.content === 'string' ? last.content : last ? [last] : '';
        const stream = session.promptStreaming(prompt, { signal });
        for await (const part of stream) {
          text += part;
          handOn(part);
          if (text.length > LONGEST_ANSWER) break;
        }
        return {
          text,
          cut: text.length > LONGEST_ANSWER,
          model: requestWords.connections.browserModel,
        };
      } finally {
        session.destroy();
      }
    },
    diagnose: (error) => diagnoseBrowserModel(error, 'requestTooLong'),
  };
}

/** The browser's API takes pictures as blobs. */
function toPrompt({ role, content }: ChatRequest['messages'][number]): Prompt {
  if (typeof content === 'string') return { role, content };
  return {
    role,
    content: content.map((part) =>
      part.type === 'text'
        ? { type: 'text', value: part.text }
        : { type: 'image', value: pictureIn(part.image_url.url) },
    ),
  };
}

/** Decodes a data address, because the page's policy forbids to fetch it. */
function pictureIn(address: string): Blob {
  const bytes = atob(address.slice(address.indexOf(',') + 1));
  return new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], { type: 'image/jpeg' });
}

/** Throws a `DiagnosedError` if the browser's model does not start. */
export async function testBrowserModel(signal: AbortSignal): Promise<void> {
  await diagnosed(signal, async () => {
    await expectModel();
    (await createModelSession({ signal })).destroy();
  });
}

/**
 * Waits until the browser has its model. Only a press may begin a download.
 * @param onProgress gets the part that has arrived, from 0 to 1
 * @param signal ends the waiting; the browser may go on
 * @throws {DiagnosedError} if the model does not come
 */
export async function downloadBrowserModel(
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<void> {
  await diagnosed(signal, async () => {
    const session = await createModelSession({
      signal,
      monitor(monitor) {
        monitor.addEventListener('downloadprogress', (event) => {
          const { loaded } = event as ProgressEvent;
          if (!signal.aborted) onProgress(Math.min(Math.max(loaded, 0), 1));
        });
      },
    });
    session.destroy();
  });
}

/** Throws without a model: a session would begin a download that the visitor did not ask for. */
async function expectModel(takesImages = false): Promise<void> {
  const availability = await readAvailability(takesImages);
  if (availability === 'available') return;
  // The browser removes parts by itself. A press in the dialog fetches them again.
  const name = availability === 'unavailable' ? 'NotReadyError' : 'PartMissingError';
  throw new ConnectionError(name, "The browser's own model is not there.");
}

async function diagnosed(signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    signal.throwIfAborted();
    throw new DiagnosedError(diagnoseBrowserModel(error, 'browserModelNoRoom'));
  }
}

/** `whenFull`: what a `QuotaExceededError` of the browser means here. */
function diagnoseBrowserModel(
  error: unknown,
  whenFull: 'requestTooLong' | 'browserModelNoRoom',
): Diagnosis {
  const kinds: Partial<Record<string, Diagnosis['kind']>> = {
    NotReadyError: 'browserModelGone',
    // The browser frees its disk at any time, and destroys the session.
    InvalidStateError: 'browserModelGone',
    AbortError: 'browserModelGone',
    PartMissingError: 'browserModelPart',
    NotAllowedError: 'browserModelForbidden',
    NotSupportedError: 'browserModelUnsupported',
    QuotaExceededError: whenFull,
  };
  return { kind: kinds[Object(error).name] ?? 'unknown' } as Diagnosis;
}
