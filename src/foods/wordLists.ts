import WORDS from './larder/words.txt?raw';
import { pairsOf } from './rows';
import { stemOf } from './words';

const LISTS = new Map<string, Set<string>>();
for (const [name, words] of pairsOf(WORDS)) {
  const list = LISTS.get(name) ?? new Set();
  LISTS.set(name, list);
  for (const word of words.split(' ')) list.add(stemOf(word));
}

/** The words of some lists. */
export function wordList(...names: string[]): ReadonlySet<string> {
  const [unknown] = names.filter((name) => !LISTS.has(name));
  if (unknown) throw new Error(`No such list of words: ${unknown}`);
  return new Set(names.flatMap((name) => [...(LISTS.get(name) ?? [])]));
}
