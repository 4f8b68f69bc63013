import type { Step } from '../recipe/document/RecipeDocument';

/** The most characters of a name that fit into a row on a phone. */
const LONGEST = 32;

/** How far before a time its work is looked for, in characters. */
const REACH = 200;

/** Words before a time, such as "for" and "about", in each language whose times the reader knows. */
const LEAD =
  /(?:^|[\s(,–—-])(?:for|about|around|approximately|approx\.|roughly|another|an additional|a further|a final|at least|up to|some|just|only|over|after|in|within|für|etwa|ca\.|circa|rund|ungefähr|weitere|noch|mindestens|bis zu|nach|pendant|durant|environ|encore|après|au moins|durante|unos|unas|otros|otras|al menos|por|per|altri|almeno|dopo|cerca de|mais|gedurende|ongeveer|minstens|nog|~|≈)?[\s(,–—-]*$/iu;

const CONJUNCTION = '(?:and|then|und|dann|et|puis|y|luego|e|poi|en|dan)';
const BEGINNING = new RegExp(`^[\\s,;:)–—-]*(?:${CONJUNCTION}\\s+)*`, 'iu');
const FIRST_CLAUSE = new RegExp(`^.*?(?:,|\\s${CONJUNCTION})\\s+`, 'iu');

/**
 * Names what a cook waits for, as in "Simmer the sauce": the words before the time, in its sentence.
 *
 * @param index which of the step's times it is
 * @returns an empty text if there are no such words
 */
export function nameTimer({ text, title, durations }: Step, index: number): string {
  let [before, end] = [0, 0];
  let start = 0;
  for (const { text: words } of durations.slice(0, index + 1)) {
    start = text.indexOf(words, end);
    if (start < 0) return title ?? '';
    [before, end] = [end, start + words.length];
  }
  const near = text.slice(Math.max(before, start - REACH), start);
  const sentence = near.split(/[.!?;:\n](?=\s)/u).at(-1) ?? '';
  const work = shorten(trimLead(sentence.replace(BEGINNING, '')));
  return capitalize(work || (title ?? ''));
}

function trimLead(words: string): string {
  const trimmed = words.replace(LEAD, '').trim();
  return trimmed === words.trim() ? trimmed : trimLead(trimmed);
}

/** Drops whole clauses from the beginning, then words from the end. */
function shorten(words: string): string {
  if (words.length <= LONGEST) return words;
  const rest = words.replace(FIRST_CLAUSE, '').replace(BEGINNING, '');
  const hasVerbAndMore = rest !== words && /\S\s+\S/.test(rest);
  if (hasVerbAndMore) return shorten(rest);
  return `${words.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}

function capitalize(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
