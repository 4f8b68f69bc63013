import WORDS from './larder/words.txt?raw';
import { rowsOf } from './notation';
import { stemOf } from './words';

const LISTS = new Map<string, Set<string>>();
for (const row of rowsOf(WORDS)) {
  const [name = '', words = ''] = row.split(' | ');
  const list = LISTS.get(name) ?? new Set();
  LISTS.set(name, list);
  for (const word of words.split(' ')) list.add(stemOf(word));
}

export function wordList(name: string): ReadonlySet<string> {
  const list = LISTS.get(name);
  if (!list) throw new Error(`No such list of words: ${name}`);
  return list;
}
