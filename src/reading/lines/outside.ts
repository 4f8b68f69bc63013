import { areSaid, areWordsSaid, plainWords } from '../document/said';
import { stateAllergens } from '../document/stateAllergens';
import { namesFood } from '../document/textTraits';
import { stepMarkOf } from '../document/vocabulary';
import { cutList, languageOf } from '../languages';
import { detectLanguage } from '../languages/detectLanguage';
import { escapeLine } from './escape';

const NUMBER = /^[^\p{L}\p{N}]*(?:\d{1,2}\\?[.)]\s)?/u;

/** A step of the recipe may have another number, or none. */
function withoutNumber(text: string): string {
  const bare = text.replace(NUMBER, '');
  // Most lines have no number, and a long text is compared at each key.
  const step = /\d/.test(bare.slice(0, 40)) ? stepMarkOf(bare) : null;
  return step?.isNamed ? bare.slice(step.length) : bare;
}

export interface Outside {
  line: string;
  /**
   * What of the line the recipe does not have: all of it, or only who sent it when, and the words between the foods of a
   * message. Such a line is not left out.
   */
  rest: string;
  /** The place of the line in the text. */
  at: number;
  /** By its words, or below a line that does. */
  mayStateAllergens: boolean;
}

const keyOf = (line: string) => plainWords(withoutNumber(line));

/** The lines of a pasted text that the recipe does not have. A page says some lines often. */
export function linesOutside(pasted: string, recipe: string): Outside[] {
  const rows = recipe.split('\n').map(keyOf);
  const lines = pasted.split('\n').map((line) => {
    const text = line.trim();
    const message = /\d:\d\d/.test(text) ? text.replace(STAMP, '') : text;
    return { line: text, message, key: keyOf(message) };
  });
  const isSaid = areWordsSaid(
    lines.map(({ key }) => key),
    rows,
  );
  const said = new Set(lines.flatMap(({ key }, at) => (isSaid[at] ? key : [])));
  const stamped = lines.filter(({ line, message }) => line !== message);
  const isWhole = areSaid(
    stamped.map(({ line }) => line),
    stamped.length > 0 ? recipe.split('\n') : [],
  );
  const whole = new Set(stamped.flatMap(({ line }, at) => (isWhole[at] ? line : [])));
  const known = new Set(rows);
  const outside = lines.flatMap(({ line, message, key }, at) => {
    const isSent = said.has(key);
    if (whole.has(line) || (isSent && message === line)) return [];
    // Of a message that the recipe has, only the stamp can say more: "18:05 - Contains milk: cheese".
    const more = isSent ? '' : wordsBetween(message, known);
    const stamp = line.slice(0, line.length - message.length);
    const rest = more === null || !key ? line : stamp + more;
    return rest ? { line, rest, at } : [];
  });
  let states: readonly boolean[];
  return outside.map((one, place) => ({
    ...one,
    // Few ask, and for each key this would take too long.
    get mayStateAllergens() {
      states ??= stateAllergens(outside.map(({ rest }) => rest));
      return states[place] === true;
    },
  }));
}

/** With fewer, a line may say something of a food. */
const FEWEST_LISTED = 2;

/** In words. A longer row is no ingredient, and each place of a line is tried with each length. */
const LONGEST_LISTED = 12;

/**
 * "You need 2 eggs, 100 g flour and salt" has several rows of a recipe. Gives the words between them, "you need and", or
 * null if those may matter to a cook, and for any other line.
 */
function wordsBetween(message: string, rows: ReadonlySet<string>): string | null {
  const words = plainWords(message).split(' ');
  const between: string[] = [];
  let count = 0;
  for (let at = 0; at < words.length; ) {
    let end = Math.min(at + LONGEST_LISTED, words.length);
    while (end > at && !rows.has(words.slice(at, end).join(' '))) end -= 1;
    if (end > at) count += 1;
    else between.push(words[at] ?? '');
    at = Math.max(at + 1, end);
  }
  const rest = between.join(' ');
  const isList = count >= FEWEST_LISTED && !/\d/.test(rest) && !namesFood(rest);
  return isList && !stateAllergens([message])[0] ? rest : null;
}

/** "[12/05/2024, 18:05:47] Tom: ". Wider than the reader's own pattern: "12:43 - Anna: " is one too. */
const STAMP = /^.{0,40}?\d:\d\d.{0,60}?:\s/;

/** Ends a recipe with notes. The page writes its own notes last. */
export function addNotes(recipe: string, notes: readonly string[]): string {
  if (notes.length === 0) return recipe;
  const [, , name] = cutList(languageOf(detectLanguage(recipe)).written);
  const items = notes.map((note) => `- ${escapeLine(note)}\n`).join('');
  const before = recipe.trimEnd();
  if (!before.includes(`\n## ${name}\n`)) return `${before}\n\n## ${name}\n\n${items}`;
  return `${before}${/\n- [^\n]*$/.test(before) ? '\n' : '\n\n'}${items}`;
}
