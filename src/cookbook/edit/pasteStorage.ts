import * as v from 'valibot';
import { readSource } from '../../../machines/kitchen/recipeSource';
import { loadFromTab } from '../../browser/storage/schemas';
import { removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import type { Paste } from './Words';

/** The tab keeps a paste that is in the field until the visitor saves or discards it. */
const KEY = 'saffron.field';
/** Version 1.0.0 kept a paste with labels for its lines. */
const OLD_KEY = 'saffron.lines';

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

export function loadPaste(): Paste | undefined {
  const what = 'The text from before the reload';
  const kept = loadFromTab(KEY, what, Kept);
  if (kept) return kept;
  const old = loadFromTab(OLD_KEY, what, OldLines);
  if (!old) return undefined;
  const { text, found } = old;
  return { found, saves: false, words: { text: text || found.text, title: found.name } };
}
