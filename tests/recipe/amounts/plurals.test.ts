import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../../src/reading/languages/Language';
import { inflect } from '../../../src/recipe/amounts/plurals';

describe('an English word', () => {
  it.each<[string, number, string]>([
    ['cup', 2, 'cups'],
    ['cups', 1, 'cup'],
    ['eggs', 0.5, 'egg'],
    ['egg', 1.5, 'eggs'],
    ['loaf', 2, 'loaves'],
    ['Leaves', 1, 'Leaf'],
    ['Potato', 2, 'Potatoes'],
    ['cookies', 1, 'cookie'],
    ['chilli', 2, 'chillies'],
    ['chillies', 1, 'chilli'],
    ['knives', 1, 'knife'],
    ['berry', 2, 'berries'],
    ['berries', 1, 'berry'],
    ['pies', 1, 'pie'],
    ['leaf gelatine', 3, 'leaf gelatine'],
    ['bunch', 2, 'bunches'],
    ['radishes', 1, 'radish'],
    ['peaches', 1, 'peach'],
    ['boxes', 1, 'box'],
    ['glass', 2, 'glasses'],
    ['glasses', 1, 'glass'],
    ['asparagus', 2, 'asparagus'],
    ['asparagus', 1, 'asparagus'],
    ['couscous', 1, 'couscous'],
    ['octopus', 1, 'octopus'],
    ['tbsp', 2, 'tbsp'],
    ['tbsp.', 2, 'tbsp.'],
  ])('%s for an amount of %d is %s', (word, amount, form) => {
    expect(inflect(word, amount, 'en')).toBe(form);
    expect(inflect(word, amount, null)).toBe(form);
  });
});

describe('in other languages', () => {
  it.each<[LanguageCode, string, number, string]>([
    ['fr', 'tasses', 1.5, 'tasse'],
    ['fr', 'tasse', 2, 'tasses'],
    ['pt', 'xícaras', 1.5, 'xícara'],
    ['pt', 'xícara', 2, 'xícaras'],
    ['pt', 'colher de sopa', 2, 'colheres de sopa'],
    ['pt', 'colheres de sopa', 1, 'colher de sopa'],
    ['pt', 'colheres (sopa)', 1, 'colher (sopa)'],
    ['de', 'Tasse', 1.5, 'Tassen'],
    ['de', 'Tassen', 1, 'Tasse'],
    ['de', 'Ei', 2, 'Eier'],
    ['de', 'Äpfel', 1, 'Apfel'],
    ['es', 'calabacín', 2, 'calabacines'],
    ['es', 'taza', 1.5, 'tazas'],
    ['es', 'Cucharada', 2, 'Cucharadas'],
    ['es', 'limones', 1, 'limón'],
    ['it', 'cucchiaio', 1.5, 'cucchiai'],
    ['it', 'uova', 1, 'uovo'],
    ['nl', 'eetlepel', 2, 'eetlepels'],
    ['fr', 'cuillère à soupe', 2, 'cuillères à soupe'],
    ['fr', 'pomme de terre', 2, 'pommes de terre'],
    ['fr', 'chou', 2, 'choux'],
    ['de', 'Zorblax', 2, 'Zorblax'],
    ['de', 'Eier', 2, 'Eier'],
  ])('%s: %s for an amount of %d is %s', (language, word, amount, form) => {
    expect(inflect(word, amount, language)).toBe(form);
  });
});
