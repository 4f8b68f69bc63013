import type { Sight } from '../../../machines/photo/photoMachine';

/** In characters: several times four pages. */
const LONGEST_TEXT = 40_000;

/** The lines as the model copied them. Throws if the end is missing: half a recipe must not pass for a whole one. */
export function readWriting(text: string, isCut: boolean): Sight {
  const lines = text.replace(/^```\w*\n|\n```\s*$/g, '').trim();
  if (/^\W*none\W*$/i.test(lines)) return { kind: 'none' };
  if (isCut || lines.length > LONGEST_TEXT)
    throw Object.assign(new Error('The text breaks off.'), { diagnosis: { kind: 'brokenOff' } });
  return { kind: 'text', text: lines };
}
