import { stateAllergens } from '../../document/stateAllergens';
import { namesFood, sharesWith } from '../../document/textTraits';
import { pagePattern } from '../../languages/pages';
import type { RoleLine } from '../Line';
import { hasNoteLabel } from './lineTraits';

const MEMORY = pagePattern('(?<!\\p{L})$memories(?!\\p{L})');
const MEMORIES = new RegExp(MEMORY, 'giu');
const OF_DISH = pagePattern('(?<!\\p{L})$ofDish(?!\\p{L})');

const NEXT_SENTENCE = /(?<=[.!?…]["”’»)]{0,2})\s+(?=["“«¿¡]?\p{Lu})/u;

/**
 * Without the sentences that only remember something: "My grandmother spread butter on everything". One that may speak of the
 * dish stays: "She always made it with butter". So does a line that states allergens.
 */
export function withoutStories(text: string, title: string): string {
  if (!MEMORY.test(text) || hasNoteLabel(text) || stateAllergens([text])[0]) return text;
  // "Grandma's carrot soup" is no reason to keep each line about her.
  const isOfTitle = sharesWith([{ text: title.replace(MEMORIES, '') }]);
  return text
    .split(NEXT_SENTENCE)
    .filter((one) => !MEMORY.test(one) || OF_DISH.test(one) || isOfTitle(one))
    .join(' ');
}

/** Takes the stories out of a recipe's lead, notes and other words. A line that names no food stays as it is. */
export function linesWithoutStories(placed: readonly RoleLine[]): readonly RoleLine[] {
  const title = placed.find(({ role }) => role === 'title')?.text ?? '';
  return placed.flatMap((line): RoleLine | RoleLine[] => {
    if (!BESIDE.has(line.role) || !namesFood(line.text)) return line;
    const text = withoutStories(line.text, title);
    if (text === line.text) return line;
    return text ? { ...line, text } : [];
  });
}

const BESIDE = new Set<RoleLine['role']>(['lead', 'note', 'words']);
