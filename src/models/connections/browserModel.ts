import type { Diagnosis } from '../../../machines/connectionMachine';
import { createModelSession, readAvailability } from '../../browser/languageModel';
import { holdBlanks } from './call/holdBlanks';
import { type Connection, ConnectionError } from './connection';
import { DiagnosedError } from './diagnose';

export { readAvailability };

/** What a recipe calls the browser's own model: browsers do not tell its name. */
export const BROWSER_MODEL = "the browser's own model";

/** The longest answer, in UTF-16 units: twice a recipe. The API takes no limit of its own. */
const LONGEST_ANSWER = 10_000;

/** Connects to the browser's own model, on this computer. It sends nothing to anyone. */
export function createBrowserModelConnection(): Connection {
  return {
    async generate({ messages }, signal, onPiece) {
      const handOn = holdBlanks(onPiece);
      await expectModel();
      const session = await createModelSession({ initialPrompts: messages.slice(0, -1), signal });
      try {
        let text = '';
        const stream = session.promptStreaming(messages.at(-1)?.content ?? '', { signal });
        for await (const part of stream) {
          text += part;
          handOn(part);
          if (text.length > LONGEST_ANSWER) break;
        }
        return { text, cut: text.length > LONGEST_ANSWER, model: BROWSER_MODEL };
      } finally {
        session.destroy();
      }
    },
    diagnose: (error) => diagnoseBrowserModel(error, 'requestTooLong'),
  };
}

/**
 * Tests whether the browser's own model starts.
 *
 * @throws {DiagnosedError} if it does not
 * @throws the signal's reason, if it is aborted
 */
export async function testBrowserModel(signal: AbortSignal): Promise<void> {
  await diagnosed(signal, 'browserModelNoRoom', async () => {
    await expectModel();
    (await createModelSession({ signal })).destroy();
  });
}

/**
 * Has the browser download its own model, or waits for a download that is under way. Only a press may
 * begin one.
 *
 * @param onProgress gets the part that has arrived, from 0 to 1
 * @param signal ends the waiting; the browser may go on
 * @throws {DiagnosedError} if the model does not come
 * @throws the signal's reason, if it is aborted
 */
export async function downloadBrowserModel(
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<void> {
  await diagnosed(signal, 'browserModelNoRoom', async () => {
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

/** A session would begin a download, which nobody has asked for. */
async function expectModel(): Promise<void> {
  if ((await readAvailability()) === 'available') return;
  throw new ConnectionError('NotReadyError', "The browser's own model is not there.");
}

async function diagnosed(
  signal: AbortSignal,
  whenFull: QuotaKind,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    signal.throwIfAborted();
    throw new DiagnosedError(diagnoseBrowserModel(error, whenFull));
  }
}

type QuotaKind = 'requestTooLong' | 'browserModelNoRoom';

/** @param whenFull what the browser means by a quota that is exceeded */
function diagnoseBrowserModel(error: unknown, whenFull: QuotaKind): Diagnosis {
  switch (Object(error).name) {
    case 'NotReadyError':
      return { kind: 'browserModelGone' };
    case 'NotAllowedError':
      return { kind: 'browserModelForbidden' };
    case 'NotSupportedError':
      return { kind: 'browserModelUnsupported' };
    case 'QuotaExceededError':
      return { kind: whenFull };
    default:
      return { kind: 'unknown' };
  }
}
