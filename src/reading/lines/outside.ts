import { cutList, languageOf } from '../languages';
import { detectLanguage } from '../languages/detectLanguage';
import { escapeLine } from './escape';

const wordsOf = (text: string) =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** A step of the recipe may have another number. */
const NUMBER = /^\W*\d{1,2}[.)]\s/;

/** The lines of a pasted text whose words the recipe does not have in this order. */
export function linesOutside(pasted: string, recipe: string): string[] {
  const said = wordsOf(recipe);
  return pasted.split('\n').flatMap((line) => {
    const words = wordsOf(line.replace(NUMBER, ''));
    return words.trim() === '' || said.includes(words) ? [] : line.trim();
  });
}

/** "[12/05/2024, 18:05:47] Tom: ". Wider than the reader's own pattern: "12:43 - Anna: " is one too. */
const STAMP = /^.{0,40}?\d:\d\d.{0,60}?:\s/;

/** The stamp of each line, if the recipe has the rest of it as a line. */
export function stampsOf(lines: readonly string[], recipe: string): string[] {
  const said = new Set(recipe.split('\n').map(wordsOf));
  return lines.map((line) => {
    const [stamp = ''] = STAMP.exec(line) ?? [];
    const rest = wordsOf(line.slice(stamp.length));
    return rest.trim() !== '' && said.has(rest) ? stamp : '';
  });
}

/** Ends a recipe with notes. The page writes its own notes last. */
export function addNotes(recipe: string, notes: readonly string[]): string {
  if (notes.length === 0) return recipe;
  const [, , name] = cutList(languageOf(detectLanguage(recipe)).written);
  const items = notes.map((note) => `- ${escapeLine(note)}\n`).join('');
  const before = recipe.trimEnd();
  if (!before.includes(`\n## ${name}\n`)) return `${before}\n\n## ${name}\n\n${items}`;
  return `${before}${/\n- [^\n]*$/.test(before) ? '\n' : '\n\n'}${items}`;
}
