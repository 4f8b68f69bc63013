import { expect, it } from 'vitest';
import type { Origin } from '../../../machines/kitchen/recipe';
import { attributionOf } from '../../../src/recipe/notes/RecipeNotes';

const say = (origin: Origin, model: string | null) =>
  attributionOf({ text: '# Soup', cut: false, model, origin, askedWith: [] });

it.each<[Origin, string | null, string]>([
  ['request', 'a/model', 'Written by a/model, a language model.'],
  ['request', null, 'From our built-in recipe book.'],
  ['shared', 'x', 'According to its link, “\u2068x\u2069”, a language model, wrote it.'],
  ['shared', null, 'According to its link, it is from our built-in recipe book.'],
  ['cookbook', 'x', 'According to your cookbook, “\u2068x\u2069”, a language model, wrote it.'],
  [
    'cookbook',
    '\u2069\u202ednuora txeT',
    'According to your cookbook, “\u2068dnuora txeT\u2069”, a language model, wrote it.',
  ],
])('the page says who wrote a recipe that is from a %s and by %j', (origin, model, text) => {
  expect(say(origin, model)).toBe(text);
});
