import { beforeAll, expect, it } from 'vitest';
import { learn } from '../../../src/foods/languages/learn';
import { createListNotes } from '../../../src/recipe/allergens/createListNotes';

beforeAll(() => Promise.all(['de', 'fr', 'es'].map(learn)));

const noteOn = (line: string) =>
  createListNotes({ allergens: ['peanuts'], diet: null, avoid: [] }, true)(line);

it.each([
  'leftover chicken',
  'Bratenreste',
  'Reste vom Hähnchen',
  'Kartoffeln vom Vortag',
  'übriges Gemüse',
  'gestriger Braten',
  'restes de poulet',
  'poulet de la veille',
  'sobras de pollo',
  'restos del cocido',
  'arroz de ayer',
])('%j is a leftover, which the page cannot check', (line) => {
  expect(noteOn(line)).toBe('could not be checked for peanuts');
});

it.each([
  'restliche Sahne',
  '6 Semmel(n), vom Vortag',
  'le reste de la crème',
  'el arroz restante',
  'restos de piel',
  'Kartoffeln',
  'poulet',
])('%j is no leftover', (line) => {
  expect(noteOn(line)).toBe('');
});
