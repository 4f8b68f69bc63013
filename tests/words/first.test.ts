import { describe, expect, it } from 'vitest';
import { shorten } from '../../src/app/Header';
import { PASSED } from '../../src/foods/languages/passed';
import { words as german } from '../../src/words/de/rest';
import * as recipeWords from '../../src/words/en/recipe';
import * as restWords from '../../src/words/en/rest';
import { words as spanish } from '../../src/words/es/rest';
import { words as french } from '../../src/words/fr/rest';

it.each([
  ['mistralai/Mixtral-8x7B-Instruct-v0.1', 'Mixtral-8x7B'],
  ['meta-llama/Llama-3.3-70B-Instruct', 'Llama-3.3-70B'],
  ['google/gemma-2-27b-it', 'gemma-2-27b'],
  ['openai/gpt-oss-120b', 'gpt-oss-120b'],
  ['deepseek-ai/DeepSeek-V3', 'DeepSeek-V3'],
  ['lab/chat', 'chat'],
  ['tgi', 'tgi'],
])('the header calls the model %s "%s"', (id, name) => {
  expect(shorten(id)).toBe(name);
});

it('a change names each food that is gone, and asks to check labels for what the page can miss', () => {
  const sayOf = (isSure: boolean) =>
    recipeWords.allergens
      .changed([
        { name: 'milk', isSure },
        { name: 'leeks', isSure: true },
      ])
      .replace(/\p{Cf}/gu, '');
  expect(sayOf(true)).toBe('Changed: no milk, no leeks.');
  expect(sayOf(false)).toBe('Changed: no milk, no leeks. Check every label.');
});

describe('phrases', () => {
  const sources = import.meta.glob<string>('../../src/words/*/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  function wordsOf(code: string): string {
    const own = Object.entries(sources).filter(([path]) => path.includes(`/${code}/`));
    expect(own.length).toBeGreaterThan(3);
    return own.map(([, text]) => text).join('\n');
  }

  it.each([
    ['de', 'kann … enthalten', /k(?:ann|önn)[^.\n]* enthalten/i],
    ['fr', 'peut contenir', /peu(?:t|vent) contenir/i],
    ['es', 'puede contener', /pued[ea]n? (?:contener|tener)/i],
  ])('the page in "%s" never says "%s", which labels say of traces', (code, _, phrase) => {
    expect(wordsOf(code)).not.toMatch(phrase);
  });

  it('the French page breaks no line before a colon', () => {
    // The page needs narrow spaces that do not break. Conditions in code have plain ones.
    expect(wordsOf('fr')).not.toMatch(/« | »|\p{L} ;|\p{L} [:?!]['`]/u);
  });
});

describe('languages that have passed', () => {
  it.each([
    ['en', restWords.preferences],
    ['de', german.preferences],
    ['es', spanish.preferences],
    ['fr', french.preferences],
  ])(
    'before a visitor ticks anything, the dialog in "%s" names the languages whose recipes are checked completely',
    (code, { about }) => {
      const names = new Intl.DisplayNames(code, { type: 'language' });
      for (const passed of PASSED) expect(about(true)).toContain(names.of(passed));
    },
  );
});

it.each([
  ['en', { ...restWords, ...recipeWords }],
  ['de', german],
  ['es', spanish],
  ['fr', french],
])(
  'in "%s", a button of a dinner is called what it shows, and not as the one that removes the recipe',
  (_, { week, plan, rows }) => {
    for (const [called, shown] of [
      [week.planTitle('Pie'), plan.plan],
      [week.removeTitle('Pie'), week.remove],
    ] as const)
      expect(called.toLowerCase()).toContain(shown.toLowerCase());
    expect(week.remove).not.toBe(rows.remove);
  },
);
