import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { Verdict } from '../../src/foods/avoided/allergens';
import { ALLERGENS, type Allergen } from '../../src/foods/contents';
import { once } from '../support/once';
import { pairsOf } from './blindLines';
import { checkMarkdown, writeRecipe } from './checkMarkdown';
import { judgeVerdicts } from './judgeAllergens';

// Each recipe is parsed and rendered.
vi.setConfig({ testTimeout: 60_000 });

describe.each(['pairs.txt', 'pairs2.txt'])(
  'pairs of a list and its steps that somebody else wrote: %s',
  (file) => {
    const SHORT: Record<Verdict, string> = {
      contains: 'contains',
      'may contain': 'may',
      'not checked': 'not checked',
      nothing: 'nothing',
    };
    const blocks = readFileSync(new URL(file, import.meta.url), 'utf8')
      .split('\n\n')
      .filter((block) => !block.startsWith('#'));
    const judged = once(() =>
      blocks.map((block) => {
        const [head = '', ...lines] = block.trim().split('\n');
        const [, allergen = '', expected = '', also = ''] =
          /^(\w+): ([\w ]+)(?:; also: (.*))?$/.exec(head) ?? [];
        const starting = (start: RegExp) =>
          lines.flatMap((line) => (start.test(line) ? line.replace(start, '') : []));
        const text = writeRecipe({ list: starting(/^- /), steps: starting(/^\d+\. /) });
        const [result] = checkMarkdown(text, { allergens: [allergen as Allergen] }).results;
        const verdict = SHORT[result?.verdict ?? 'nothing'];
        const isRight = [expected, ...also.split(', ')].includes(verdict);
        return { block, expected, verdict, isRight };
      }),
    );
    const wrong = (expected: string, verdict: string) =>
      judged().filter(
        (one) => !one.isRight && one.expected === expected && one.verdict === verdict,
      );

    test('there are 200, and none hides what it contains', () => {
      expect(blocks).toHaveLength(200);
      expect([...wrong('contains', 'nothing'), ...wrong('contains', 'not checked')]).toEqual([]);
    });

    test('false alarms are below 1 in 30', () => {
      const alarms = [...wrong('nothing', 'may'), ...wrong('nothing', 'contains')];
      expect(alarms.length, JSON.stringify(alarms)).toBeLessThan(blocks.length / 30);
    });

    test('what may be contained is named', () => {
      const missed = judged().filter(
        ({ isRight, expected, verdict }) =>
          !isRight && (expected === 'may' || verdict === 'not checked' || verdict === 'may'),
      );
      const alarms = wrong('nothing', 'may');
      const rest = missed.filter((one) => !alarms.includes(one));
      expect(rest.length, JSON.stringify(rest)).toBeLessThan(blocks.length / 40);
    });
  },
);

describe.each(['allergens4.txt', 'allergens5.txt'])(
  'lines that somebody else wrote, each in a recipe: %s',
  (file) => {
    const STEP = 'Chop and cook the onion.';
    const lines = pairsOf(file);
    const judged = once(() =>
      lines.map(([line, expected, section]) => {
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

    test('there are 300, and none hides what it contains', () => {
      expect(lines).toHaveLength(300);
      expect(judged().filter(({ hidden, unclear }) => hidden.length + unclear.length > 0)).toEqual(
        [],
      );
    });

    test('false alarms are below 1 in 30', () => {
      const alarms = judged().filter(({ falseAlarms }) => falseAlarms.length > 0);
      expect(alarms.length, JSON.stringify(alarms)).toBeLessThan(lines.length / 30);
    });

    test('what may be contained is named', () => {
      const missed = judged().filter((one) => one.missed.length > 0);
      expect(missed.length, JSON.stringify(missed)).toBeLessThan(lines.length / 60);
    });
  },
);
