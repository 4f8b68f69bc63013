import * as v from 'valibot';
import type { Words } from '../../../machines/compare/compareMachine';
import { readSource } from '../../../machines/kitchen/recipeSource';
import { hashText } from '../../browser/hashText';
import { listInTab } from '../../browser/storage/listInTab';
import { loadFromTab } from '../../browser/storage/schemas';
import { readTab, removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import type { FoundRecipe } from '../../reading';
import * as restWords from '../../words/en/rest';
import { FIELD_KEY } from './hasUnsavedText';
import type { Paste } from './Words';

/** Version 1.0.0 kept a paste with labels for its lines. */
const OLD_KEY = 'saffron.lines';

/** The tab keeps the text in *Add a recipe* until the recipe opens: closing the dialog loses nothing. */
export const TEXT_KEY = 'saffron.paste';

const Found = v.object({
  name: v.string(),
  text: v.string(),
  source: v.pipe(
    v.unknown(),
    v.transform((source) => readSource(source) ?? {}),
  ),
  pasted: v.exactOptional(v.string()),
});

const Kept = v.object({
  found: Found,
  saves: v.boolean(),
  words: v.exactOptional(
    v.pipe(
      v.object({
        text: v.string(),
        title: v.optional(v.string()),
        isCopy: v.optional(v.boolean()),
        ticks: v.optional(v.record(v.string(), v.boolean())),
      }),
      v.transform(withTitle),
    ),
  ),
});

/** Older pages had a field for the title of a text. */
function withTitle({ title = '', ...words }: Words & { title?: string | undefined }): Words {
  const isThere = `\n${words.text}\n`.includes(`\n${title.trim()}\n`);
  return !title.trim() || isThere ? words : { ...words, text: `${title}\n\n${words.text}` };
}

const OldLines = v.object({ text: v.string(), found: Found });

const WHAT = 'The text from before the reload';

/** More than a visitor leaves unfinished. */
const pastes = listInTab<Paste>(FIELD_KEY, WHAT, Kept, 100);

const isOfAnotherText = (found: FoundRecipe) => (one: Paste) =>
  one.found.text !== found.text || one.found.pasted !== found.pasted;

/** The texts that wait for the visitor, the one that they changed last first. */
export function loadPastes(): readonly Paste[] {
  const old = loadFromTab(OLD_KEY, WHAT, OldLines);
  if (!old) return pastes.load();
  const { text, found } = old;
  const words = withTitle({ text: text || found.text, title: found.name });
  return [...pastes.load(), { found, saves: false, words }];
}

/** The same text, with what the visitor has made of it. */
export function withKeptWords(paste: Paste): Paste {
  const { words } = loadPastes().find((one) => !isOfAnotherText(paste.found)(one)) ?? {};
  return { ...paste, ...(words && { words }) };
}

/** Those that an older page has kept are then among the others. */
function keepOthers(found: FoundRecipe, kept: readonly Paste[]) {
  pastes.save([...kept, ...loadPastes().filter(isOfAnotherText(found))]);
  removeFromTab(OLD_KEY);
}

export const keepPaste = ({ found, saves, words }: Paste) =>
  keepOthers(found, [{ found, saves, ...(words && { words }) }]);

export const forgetPaste = (found: FoundRecipe) => keepOthers(found, []);

/** *Add a recipe* has it again, unless a newer text is there. By its last line, a clip stays one. */
export function returnPaste(found: FoundRecipe, text: string) {
  forgetPaste(found);
  const credit = found.source.isClip ? `\n\n${restWords.credit.clip}` : '';
  if (!readTab(TEXT_KEY)) writeTab(TEXT_KEY, text + credit);
}

/** Another text comes into *Add a recipe*: the one that is there waits. */
export function makeRoom(text: string) {
  const there = readTab(TEXT_KEY) ?? '';
  const found = { name: '', text: there, source: {} };
  if (there.trim() && there !== text) keepPaste({ found, saves: false });
}

/**
 * The tab keeps the field's text until the visitor saves or discards it, for each recipe by itself.
 * Version 1.0.0 had one key for all.
 */
const OLD_EDIT_KEY = 'saffron.edit';
const keyOf = (markdown: string) => `${OLD_EDIT_KEY}.${hashText(markdown)}`;

const KeptWords = v.object({
  recipe: v.string(),
  edited: v.object({
    text: v.string(),
    note: v.optional(v.string()),
    ticks: v.optional(v.record(v.string(), v.boolean())),
  }),
});

const loadKept = (key: string) => loadFromTab(key, 'The recipe in the field', KeptWords);

export const keepWords = (markdown: string, words: Words) =>
  writeTab(keyOf(markdown), JSON.stringify({ recipe: markdown, edited: words }));

export function loadWords(markdown: string): Words | undefined {
  const kept = [keyOf(markdown), OLD_EDIT_KEY].map(loadKept);
  return kept.find((one) => one?.recipe === markdown)?.edited;
}

export function forgetWords(markdown: string) {
  removeFromTab(keyOf(markdown));
  if (loadKept(OLD_EDIT_KEY)?.recipe === markdown) removeFromTab(OLD_EDIT_KEY);
}
