import type { Words } from '../../../machines/compare/compareMachine';
import type { Source } from '../../../machines/kitchen/recipe';
import { languageState } from '../../foods';
import {
  compareCopy,
  documentsIn,
  type FoundRecipe,
  fieldOf,
  type Proposal,
  parseRecipe,
  readField,
  textAround,
} from '../../reading';
import { clipOf } from '../../recipe';
import { askForCopy, findBrowserModel, type LazyConnection } from '../../wire';
import type { Adding } from '../bring/adding';
import { forgetPaste, keepPaste, returnPaste, withKeptWords } from './fieldStorage';
import type { FieldPlan, Paste } from './Words';

/** Gives the connection in use. Rejects if the page cannot fetch its code. */
export type FindConnection = () => Promise<LazyConnection>;

export interface PastingOptions {
  findConnection: FindConnection;
  addFound: Adding['addFound'];
}

/** A text from elsewhere, or what a model has read from pictures, that a cook compares with its recipe. */
export async function fieldOfPaste(paste: Paste, options: PastingOptions): Promise<FieldPlan> {
  const { found, saves, words, pictures } = paste;
  const { isPhoto } = found.source;
  const source = found.pasted ?? found.text;
  const { pasted, proposal = pasted ? proposeRecipe(pasted) : NOTHING } = found;
  const { text, doubts } = proposal;
  // The field opens with what the page proposes. Without a proposal, or if a model has read a picture, it opens with the text.
  const before = { text: isPhoto || !text ? source : text };
  const first = words ?? before;
  return {
    // What a model has read is not given up without a question.
    ...(isPhoto
      ? { kind: 'photo', before: { text: '' }, pictures }
      : {
          kind: 'paste',
          before,
          source,
          doubts,
          clip: clipOf(found.source),
          giveBack: () => returnPaste(found, source),
          ...(await copierOf(source, before.text, options)),
        }),
    first,
    about: found.source,
    read: ({ text: typed }) => readField(typed),
    keep: (now) => keepPaste({ found, saves, words: now }),
    forget: () => forgetPaste(found),
    async save(now) {
      const opened = await options.addFound(keptAs(paste, now), saves, now.ticks);
      const kept = withKeptWords({ found, saves }).words ?? first;
      if (kept.text === now.text) forgetPaste(found);
      return opened;
    },
  };
}

const NOTHING: Proposal = { text: '', doubts: [] };

/** For a text that an older page has kept. */
function proposeRecipe(source: string): Proposal {
  const [one] = documentsIn(source, '');
  const text = one && 'text' in one ? fieldOf(one.text).text : '';
  return (one && 'text' in one && one.proposal) || { text, doubts: [] };
}

/** A copy that differs from its source is kept as a recipe from a photo is. */
function keptAs({ found }: Paste, { text, isCopy }: Words): FoundRecipe {
  const recipe = readField(text);
  if (found.source.isPhoto) return { ...found, text: recipe };
  // An older page has kept a text by itself. What the cook leaves out of it is checked as well.
  const { pasted = found.text } = found;
  const source: Source = { ...found.source };
  if (isCopy && isUnsure(pasted, text, recipe)) source.isCopy = true;
  return { ...found, text: recipe, source, pasted };
}

/** Something of the copy is marked, or the page would not see what differs. */
function isUnsure(source: string, copy: string, recipe: string): boolean {
  const { different, missing } = compareCopy(source, copy);
  const { language } = parseRecipe(recipe);
  return different.length + missing.length > 0 || languageState(language).isReadable !== true;
}

/** Prefers the browser's own model, because nothing leaves the device. Empty without any. */
async function copierOf(
  source: string,
  proposal: string,
  { findConnection }: PastingOptions,
): Promise<Pick<FieldPlan, 'helper' | 'copyOut'>> {
  const connection = await helpingConnection(findConnection);
  if (!connection) return {};
  const { model, recipients } = connection;
  const sent = partToSend(source, proposal);
  return {
    helper: { model: model ?? '', recipients, sendsAll: sent === source },
    copyOut: (signal) =>
      askForCopy(connection, sent, ({ text, cut }) => (cut ? null : readCopy(text)), signal),
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

/** In bytes. */
const MOST_SENT = 24_000;

/** In lines. What is above the first line that the proposal has may belong to the recipe. */
const MOST_ABOVE = 20;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The text, or as much of it as a model gets: from a little above the proposal on. */
function partToSend(source: string, proposal: string): string {
  if (bytesOf(source) <= MOST_SENT) return source;
  const { rows } = textAround(source, proposal);
  const first = rows.findIndex(({ text, isInField }) => isInField && text.trim() !== '');
  const lines: string[] = [];
  let bytes = 0;
  for (const { text } of rows.slice(Math.max(0, first - MOST_ABOVE))) {
    bytes += bytesOf(text) + 1;
    if (bytes > MOST_SENT) break;
    lines.push(text);
  }
  return lines.join('\n');
}

/** Null if the answer holds no recipe. */
function readCopy(answer: string): Words | null {
  const recipe = readField(answer.replace(/^\s*```.*$/gm, ''));
  const { ingredients, steps } = parseRecipe(recipe);
  return ingredients.length + steps.length > 0
    ? { text: fieldOf(recipe).text, isCopy: true }
    : null;
}
