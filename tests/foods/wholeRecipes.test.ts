import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { Verdict } from '../../src/foods/avoided/allergens';
import { ALLERGENS, type Allergen } from '../../src/foods/contents';
import { once } from '../support/once';
import { pairsOf } from './blindLines';
import { checkMarkdown, writeRecipe } from './checkMarkdown';
import { judgeVerdicts } from './judgeAllergens';

// Reading so many recipes takes longer than the usual limit.
vi.setConfig({ testTimeout: 60_000 });

describe('pairs of a list and its steps that other people wrote', () => {
  const SHORT: Record<Verdict, string> = {
    contains: 'contains',
    'may contain': 'may',
    'not checked': 'not checked',
    // "No cream needed": the page quotes the words.
    mentioned: 'nothing',
    nothing: 'nothing',
  };
  const blocks = readFileSync(new URL('pairs.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .filter((block) => !block.startsWith('#'));
  const wrong = once(() =>
    blocks.flatMap((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [, allergen = '', expected = '', also = ''] =
        /^(\w+): ([\w ]+)(?:; also: (.*))?$/.exec(head) ?? [];
      const starting = (start: RegExp) =>
        lines.flatMap((line) => (start.test(line) ? line.replace(start, '') : []));
      const text = writeRecipe({ list: starting(/^- /), steps: starting(/^\d+\. /) });
      const [result] = checkMarkdown(text, { allergens: [allergen as Allergen] }).results;
      const verdict = SHORT[result?.verdict ?? 'nothing'];
      const isRight = [expected, ...also.split(', ')].includes(verdict);
      return isRight ? [] : [{ block, expected, verdict }];
    }),
  );

  test('none hides what it contains', () => {
    expect(wrong().filter(({ expected }) => expected === 'contains')).toEqual([]);
  });

  test('get the verdict that a person gives, or a more careful one', () => {
    // A rule for one or two of a thousand lines is not worth it.
    const careful = [
      'blitzed into couscous',
      'as you would tuna',
      '6 red tunas (prickly pear fruit)',
      'Boil the crabs',
      'as you would celery',
    ];
    expect(
      wrong().map(({ block }) => careful.find((line) => block.includes(line)) ?? block),
    ).toEqual(careful);
  });
});

describe('lines that other people wrote, each in a recipe', () => {
  const STEP = 'Chop and cook the onion.';
  const judged = once(() =>
    pairsOf('allergensInRecipes.txt').map(([line, expected, section]) => {
      const text = writeRecipe({
        ...(section === 'title' && { title: line }),
        list: section === 'ingredient' ? [line, '1 onion'] : ['1 onion'],
        steps: section === 'step' ? [line, STEP] : [STEP],
        ...(section === 'note' && { note: line }),
      });
      const { results } = checkMarkdown(text, { allergens: ALLERGENS });
      const verdicts = new Map(results.map(({ thing, verdict }) => [thing.name, verdict]));
      return { line, ...judgeVerdicts((name) => verdicts.get(name) ?? 'nothing', expected) };
    }),
  );

  test('none hides what it contains', () => {
    const hiding = judged().filter(({ hidden, unclear }) => hidden.length + unclear.length > 0);
    expect(hiding).toEqual([]);
  });

  test('raise few false alarms', () => {
    const alarming = judged().filter(({ falseAlarms }) => falseAlarms.length > 0);
    // A rule for one or two of a thousand lines is not worth it.
    expect(alarming.map(({ line }) => line)).toEqual([
      "300 g lady's fingers (okra), topped and tailed",
    ]);
  });

  test('name what they may contain', () => {
    expect(judged().filter(({ missed }) => missed.length > 0)).toEqual([]);
  });
});
