import { stepMarkOf } from '../document/vocabulary';
import { cutList, languageOf } from '../languages';
import { detectLanguage } from '../languages/detectLanguage';
import { areSaid, plainWords } from '../said';
import { escapeLine } from './escape';

const NUMBER = /^[^\p{L}\p{N}]*(?:\d{1,2}\\?[.)]\s)?/u;

/** A step of the recipe may have another number, or none. */
function withoutNumber(text: string): string {
  const bare = text.replace(NUMBER, '');
  const step = stepMarkOf(bare);
  return step?.isNamed ? bare.slice(step.length) : bare;
}

interface Outside {
  line: string;
  /** What of the line the recipe does not have: all of it, or only who sent it when. */
  rest: string;
}

const keyOf = (line: string) => plainWords(withoutNumber(line));

/** Finds those of `lines` that are in `rows`, with their numbers or without. */
function findSaid(lines: readonly string[], rows: readonly string[]): (line: string) => boolean {
  const isSaid = areSaid(lines, rows);
  const isSaidBare = areSaid(lines.map(withoutNumber), rows.map(withoutNumber));
  // A page says some lines again and again.
  const keys = new Set(lines.filter((_, at) => isSaid[at] || isSaidBare[at]).map(keyOf));
  return (line) => keys.has(keyOf(line));
}

/** The lines of a pasted text that the recipe does not have. */
export function linesOutside(pasted: string, recipe: string): Outside[] {
  const lines = pasted.split('\n').map((line) => {
    const whole = line.trim();
    const [stamp = ''] = STAMP.exec(whole) ?? [];
    return { line: whole, stamp, message: whole.slice(stamp.length) };
  });
  const rows = recipe.split('\n');
  const isLine = findSaid(
    lines.map(({ line }) => line),
    rows,
  );
  const isMessage = findSaid(
    lines.map(({ message }) => message),
    rows,
  );
  return lines.flatMap(({ line, stamp, message }) => {
    const isSaid = keyOf(message) !== '' && isMessage(message);
    if (keyOf(line) === '' || isLine(line) || (isSaid && stamp === '')) return [];
    return { line, rest: isSaid ? stamp : line };
  });
}

/** "[12/05/2024, 18:05:47] Tom: ". Wider than the reader's own pattern: "12:43 - Anna: " is one too. */
const STAMP = /^.{0,40}?\d:\d\d.{0,60}?:\s/;

/** A message that the recipe has is not left out. */
export const countLeftOut = (pasted: string, recipe: string): number =>
  linesOutside(pasted, recipe).filter(({ line, rest }) => rest === line).length;

/** Ends a recipe with notes. The page writes its own notes last. */
export function addNotes(recipe: string, notes: readonly string[]): string {
  if (notes.length === 0) return recipe;
  const [, , name] = cutList(languageOf(detectLanguage(recipe)).written);
  const items = notes.map((note) => `- ${escapeLine(note)}\n`).join('');
  const before = recipe.trimEnd();
  if (!before.includes(`\n## ${name}\n`)) return `${before}\n\n## ${name}\n\n${items}`;
  return `${before}${/\n- [^\n]*$/.test(before) ? '\n' : '\n\n'}${items}`;
}
