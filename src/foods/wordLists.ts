import WORDS from './larder/words.txt?raw';
import { pairsOf } from './rows';
import { stemOf } from './words';

const LISTS = new Map<string, Set<string>>();
for (const [name, words] of pairsOf(WORDS)) {
  const list = LISTS.get(name) ?? new Set();
  LISTS.set(name, list);
  for (const word of words.split(' ')) list.add(stemOf(word));
}

export function wordList(name: string): ReadonlySet<string> {
  const list = LISTS.get(name);
  if (!list) throw new Error(`No such list of words: ${name}`);
  return list;
}
