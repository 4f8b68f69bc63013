import * as v from 'valibot';
import { readSource } from '../../../machines/kitchen/recipeSource';
import { hashText } from '../../browser/hashText';
import { loadFromTab } from '../../browser/storage/schemas';
import { readTab, removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import type { Paste, Words } from './Words';

/** The tab keeps a paste that is in the field until the visitor saves or discards it. */
const KEY = 'saffron.field';
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
  words: v.exactOptional(v.object({ text: v.string(), title: v.exactOptional(v.string()) })),
});

const OldLines = v.object({ text: v.string(), found: Found });

export const keepPaste = ({ found, saves, words }: Paste) =>
  writeTab(KEY, JSON.stringify({ found, saves, words }));

export function forgetPaste() {
  removeFromTab(KEY);
  removeFromTab(OLD_KEY);
}

/** *Add a recipe* has it again, unless a newer text is there. */
export function returnPaste(text: string) {
  forgetPaste();
  if (!readTab(TEXT_KEY)) writeTab(TEXT_KEY, text);
}

export function loadPaste(): Paste | undefined {
  const what = 'The text from before the reload';
  const kept = loadFromTab(KEY, what, Kept);
  if (kept) return kept;
  const old = loadFromTab(OLD_KEY, what, OldLines);
  if (!old) return undefined;
  const { text, found } = old;
  return { found, saves: false, words: { text: text || found.text, title: found.name } };
}

/**
 * The tab keeps the field's text until the visitor saves or discards it, for each recipe by itself.
 * Version 1.0.0 had one key for all.
 */
const OLD_EDIT_KEY = 'saffron.edit';
const keyOf = (markdown: string) => `${OLD_EDIT_KEY}.${hashText(markdown)}`;

const KeptWords = v.object({
  recipe: v.string(),
  edited: v.object({ text: v.string(), note: v.optional(v.string()) }),
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
