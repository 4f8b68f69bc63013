import type { Liftable, Preferences } from '../../../machines/kitchen/preferences';
import { joinNames } from '../../ui/joinNames';
import { language } from '../../ui/language';
import type { BookWords } from './book';
import type { List } from './readList';

const LONGEST_ENTRY = 100;
const MOST_UNUSED = 40;

/** GitHub's autolinks ignore escapes, so only code keeps these literal. */
const LINK_LIKE = /www\.|:\/\/|@|mailto:|xmpp:/i;

/** Makes markdown show a visitor's text literally, on one line. */
function literally(text: string): string {
  if (LINK_LIKE.test(text)) {
    const longestRun = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
    const fence = '`'.repeat(longestRun + 1);
    const blank = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
    return `${fence}${blank}${text}${blank}${fence}`;
  }
  return text
    .replace(/[\\`*_{}[\]<>#|~&!^$=:]/g, '\\$&')
    .replace(/^[-+]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

function shorten(entry: string): string {
  const letters = [...entry.slice(0, LONGEST_ENTRY * 2)];
  return letters.length > LONGEST_ENTRY || entry.length > LONGEST_ENTRY * 2
    ? `${letters.slice(0, LONGEST_ENTRY).join('')}…`
    : entry;
}

/** Shows the visitor's words literally; empty if the dish uses every entry. */
export function writeUnused(entries: readonly string[], words: BookWords): string {
  if (entries.length === 0) return '';
  const named = entries.slice(0, MOST_UNUSED).map((entry) => literally(shorten(entry)));
  const others = entries.length - named.length;
  const all = [...named, ...(others > 0 ? [say(words.more, others)] : [])];
  return `\n\n## ${words.notUsed}\n\n${all.join(', ')}\n`;
}

/** Fills the braces of a text. Nothing reads the value again. */
const say = (text: string, value: string | number) => text.replace(/\{\w+\}/, () => `${value}`);

const note = (title: string, ...texts: readonly string[]) =>
  `# ${title}\n\n${texts.filter(Boolean).join('\n\n')}\n`;

export const writeNoOther = ({ noOther }: BookWords): string => note(noOther.title, noOther.text);

export function writeNotSuited({ known, unknown }: List, words: BookWords): string {
  const said = known.length > 0 ? words.notSuited : words.notKnown;
  const entries = [...known.map(({ entry }) => entry), ...unknown];
  return note(said.title, said.text, words.addOne) + writeUnused(entries, words);
}

/**
 * Names what is in the way: what may be lifted, else what a swap leaves out, else what they avoid.
 */
export function writeNotFitting(
  { allergens, avoid, diet, minutes, equipment }: Preferences,
  { lifted, without }: { lifted: readonly Liftable[]; without: readonly string[] },
  words: BookWords,
): string {
  const names = [
    ...allergens.map(language.allergen),
    ...avoid.map(literally),
    ...(diet ? [words.diets[diet]] : []),
  ];
  const sentences = [
    lifted.includes('minutes') && say(words.time, minutes ?? 0),
    lifted.includes('equipment') &&
      say(words.equipment, joinNames(equipment.map((one) => words.equipmentNames[one]))),
    without.length > 0 && say(words.leftOut, joinNames(without.map(literally))),
    lifted.length + without.length === 0 && say(words.avoided, joinNames(names)),
  ];
  return note(words.notFitting, sentences.filter(Boolean).join(' '));
}
