import { describe, expect, test, vi } from 'vitest';
import { chooseDishes } from '../../../src/models/sampleKitchen/choosing';
import { prepareDish, readPantry } from '../../../src/models/sampleKitchen/composing';
import { createSampleKitchen } from '../../../src/models/sampleKitchen/createSampleKitchen';
import type { Dish } from '../../../src/models/sampleKitchen/dish';
import { readItem } from '../../../src/models/sampleKitchen/reading';
import { requestOf } from '../../support/requestOf';
import { isFull, sample } from '../../support/sample';
import { FOODS, HOSTILE, makeLists, numbersFrom, STRANGERS } from './lists';
import { nameInSteps, readRecipe } from './recipeTree';

// A thousand lists take longer than one test usually may.
vi.setConfig({ testTimeout: 60_000 });

const LISTS = makeLists(isFull ? 1000 : 300, 20);

/** A dish is cooked from some lists; in a full run, from all that have it. Some dishes have many. */
const MOST_LISTS = isFull ? Number.POSITIVE_INFINITY : 8;
const cookings = new Map<Dish, number>();

/** The dishes for many lists, each read back. */
const COOKED = LISTS.flatMap((list) => {
  const pantry = readPantry(list);
  return chooseDishes(pantry).flatMap((choice) => {
    const count = cookings.get(choice.dish) ?? 0;
    if (count === MOST_LISTS) return [];
    cookings.set(choice.dish, count + 1);
    const { text } = prepareDish(pantry, choice);
    return [{ list, text, kind: choice.dish.kind, recipe: readRecipe(text) }];
  });
});

const bytes = (text: string) => new TextEncoder().encode(text).length;

async function cook(ingredients: readonly string[]) {
  const { text } = await createSampleKitchen().generate(
    requestOf(ingredients),
    new AbortController().signal,
  );
  return { text, recipe: readRecipe(text) };
}

