import type { Recipe } from '../../../machines/kitchen/recipe';
import {
  type FoundLines,
  type FoundRecipe,
  fieldOf,
  findRecipe,
  readField,
  titleOf,
} from '../../reading';
import { clipOf } from '../../recipe';
import { askForLines, findBrowserModel, type LazyConnection } from '../../wire';
import type { EditedField } from './EditDialog';
import { forgetPaste, keepPaste, returnPaste, withKeptWords } from './fieldStorage';
import type { Finder } from './PasteTools';
import type { Paste, Words } from './Words';

/** Gives the connection in use. Rejects if the page cannot fetch its code. */
export type FindConnection = () => Promise<LazyConnection>;

/** Prefers the browser's own model, because nothing leaves the device. Null without any. */
export async function startFinding(findConnection: FindConnection): Promise<Finder | null> {
  const connection = await helpingConnection(findConnection);
  if (!connection) return null;
  const { model, recipients } = connection;
  return {
    helperFor(text) {
      const { sent, all } = findRecipe(text);
      return { model: model ?? '', recipients, sent, all };
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
  const { lines, first, pick } = findRecipe(text).ask();
  return askForLines(
    connection,
    { lines, first },
    ({ text: answer, cut }) => (cut ? null : pick(answer)),
    signal,
  );
}

export interface PastingOptions {
  findConnection: FindConnection;
  /** Adds a recipe from elsewhere to the cookbook, or gives it to be shown. */
  addFound(found: FoundRecipe, saves: boolean): Promise<Recipe | null>;
}

/** A text from elsewhere that a cook should look at. */
export async function fieldOfPaste(
  { found, saves, words, pictures }: Paste,
  check: (words: Words, read: () => string) => ReturnType<EditedField['check']>,
  { findConnection, addFound }: PastingOptions,
): Promise<EditedField> {
  const before = {
    text: found.pasted ?? fieldOf(found.text).text,
    title: found.name || titleOf(found.text),
  };
  const first = words ?? before;
  const read = ({ text, title }: Words) => readField(text, title);
  return {
    // What a model has read is not given up without a question.
    ...(found.source.isPhoto
      ? { kind: 'photo', before: { text: '' }, pictures }
      : {
          kind: 'paste',
          before,
          clip: clipOf(found.source),
          finder: await startFinding(findConnection),
          giveBack: () => returnPaste(found, before.text),
        }),
    first,
    check: (words) => check(words, () => read(words)),
    keep: (words) => keepPaste({ found, saves, words }),
    forget: () => forgetPaste(found),
    async save(words) {
      const opened = await addFound({ ...found, text: read(words) }, saves);
      const kept = withKeptWords({ found, saves }).words ?? first;
      if (kept.text === words.text) forgetPaste(found);
      return opened;
    },
  };
}
