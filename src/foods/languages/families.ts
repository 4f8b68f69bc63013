import { type MadeOf, readRows } from '../notation';
import { splitWords } from '../words';
import type { FoodLanguage } from './FoodLanguage';
import type { Forms } from './forms';

const plainOf = (name: string) =>
  splitWords(name)
    .map(({ plain }) => plain)
    .join(' ');

/** Finds a word under any of its forms. */
export function createFamilies({ families = '' }: FoodLanguage, { formsOf }: Forms) {
  const rows = readRows(families, plainOf);
  return (word: string): readonly MadeOf[] | undefined => {
    const plain = plainOf(word);
    const form = [plain, ...(plain.includes(' ') ? [] : formsOf(plain))].find((one) =>
      rows.has(one),
    );
    return rows.get(form ?? plain);
  };
}
