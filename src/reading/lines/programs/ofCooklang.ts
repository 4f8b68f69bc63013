import { FIXED } from '../../quantities/refusals';
import type { Json, JsonObject } from '../json/words';

/** "@ground pepper{1%tsp}(fresh)", "@salt", "@🧂", "#pot", "~{25%minutes}". A sign before a blank is text. */
const MARK =
  /([@#~])(?!\s)(?:([^@#~{}\n]{0,80}?)\{([^{}\n]{0,80})\}(?:\(([^()\n]{1,80})\))?|([\p{L}\p{N}\p{So}][\p{L}\p{M}\p{N}\p{So}\p{Cf}_-]*))/gu;
const FOOD = /(?:^|[\s(])@(?:[&?+-]*[\p{L}\p{N}\p{So}][^@#~{}\n]{0,80}\{|\.{0,2}\/)/u;
/** Also a line of dashes alone. */
const COMMENT = /\[-[\s\S]{0,500}?-\]|(?<=^|\s)--(?!-)[^\n]*|^-{3,}[ \t]*$/gm;
const FRONT_MATTER = /^---\n([\s\S]{0,20000}?)\n---\n/;
const METADATA = /^>>\s*([^:\n]{1,60}):\s*(.*)$/gm;

/** A text with a food such as "@milk{1%l}": https://cooklang.org. */
export const isCooklang = (text: string): boolean => FOOD.test(text);

export function ofCooklang(text: string, fileName: string): JsonObject {
  const body = text.replace(FRONT_MATTER, '').replace(METADATA, '').replace(COMMENT, '');
  const foods: string[] = [];
  const steps: Json[] = [];
  const notes: string[] = [];
  for (const block of body.split(/\n(?:[ \t]*\n)+|\n(?=[=>])|\n(?<=^=[^\n]*\n)/m)) {
    const line = block.replace(/\s+/g, ' ').trim();
    const section = /^=+\s*(.*?)\s*=*$/.exec(line)?.[1];
    if (section) foods.push(`## ${section}`);
    if (section) steps.push(`## ${section}`);
    else if (line.startsWith('>')) notes.push(line.replace(/(?:^|\s)>\s*/g, ' ').trim());
    else if (line && section === undefined)
      steps.push(line.replace(MARK, (...mark) => said(mark, foods)));
  }
  const about = metadataOf(text);
  return {
    ...about,
    name: about.title ?? fileName.replace(/\.\w+$/, ''),
    title: null,
    recipeIngredient: [...new Set(foods)],
    recipeInstructions: steps,
    notes,
  };
}

/** Adds a food to `foods`. Gives what a cook reads in the step. */
function said([, sign, long, inside = '', remark, short]: unknown[], foods: string[]): string {
  const [amount = '', unit = ''] = String(inside)
    .replace(/^=/, '')
    .split('%')
    .map((one) => one.trim().replace(/(?<=\d) \/ (?=\d)/, '/'));
  if (sign === '~') return [amount, unit].filter(Boolean).join(' ') || `${long ?? short}`;
  const whole =
    String(long ?? short)
      .replace(/^[&?+-]+/, '')
      .split('|')[0]
      ?.trim() ?? '';
  const name = whole.split('/').at(-1) ?? '';
  if (sign === '@') {
    const line = [amount, unit, whole === name ? name : `${name} (linked recipe)`];
    const food = [line.filter(Boolean).join(' '), remark].filter(Boolean).join(', ');
    // "@salt{=1%tsp}"
    foods.push(/^\s*=/.test(String(inside)) ? `${food} ${FIXED}` : food);
  }
  return name;
}

/** Lines of "key: value", a list as "- value" below its key. */
function metadataOf(text: string): JsonObject {
  const front = FRONT_MATTER.exec(text)?.[1]?.replace(/\n\s*-\s+/g, ', ') ?? '';
  const lines = [...front.matchAll(/^([^:\n]{1,60}):\s*(.*)$/gm), ...text.matchAll(METADATA)];
  return Object.fromEntries(
    lines.map(([, key = '', value = '']) => [
      key.trim() === 'duration' || key.trim() === 'time required' ? 'time' : key.trim(),
      value.replace(/^["'[,\s]+|["'\]\s]+$/g, ''),
    ]),
  );
}
