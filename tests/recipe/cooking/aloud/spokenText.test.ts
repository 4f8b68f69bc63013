import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readText } from '../../../../src/reading/document/marks/readText';
import { sentencesOf } from '../../../../src/recipe/cooking/aloud/speechOf';
import { spokenText } from '../../../../src/recipe/cooking/aloud/spokenText';

const STEPS = readFileSync(join(import.meta.dirname, 'steps.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map((pair) => pair.split('\n') as [written: string, spoken: string]);

it.each(STEPS)('the voice reads "%s" as a person would', (written, spoken) => {
  const { steps } = readText(`# Soup\n\n## Method\n\n1. ${written}\n2. Serve.`);
  expect(spokenText(steps[0]?.text ?? '')).toBe(spoken);
});

const cut = (text: string) =>
  sentencesOf({ text, language: 'en' }).map((sentence) => sentence.text);

it.each([
  ['in two sentences', 'Stir it. Then wait.', ['Stir it.', 'Then wait.']],
  ['of no sentence', '  ', []],
  ['of signs alone', '. – ,', []],
])('a text %s is cut into its sentences', (_, text, sentences) => {
  expect(cut(text)).toEqual(sentences);
});

it('a step of 20,000 characters is cut into short parts and loses no word', () => {
  const text = 'onions, garlic and the rest of the list '.repeat(500).trim();
  const parts = cut(text);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(180);
  expect(parts.join(' ')).toBe(text);
});