describe('every list gives a whole recipe', () => {
  test('one title, a table, steps, a task list and a footnote that is referred to', () => {
    for (const { list, recipe } of COOKED) {
      const whole = {
        titles: recipe.titles.length,
        hasIngredients: recipe.ingredients.length > 0,
        hasSteps: recipe.steps.length > 1,
        hasTasks: recipe.tasks.length > 0,
        footnotes: recipe.footnotes,
        footnoteReferences: recipe.footnoteReferences,
      };
      expect(whole, list.join(', ')).toEqual({
        titles: 1,
        hasIngredients: true,
        hasSteps: true,
        hasTasks: true,
        footnotes: ['note'],
        footnoteReferences: ['note'],
      });
    }
  });

  test('each step has its time', () => {
    for (const { list, recipe } of COOKED) {
      for (const step of recipe.steps) {
        expect(step, list.join(', ')).toMatch(
          /^[^(]+ \((\d+ (minutes?|hours?) ?)+\)\. [A-Z].*[.]$/s,
        );
      }
    }
  });

  test('each ingredient of the table has an amount and is in a step', () => {
    for (const { list, recipe } of COOKED) {
      const steps = recipe.steps.join('\n').toLowerCase();
      for (const { name, amount } of recipe.ingredients) {
        expect(amount, list.join(', ')).not.toBe('');
        expect(steps, list.join(', ')).toContain(nameInSteps(name).toLowerCase());
      }
    }
  });

  test('what is left of something is used only after some of it was', () => {
    for (const { list, recipe } of COOKED) {
      const text = [...recipe.tasks, ...recipe.steps].join('\n');
      for (const match of text.matchAll(/(?:the rest|what is left) of (the [a-z]+)/g)) {
        const before = text.slice(0, match.index);
        expect(before, `${match[0]} in ${list.join(', ')}`).toMatch(
          new RegExp(`(?:half|most|a third|a little|some) of ${match[1]}`),
        );
      }
    }
  });

  test('nothing returns to the pan that was not lifted out before', () => {
    for (const { list, recipe } of COOKED) {
      const text = recipe.steps.join('\n');
      for (const match of text.matchAll(/Return the|the saved water/g)) {
        expect(text.slice(0, match.index), `${match[0]} of ${list.join(', ')}`).toMatch(
          match[0] === 'Return the' ? /(?:Lift|Tip) out/ : /Save a cupful/,
        );
      }
    }
  });

  test('what is drained waits no longer than ten minutes, unless it is kept warm or rinsed cold', () => {
    const minutesOf = (step: string) => {
      const [, hours = 0, rest = 0] = /\((?:(\d+) hours? ?)?(?:(\d+) minutes?)?\)/.exec(step) ?? [];
      return Number(hours) * 60 + Number(rest);
    };
    let drained = 0;
    for (const list of sample(LISTS, 100)) {
      const pantry = readPantry([...list, 'spaghetti', 'minced beef', 'chopped tomatoes', 'onion']);
      for (const choice of chooseDishes(pantry)) {
        const { text } = prepareDish(pantry, choice);
        if (!/\bboil the .*\bdrain/i.test(text)) continue;
        const { steps } = readRecipe(text);
        for (const [at, step] of steps.entries()) {
          const food = /\bboil the ([a-z]+).*\bdrain/i.exec(step)?.[1];
          if (!food || /keep warm|cold/i.test(step)) continue;
          const next = steps.findIndex((other, place) => place > at && other.includes(food));
          const wait = steps.slice(at + 1, next).reduce((sum, one) => sum + minutesOf(one), 0);
          expect(next, `${step} of ${list.join(', ')}`).toBeGreaterThan(at);
          expect(wait, `${step} of ${list.join(', ')}`).toBeLessThanOrEqual(10);
          drained += 1;
        }
      }
    }
    expect(drained).toBeGreaterThan(50);
  });

  test('no amount is more than the visitor typed, if the two can be compared', () => {
    const next = numbersFrom(7);
    let compared = 0;
    for (const list of sample(LISTS, 150)) {
      const typed = new Map<string, string>();
      const entries = list.map((entry) => {
        const stock = readItem(entry)?.stock;
        const [, unit] = /^\d+( g| ml| tin|)(?:$| \()/.exec(stock?.amount ?? '') ?? [];
        if (unit === undefined) return entry;
        const number = 1 + Math.floor(next() * 4);
        const measured = `${number * 50}${unit}`;
        const words = unit === ' tin' ? 'half a tin of' : unit ? measured : String(number);
        typed.set(`${words} ${entry}`, words);
        return `${words} ${entry}`;
      });
      const pantry = readPantry(entries);
      for (const { filling } of chooseDishes(pantry)) {
        for (const { amount, item } of [...filling.values()].flat()) {
          const words = typed.get((item && pantry.typed.get(item)) ?? '') ?? '';
          const [, most, kind] = /^(\d+)(.*)/.exec(words.replace(/^half.*/, '200 ml')) ?? [];
          const asked = amount.replace(/^1 (?:tin|can)\b.*/, '400 ml');
          const [, number, unit] = /^(\d+)( g| ml|)$/.exec(asked) ?? [];
          if (most === undefined || unit !== kind) continue;
          expect(Number(number), list.join(', ')).toBeLessThanOrEqual(Number(most));
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  test('no ingredient is in the table twice', () => {
    for (const { list, recipe } of COOKED) {
      const names = recipe.ingredients.map(({ name }) => name);
      expect(names, list.join(', ')).toEqual([...new Set(names)]);
    }
  });

  test('no sentence has a hole if an ingredient is missing', () => {
    for (const { list, text } of COOKED) {
      const prose = text.split('## Not used')[0] ?? '';
      expect(prose, list.join(', ')).not.toMatch(
        /undefined|NaN|[^\n] {2}|\bthe (?:[.,]|and\b)|\b(?:with|Add|in|of|into) (?:[.,]|and\b)| [.,]|\.\.|,,/,
      );
    }
  });

  test('only oil, salt, pepper, water and sugar come from the cupboard', () => {
    const extras = COOKED.flatMap(({ recipe }) =>
      recipe.ingredients.map(({ name }) => name).filter((name) => name.includes('(from the')),
    );

    expect([...new Set(extras)].sort()).toEqual([
      'Black pepper (from the cupboard)',
      'Oil (from the cupboard)',
      'Salt (from the cupboard)',
      'Sugar (from the cupboard)',
      'Water (from the tap)',
    ]);
  });
});

describe('food is cooked safely', () => {
  const SAFE: Record<string, RegExp> = {
    egg: /71 °C \(160 °F\)/,
    meat: /74 °C \(165 °F\)|71 °C \(160 °F\)|63 °C \(145 °F\)/,
    fish: /63 °C \(145 °F\)/,
  };

  test('meat, poultry, fish and eggs come with their safe core temperature', () => {
    for (const { list, text, recipe } of COOKED) {
      for (const { name } of recipe.ingredients) {
        const safe = SAFE[readItem(nameInSteps(name))?.stock.shelf ?? ''];
        if (safe) expect(text, `${name} of ${list.join(', ')}`).toMatch(safe);
      }
    }
  });

  test('poultry never stops short of 74 °C', () => {
    for (const { list, text, recipe } of COOKED) {
      const isPoultry = recipe.ingredients.some(({ name }) =>
        /^(chicken|turkey|whole chicken)/i.test(name),
      );
      if (isPoultry) expect(text, list.join(', ')).toContain('74 °C (165 °F)');
    }
  });

  test('dried beans are boiled hard in every dish that takes them', () => {
    let dishes = 0;
    for (const list of sample(LISTS, 150)) {
      const pantry = readPantry([...list, 'dried kidney beans']);
      for (const choice of chooseDishes(pantry)) {
        const { text } = prepareDish(pantry, choice);
        if (!text.includes('| 120 g, dried |')) continue;
        dishes++;
        expect(text, `${choice.dish.kind}: ${list.join(', ')}`).toContain(
          'rolling boil for 10 minutes',
        );
      }
    }
    expect(dishes).toBeGreaterThan(50);
  });
});

describe('what is not cooked', () => {
  test('each entry is either in the table or, literally, under "Not used"', () => {
    for (const { list, recipe } of COOKED) {
      const inTable = new Set(
        recipe.ingredients.flatMap(({ name }) => readItem(nameInSteps(name))?.food ?? []),
      );
      for (const entry of list) {
        const food = readItem(entry)?.food;
        const isUsed = food !== undefined && inTable.has(food) && !recipe.notUsed.includes(entry);
        expect(
          [isUsed, recipe.notUsed.includes(entry.replace('\ud800', '\ufffd'))],
          `${entry} of ${list.join(', ')}`,
        ).toEqual([isUsed, !isUsed]);
      }
    }
  });

  test('nothing else is under "Not used"', () => {
    for (const { list, recipe } of COOKED) {
      const entries = new Set(list.map((entry) => entry.replace('\ud800', '\ufffd')));
      expect(recipe.notUsed.filter((entry) => !entries.has(entry))).toEqual([]);
    }
  });

  test('nothing unknown gets an amount or a step', () => {
    for (const { recipe } of COOKED) {
      for (const stranger of STRANGERS) {
        if (!recipe.notUsed.includes(stranger)) continue;
        expect(recipe.ingredients.map(({ name }) => name.toLowerCase())).not.toContain(stranger);
        expect(recipe.steps.join('\n').toLowerCase()).not.toContain(stranger);
      }
    }
  });

  test('a known food that does not suit gets no amount', async () => {
    const { recipe } = await cook(['apples', 'oats', 'butter', 'cod', 'garlic']);

    expect(recipe.notUsed).not.toEqual([]);
    for (const entry of recipe.notUsed) {
      expect(recipe.ingredients.map(({ name }) => nameInSteps(name))).not.toContain(entry);
    }
  });

  test.each(HOSTILE)('the text %j is shown, and never read as markdown', async (entry) => {
    const { recipe } = await cook(['eggs', entry]);

    expect(recipe.notUsed).toEqual([entry.replace('\ud800', '\ufffd')]);
    expect(recipe.titles).toHaveLength(1);
    expect(recipe.footnotes).toEqual(['note']);
    for (const type of [
      'html',
      'link',
      'image',
      'delete',
      'definition',
      'blockquote',
      'thematicBreak',
    ]) {
      expect(recipe.nodeTypes).not.toContain(type);
    }
  });

  test('line breaks and control characters do not leave their line', async () => {
    const { recipe } = await cook(['eggs', 'a\n# b\r\n\r\n- [ ] c\u0000\u2028d']);

    expect(recipe.notUsed).toEqual(['a # b - [ ] c d']);
    expect(recipe.titles).toEqual(['Omelette']);
  });
});

describe('the same list', () => {
  test('gives the same first dish, in any order and case', () => {
    for (const list of sample(LISTS, 100)) {
      const first = (entries: readonly string[]) => {
        const pantry = readPantry(entries);
        const [choice] = chooseDishes(pantry);
        return choice && prepareDish(pantry, choice).text.toLowerCase();
      };
      expect(first([...list].reverse())).toBe(first(list));
      expect(first(list.map((entry) => ` ${entry.toUpperCase()} `))).toBe(
        first(list.map((entry) => entry.toUpperCase())),
      );
    }
  });
});

describe('any list at all', () => {
  const MANY = isFull ? 10_000 : 2_000;
  const strangers = Array.from({ length: MANY }, (_, index) => `thing ${index}`);

  test.each([
    ['no entries', []],
    ['blank entries', ['', '  ', '\n']],
    ['one very long word', ['x'.repeat(1_000_000)]],
    [
      'many very long words',
      Array.from({ length: 500 }, (_, index) => `${index}${'界'.repeat(5000)}`),
    ],
    ['names of object members', ['__proto__', 'constructor', 'prototype', 'valueOf']],
    ['thousands of unknown words', strangers],
    ['thousands of times the same', Array.from({ length: MANY }, () => 'eggs')],
    ['every food there is', FOODS],
    ['words that only describe', ['fresh', 'chopped', '2', 'a can of', 'some', '500 g', '½']],
    [
      'thousands of piled qualifiers',
      Array.from({ length: MANY }, (_, index) => `${'fresh '.repeat(9)}x${index}`),
    ],
  ])('%s: one title, below 32 kB', async (_, list) => {
    const { text, recipe } = await cook(list);

    expect(bytes(text)).toBeLessThan(32_000);
    expect(recipe.titles).toHaveLength(1);
  });

  test('counts the entries that are too many to name', async () => {
    const { text, recipe } = await cook(strangers);

    expect(recipe.notUsed).toHaveLength(200);
    expect(text).toContain(`… and ${(MANY - 200).toLocaleString('en')} more.`);
  });
});
