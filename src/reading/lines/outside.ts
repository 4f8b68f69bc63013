import { areSaid, plainWords } from '../document/said';
import { stepMarkOf } from '../document/vocabulary';
import { cutList, languageOf } from '../languages';
import { detectLanguage } from '../languages/detectLanguage';
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

/** The keys of `lines` that are in `rows`, with their numbers or without. A page says some often. */
function keysSaid(lines: readonly string[], rows: readonly string[]): ReadonlySet<string> {
  const isSaid = areSaid(lines, rows);
  const isSaidBare = areSaid(lines.map(withoutNumber), rows.map(withoutNumber));
  return new Set(lines.filter((_, at) => isSaid[at] || isSaidBare[at]).map(keyOf));
}

/** The lines of a pasted text that the recipe does not have. */
export function linesOutside(pasted: string, recipe: string): Outside[] {
  const rows = recipe.split('\n');
  const lines = pasted.split('\n').map((line) => line.trim());
  const messages = lines.map((line) => line.replace(STAMP, ''));
  const said = keysSaid(lines, rows);
  const sent = keysSaid(messages, rows);
  return lines.flatMap((line, at) => {
    const message = messages[at] ?? '';
    const key = keyOf(message);
    const isSent = sent.has(key);
    if (said.has(keyOf(line)) || (isSent && message === line)) return [];
    return { line, rest: isSent && key ? line.slice(0, -message.length) : line };
  });
}

/** "[12/05/2024, 18:05:47] Tom: ". Wider than the reader's own pattern: "12:43 - Anna: " is one too. */
const STAMP = /^.{0,40}?\d:\d\d.{0,60}?:\s/;

/** How many lines of a pasted text its recipe leaves out. A message that the recipe has is not left out. */
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
