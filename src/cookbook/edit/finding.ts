import {
  type Answer,
  askInTime,
  findBrowserModel,
  type LazyConnection,
  writeFindMessages,
} from '../../models';
import { type FoundLines, findRecipe, linesSent } from '../../reading/lines/find/findRecipe';
import type { Finder } from './PasteTools';

/** Gives the connection in use. Rejects if the page cannot fetch its code. */
export type FindConnection = () => Promise<LazyConnection>;

/** Prefers the browser's own model, because nothing leaves the device. Null without any. */
export async function startFinding(findConnection: FindConnection): Promise<Finder | null> {
  const connection = await helpingConnection(findConnection);
  if (!connection) return null;
  const { model, recipients } = connection;
  return {
    helperFor(text) {
      return { model: model ?? '', recipients, ...linesSent(text) };
    },
    find: (text, signal) => ask(connection, text, signal),
  };
}

async function helpingConnection(findConnection: FindConnection): Promise<LazyConnection | null> {
  const own = await findBrowserModel();
  if (own) return own;
  try {
    const connection = await findConnection();
    return connection.model !== null && connection.takesConversation ? connection : null;
  } catch {
    // The visitor can still mend the text.
    return null;
  }
}

function ask(
  connection: LazyConnection,
  text: string,
  signal: AbortSignal,
): Promise<FoundLines | null> {
  const { lines, first, pick } = findRecipe(text);
  function read({ text: answer, cut }: Answer) {
    const picked = cut ? null : pick(answer);
    if (picked === null) throw Object.assign(new Error(), NOT_FOUND);
    return picked;
  }
  const messages = writeFindMessages(lines, first);
  return askInTime({ connection, messages, read }, signal);
}

const NOT_FOUND = {
  name: 'NotFoundError',
  message: 'The answer names no ingredients or no steps.',
  diagnosis: { kind: 'unknown' },
};
