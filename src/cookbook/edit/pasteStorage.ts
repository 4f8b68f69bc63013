import * as v from 'valibot';
import { readSource } from '../../../machines/kitchen/recipeSource';
import { loadFromTab } from '../../browser/storage/schemas';
import { readTab, removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import type { Paste } from './Words';

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
