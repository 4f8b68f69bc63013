import { stepMarkOf } from '../document/vocabulary';
import { cutList, languageOf } from '../languages';
import { detectLanguage } from '../languages/detectLanguage';
import { escapeLine } from './escape';

const wordsOf = (text: string) =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

const NUMBER = /^\W*\d{1,2}[.)]\s/;

/** A step of the recipe may have another number, or none. */
function withoutNumber(text: string): string {
  const bare = text.replace(NUMBER, '');
  const step = stepMarkOf(bare);
  return step?.isNamed ? bare.slice(step.length) : bare;
}

/** In words. Fewer may be a part of other words. */
const LONG = 4;

interface Outside {
  line: string;
  /** What of the line the recipe does not have: all of it, or only who sent it when. */
  rest: string;
}

/** The lines of a pasted text whose words the recipe does not have in this order. */
export function linesOutside(pasted: string, recipe: string): Outside[] {
  const said = wordsOf(recipe);
  const lines = new Set(recipe.split('\n').map((line) => wordsOf(withoutNumber(line))));
  // "coconut milk" does not say the message "Milk".
  const isSaid = (text: string) => {
    const words = wordsOf(withoutNumber(text));
    return lines.has(words) || (words.trim().split(' ').length >= LONG && said.includes(words));
  };
  return pasted.split('\n').flatMap((raw) => {
    const line = raw.trim();
    const words = wordsOf(line.replace(NUMBER, ''));
    if (wordsOf(withoutNumber(line)).trim() === '' || said.includes(words) || isSaid(line))
      return [];
    const [stamp = ''] = STAMP.exec(line) ?? [];
    const message = line.slice(stamp.length);
    const isKept = stamp !== '' && wordsOf(message).trim() !== '' && isSaid(message);
    return { line, rest: isKept ? stamp : line };
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
