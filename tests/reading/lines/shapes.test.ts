import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { readTable } from '../../support/readTable';

function seen(paste: string) {
  return readDocument(paste).map((found) => {
    if (!('text' in found)) throw new Error(found.code);
    const { title, servings, ingredients, steps } = parseRecipe(found.text);
    return {
      title: title?.text ?? null,
      facts: /^# .*\n\n(.*)/.exec(found.text)?.[1] ?? null,
      servings: servings?.from ?? null,
      groups: ingredients.flatMap(({ heading }) => heading ?? []),
      ingredients: ingredients.flatMap(({ items }) => items.map(({ line }) => line)),
      steps: steps.map(({ title, text }) => [title, text].filter(Boolean).join(' ')),
    };
  });
}

function expectedOf(lines: string[]) {
  const values = lines.map((line) => {
    const [, key = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    if (['groups', 'ingredients', 'steps'].includes(key))
      return [key, value === '-' ? [] : value.split(' || ')] as const;
    return [key, value === '-' ? null : key === 'servings' ? Number(value) : value] as const;
  });
  return Object.fromEntries(values);
}

it.each(readTable(new URL('shapes.txt', import.meta.url)))('$title', ({ text, expected }) => {
  const [first, ...others] = seen(text);
  expect(first).toMatchObject(expectedOf(expected));
  expect(others).toEqual([]);
});

describe('several recipes in a paste', () => {
  const OATS =
    'Overnight oats (serves 2)\n\n- 100 g rolled oats\n- 200 ml milk\n- 2 tbsp chia seeds\n\nMix everything in a jar. Leave in the fridge overnight.';
  const HUMMUS =
    'Hummus (serves 4)\n\n- 1 can chickpeas\n- 2 tbsp tahini\n- 1 lemon\n\nBlend until smooth. Season well.';

  it('are each read for themselves', () => {
    expect(seen(`${OATS}\n\n${HUMMUS}`)).toMatchObject([
      { title: 'Overnight oats (serves 2)', servings: 2, ingredients: { length: 3 } },
      { title: 'Hummus (serves 4)', servings: 4, ingredients: { length: 3 } },
    ]);
    expect(readDocument(`${OATS}\n\n${HUMMUS}`)).toMatchObject([
      { name: 'Overnight oats (serves 2)' },
      { name: 'Hummus (serves 4)' },
    ]);
  });

  it('are one if the second is a part of the first, and its foods are on the list', () => {
    const [only, ...others] = seen(
      'Lasagne\n\n500 g beef\n1 onion\n400 g tomatoes\n\nFry the beef and the onion. Add the tomatoes and cook for 1 hour.\n\nWhite sauce\n\n50 g butter\n50 g flour\n500 ml milk\n\nMelt the butter. Stir in the flour, then the milk.',
    );
    expect(others).toEqual([]);
    expect(only?.ingredients).toEqual([
      '500 g beef',
      '1 onion',
      '400 g tomatoes',
      '50 g butter',
      '50 g flour',
      '500 ml milk',
    ]);
    expect(only?.steps).toHaveLength(2);
  });
});

it.each(['1.- 2.-', 'a) b)', '1.) 2.)', '(i) (ii)', 'I. II.'])(
  '"%s" are marks of steps',
  (marks) => {
    const [one, two] = marks.split(' ');
    const [recipe] = seen(
      `Potaje\n\nIngredients\n\n500 g beans\n1 onion\n\nMethod\n\n${one} Boil the beans for 1 hour.\n${two} Fry the onion.`,
    );
    expect(recipe?.steps).toEqual(['Boil the beans for 1 hour.', 'Fry the onion.']);
  },
);

it('the day of a date is not lost', () => {
  const [found] = readDocument(
    'Quarkkuchen\n\n13. März 2022 von Lilo\n\n1 kg Quark\n4 Eier\n180 g Zucker\n\nQuark, Eier und Zucker rühren und 60 Minuten backen.',
  );
  expect(found).toMatchObject({ text: expect.stringMatching(/13\\?\. März/) });
});

it('a message that only counts is not lost, but who sent it when is no note', () => {
  const [found] = readDocument(
    '[3/2/24, 18:06:10] Eva: Step 7\n[3/2/24, 18:06:30] Eva: 3 zanahorias\n1 cebolla\n2 patatas\n[3/2/24, 18:07:22] Eva: Pochas la cebolla con las zanahorias 20 min',
  );
  expect(found).toMatchObject({ text: expect.stringMatching(/^(?!.*Eva:).*Step 7/s) });
});
