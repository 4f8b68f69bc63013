import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { compareList } from '../../support/compareList';

function answerFor(entry: string, line: string): string {
  const recipe = `# Dish\n\n## Ingredients\n\n- ${line}\n- water\n\n## Method\n\n1. Cook it.\n2. Serve it.\n`;
  const check = compareList([entry], parseRecipe(recipe), ['water']);
  if (!check) return 'nothing';
  if (check.used.length > 0) return 'used';
  return check.perhaps.length > 0 ? 'perhaps' : 'no';
}

function judge(file: string) {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, entry = '', asked = '', expected = ''] = /^([^#;]+) ; (.+) => (\w+)$/.exec(line) ?? [];
    return entry ? [{ pair: `${entry} ; ${asked}`, expected, is: answerFor(entry, asked) }] : [];
  });
}

describe('"rice" for basmati rice: pairs that were written before the code', () => {
  it.each([
    // The food table knows chestnut mushrooms and red peppers only by the general word.
    ['kinds.txt', 60, 52, 0],
    // The table has sugar snap peas as peas.
    ['kindsSecond.txt', 30, 22, 1],
  ])(
    '%s: of %i, at least %i are answered as expected, and at most %i count as used although they should not',
    (file, count, right, overclaimed) => {
      const judged = judge(file);
      expect(judged).toHaveLength(count);
      const wrong = judged.filter(({ expected, is }) => is !== expected);
      expect(count - wrong.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(right);
      const bold = wrong.filter(({ expected, is }) => is === 'used' && expected !== 'used');
      expect(bold.length, JSON.stringify(bold)).toBeLessThanOrEqual(overclaimed);
    },
  );
});
