import { describe, expect, it, test, vi } from 'vitest';
import type { Preferences } from '../../../machines/kitchen/preferences';
import type { Answer } from '../../../machines/kitchen/recipe';
import type { RecipeRequest, Wish } from '../../../machines/recipe/request';
import { fetchJudge } from '../../../src/foods';
import {
  createSampleKitchen,
  openBook,
  writeUnused,
} from '../../../src/models/sampleKitchen/createSampleKitchen';
import { readList } from '../../../src/models/sampleKitchen/readList';
import { readText } from '../../../src/reading/document/marks/readText';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readIdeas } from '../../../src/reading/lines/ideas/readIdeas';
import { requestOf } from '../../support/requestOf';
import { HOSTILE, STRANGERS } from './lists';

function ask(
  ingredients: readonly string[],
  kitchen = createSampleKitchen(),
  signal = new AbortController().signal,
) {
  return kitchen.generate(requestOf(ingredients), signal);
}

const titleOf = (text: string) => parseRecipe(text).title?.text ?? '';
const cook = async (list: string) => titleOf((await ask(list.split(', '))).text);
/** The entries that the dish does not use. */
const unusedIn = (text: string) =>
  parseRecipe(text).notes.find(({ heading }) => heading === 'Not used')?.text;

describe('the contract of a connection', () => {
  test('an answer is whole and comes from no model', async () => {
    const { text, ...rest } = await ask(['eggs', 'rice']);

    expect(rest).toEqual({ cut: false, model: null });
    expect(text).toMatch(/^# /);
  });

  test('an aborted call fails with the reason and does not count as asked', async () => {
    const kitchen = createSampleKitchen();
    const reason = new Error('the visitor pressed Stop');

    await expect(ask(['eggs', 'rice'], kitchen, AbortSignal.abort(reason))).rejects.toBe(reason);
    const stop = new AbortController();
    const asked = ask(['eggs', 'rice'], kitchen, stop.signal);
    stop.abort(reason);
    await expect(asked).rejects.toBe(reason);
    expect(await ask(['eggs', 'rice'], kitchen)).toEqual(await ask(['eggs', 'rice']));
  });

  test('neither chance, nor the date, nor the network has a part in it', async () => {
    const expected = await ask(['eggs', 'rice', 'leek']);
    const forbidden = () => {
      throw new Error('not in this kitchen');
    };
    const spies = [
      vi.spyOn(Math, 'random').mockImplementation(forbidden),
      vi.spyOn(Date, 'now').mockImplementation(forbidden),
      vi.spyOn(globalThis, 'fetch').mockImplementation(forbidden),
    ];

    await expect(ask(['eggs', 'rice', 'leek'])).resolves.toEqual(expected);
    for (const spy of spies) spy.mockRestore();
  });
});

describe('asking again', () => {
  test('the same list gets each dish that suits once, then hears that there is no other, then begins again', async () => {
    const kitchen = createSampleKitchen();
    const titles: string[] = [];
    while (new Set(titles).size === titles.length)
      titles.push(titleOf((await ask(['eggs', 'rice', 'spring onion'], kitchen)).text));
    const again = titles.pop();

    expect(titles[0]).toBe('Egg fried rice with spring onion');
    expect(titles.length).toBeGreaterThan(3);
    expect(titles.at(-1)).toBe('That was every dish for this list');
    expect(again).toBe(titles[0]);
  });

  test('a list with one dish says that there is no other, and what to do, and not the dish again', async () => {
    const kitchen = createSampleKitchen();
    await ask(['mussels', 'white wine'], kitchen);
    const { text, isNote } = await ask(['mussels', 'white wine'], kitchen);

    expect(isNote).toBe(true);
    expect(text).toMatch(/Add or remove an ingredient .* connect an AI model/);
  });

  test('order, case, blanks and repetition do not make another list', async () => {
    const kitchen = createSampleKitchen();
    const other = createSampleKitchen();
    await ask(['eggs', 'rice', 'spring onion'], kitchen);
    await ask(['eggs', 'rice', 'spring onion'], other);
    const asked = await ask([' Spring  Onion', 'RICE', 'rice', 'Eggs '], kitchen);

    const second = await ask(['eggs', 'rice', 'spring onion'], other);
    expect(asked.text.toLowerCase()).toBe(second.text.toLowerCase());
  });

  test('each list and each kitchen is counted by itself', async () => {
    const kitchen = createSampleKitchen();
    await ask(['eggs', 'rice'], kitchen);

    expect(await ask(['eggs', 'bread'], kitchen)).toEqual(await ask(['eggs', 'bread']));
  });
});

describe('the dish follows from the list', () => {
  test.each([
    ['eggs, rice, spring onion', 'Egg fried rice with spring onion'],
    ['chicken thighs, potatoes, carrots, onion', 'Roast chicken and potatoes on one tray'],
    ['oats, banana, milk, honey', 'Creamy porridge'],
    ['flour, eggs, milk, blueberries', 'Thin pancakes'],
  ])('%s: %s', async (list, title) => {
    expect(await cook(list)).toBe(title);
  });

  test('in the visitor’s words', async () => {
    const { text } = await ask(['scallions', 'eggs', 'rice', 'baby carrots']);
    expect(text).toMatch(/^- .* scallions$/m);
  });
});

describe('what a dish has no use for', () => {
  test('is named below it, as words: no box, no amount', async () => {
    const { text } = await ask(['eggs', 'rice', 'spring onion', 'soap', '2 bars of chocolate']);
    expect(unusedIn(text)).toBe('2 bars of chocolate, soap');
    const lines = parseRecipe(text).ingredients.flatMap(({ items }) => items);
    expect(lines.map(({ line }) => line).join()).not.toMatch(/soap|chocolate/);
  });

  test('is not there if a dish uses all', async () => {
    expect((await ask(['eggs', 'rice'])).text).not.toContain('Not used');
  });

  test('keeps its signs, whatever they are in markdown', async () => {
    const usual =
      '# Rice\n\nServes 2\n\n## Ingredients\n\n- 200 g rice\n- 2 eggs\n\n## Method\n\n1. Boil the rice for 10 minutes.\n2. Fry the eggs.';
    const types = new Set(readText(usual).marks.map(({ kind }) => kind));
    const { words } = await openBook('en');
    const { title, steps } = parseRecipe(usual);
    for (const strange of [...HOSTILE, ...STRANGERS, '{egg}', '{egg|milk}', 'a | b']) {
      const { marks, tree, document } = readText(usual + writeUnused([strange], words));
      expect(tree, strange).not.toBeNull();
      expect(document.title?.text, strange).toBe(title?.text);
      expect(document.steps.length, strange).toBe(steps.length);
      expect(JSON.stringify(tree), strange).not.toMatch(
        /"tagName":"(?:a|img|del|table|hr|blockquote)"/,
      );
      expect(
        marks.filter(({ kind }) => !types.has(kind) && kind !== 'words'),
        strange,
      ).toEqual([]);
      const [note] = document.notes.filter(({ heading }) => heading === words.notUsed);
      const shown = strange.replaceAll('`', '');
      expect(note?.text.replaceAll('`', '') ?? shown, strange).toBe(shown);
    }
  });

  test('never gets into the dish, whatever an entry says', async () => {
    const strange = HOSTILE.filter((entry) => entry !== '**bold** eggs');
    const { text } = await ask(['eggs', 'rice', ...strange, '{egg}', '{egg|milk}', 'a | b']);
    const [dish = ''] = text.split('## Not used');
    expect(dish.trimEnd()).toBe((await ask(['eggs', 'rice'])).text.trimEnd());
  });

  test('is counted if it is too long to name', async () => {
    const strangers = Array.from({ length: 300 }, (_, at) => `thing ${at}`);
    const { text } = await ask(['eggs', 'rice', ...strangers]);
    expect(unusedIn(text)?.split(', ')).toHaveLength(41);
    expect(unusedIn(text)).toMatch(/and 260 more$/);
  });

  test('stays on its line, and short', async () => {
    const { text } = await ask([
      'eggs',
      'rice',
      'a\n# b\r\n\r\n- [ ] c\u0000\u2028d',
      'x'.repeat(100_000),
    ]);
    expect(text.length).toBeLessThan(4_000);
    expect(parseRecipe(text).steps).toHaveLength(
      parseRecipe((await ask(['eggs', 'rice'])).text).steps.length,
    );
  });
});

describe('a list that no dish suits', () => {
  test.each([
    ['bleach, unobtainium', 'does not know what is on your list'],
    ['ketchup, salt', 'nothing in it goes with what is on your list'],
  ])('%s: says so kindly, and what would help', async (list, words) => {
    const { text, waive } = await ask(list.split(', '));
    expect(titleOf(text)).toBe('Nothing here suits this list yet');
    expect(text).toContain(words);
    expect(text).toContain('begin with eggs, rice');
    expect(unusedIn(text)).toBe(list);
    expect(waive).toBeUndefined();
  });

  test.each([
    ['no entries', []],
    ['names of object members', ['__proto__', 'constructor', 'prototype', 'valueOf']],
    ['a very long word', ['x'.repeat(1_000_000)]],
  ])('%s: one title, below 32 kB', async (_, list) => {
    const { text } = await ask(list);
    expect(text.length).toBeLessThan(32_000);
    expect(text.match(/^# /gm)).toHaveLength(1);
  });
});

const { isUnfit } = await fetchJudge();
const read = (...askedWith: string[]) => readList({ askedWith, useUp: [] }, isUnfit);
const wordFor = (entry: string) => read(entry).known[0]?.word;

test.each([
  ['2 eggs', 'eggs'],
  ['a can of chickpeas', 'chickpeas'],
  ['2 x 400g tins of chickpeas', 'chickpeas'],
  ['2 tins of tuna', 'tuna'],
  ['1.5 lb boneless, skinless chicken breasts', 'chicken breasts'],
  ['tomatoes, chopped', 'tomatoes'],
  ['tomatos', 'tomatoes'],
  ['parmesean', 'Parmesan'],
  ['half an onion', 'onion'],
  ['frozen peas', 'frozen peas'],
  ['gluten-free pasta', 'gluten-free pasta'],
  ['leftover chicken', 'leftover chicken'],
  ['GREEK YOGURT', 'Greek yogurt'],
  ['some cheddar', 'Cheddar'],
  ['**eggs**', 'eggs'],
])('%s is called %s', (entry, word) => {
  expect(wordFor(entry)).toBe(word);
});

test.each([
  ...STRANGERS.filter(
    (entry) => !['vegan sausage', 'rice paper', 'chocolate eggs'].includes(entry),
  ),
  ...HOSTILE.filter((entry) => entry !== '**bold** eggs'),
  'raw kidney beans',
  'green potato',
  'frozen eggs',
  'egg cup',
  'without eggs',
  'eggs?',
  '-2 eggs',
  '{eggs}',
  'eggs | milk',
  'sauce',
  'pasta or rice',
])('%j fills no slot', (entry) => {
  expect(read(entry).known).toEqual([]);
});

describe('a list', () => {
  it('counts what reads as several foods as these, also to use up', () => {
    const { known } = readList(
      { askedWith: ['2 eggs and some rice', 'leek, soap'], useUp: ['2 eggs and some rice'] },
      isUnfit,
    );
    expect(known.map(({ food, isUsedUp }) => [food.food.name, isUsedUp])).toEqual([
      ['egg', true],
      ['rice', true],
    ]);
  });

  it('with thousands of entries has at most a hundred foods', () => {
    const many = Array.from({ length: 3_000 }, (_, at) => `${at} eggs`);
    expect(read(...many).known).toHaveLength(100);
  });
});

describe('a wish', () => {
  const LIST = ['rice', 'eggs', 'spring onion', 'peas', 'bread', 'cheese'];

  function openKitchen(list = LIST, preferences: Partial<Preferences> = {}) {
    const kitchen = createSampleKitchen();
    return async (rest: Partial<RecipeRequest> = {}) => {
      const request = requestOf(list, preferences, rest);
      return (await kitchen.generate(request, new AbortController().signal)).text;
    };
  }

  const titleOf = (text: string) => parseRecipe(text).title?.text ?? '';
  const another = (...titles: string[]): Wish => ({ kind: 'another', titles });
  const without = (...foods: string[]): Wish => ({
    kind: 'change',
    words: 'without that',
    without: foods,
  });

  describe('another recipe', () => {
    it('is a dish that the visitor has not seen, until there is none, which it says', async () => {
      const ask = openKitchen(['lentils', 'carrots', 'eggs']);
      const titles = [titleOf(await ask())];
      for (;;) {
        const title = titleOf(await ask({ wish: another(...titles) }));
        if (title === 'That was every dish for this list') break;
        expect(titles).not.toContain(title);
        titles.push(title);
      }
      expect(titles.length).toBeGreaterThan(3);
    });

    it('is followed by the dish after it, not by itself', async () => {
      const ask = openKitchen();
      const first = titleOf(await ask());
      const other = titleOf(await ask({ wish: another(first) }));
      expect([first, other]).not.toContain(titleOf(await ask()));
    });
  });

  describe('three ideas', () => {
    const open = (preferences: Partial<Preferences> = {}, list = LIST) => {
      const kitchen = createSampleKitchen();
      return (rest: Partial<RecipeRequest>) =>
        kitchen.generate(requestOf(list, preferences, rest), new AbortController().signal);
    };
    const titlesOf = ({ ideas }: Answer) => ideas?.map(({ title }) => title) ?? [];

    it('are the first dishes for the list, each with its time and all its foods', async () => {
      const ask = open();
      const { text, ideas = [], model } = await ask({ wish: { kind: 'ideas' } });
      expect([ideas.length, model]).toEqual([3, null]);
      expect(readIdeas(text, false)).toMatchObject(
        ideas.map(({ title, minutes, foods }) => ({ title, minutes, foods })),
      );
      const first = titleOf((await ask({})).text);
      expect(first).toBe(ideas[0]?.title);
    });

    it('lead to the recipe of each, and do not count as asked', async () => {
      const ask = open();
      for (const title of titlesOf(await ask({ wish: { kind: 'ideas' } }))) {
        expect(titleOf((await ask({ wish: { kind: 'dish', title } })).text)).toBe(title);
      }
    });

    it('leave out what was shown, and what takes too long, until there is no other', async () => {
      const ask = open({}, ['lentils', 'carrots', 'eggs']);
      const known: string[] = [];
      for (;;) {
        const answer = await ask({ wish: { kind: 'ideas', titles: known } });
        // A single dish is no choice, so its recipe comes at once.
        const titles = answer.ideas ? titlesOf(answer) : [titleOf(answer.text)];
        if (titles[0] === 'That was every dish for this list') break;
        expect(known.filter((title) => titles.includes(title))).toEqual([]);
        known.push(...titles);
      }
      expect(known.length).toBeGreaterThan(3);
      const { ideas } = await ask({ wish: { kind: 'ideas', below: 20 } });
      expect(ideas?.filter(({ minutes }) => (minutes ?? 20) >= 20)).toEqual([]);
    });

    it('keep to what the visitor avoids and to other preferences', async () => {
      const ask = open({ allergens: ['milk', 'eggs'], minutes: 30 });
      const { ideas = [] } = await ask({ wish: { kind: 'ideas' } });
      expect(ideas.flatMap(({ foods }) => foods).join()).not.toMatch(/egg|cheese|butter/);
      expect(ideas.filter(({ minutes }) => (minutes ?? 0) > 30)).toEqual([]);
    });
  });

  it.each<Wish>([{ kind: 'ideas' }, another()])(
    'for a list that no dish suits ($kind) is a suggestion',
    async (wish) => {
      const text = await openKitchen(['soap', 'cola'])({ wish });
      expect(text).toMatch(/^# Nothing here suits this list yet/);
    },
  );

  describe('a swap', () => {
    it('is the same dish without the food', async () => {
      const ask = openKitchen();
      const recipe = await ask();
      expect(titleOf(recipe)).toMatch(/fried rice/);
      const swapped = await ask({ recipe, wish: without('peas') });
      expect(titleOf(swapped)).toMatch(/fried rice/);
      expect(swapped).not.toMatch(/\bpeas?\b/i);
    });

    it('of a later dish is that dish, and does not count as asked', async () => {
      const ask = openKitchen();
      await ask();
      const later = await ask();
      expect(later).toMatch(/\bcheese\b/i);
      const next = await openKitchenAfter(2);
      expect(await ask({ recipe: later, wish: without('peas') })).not.toMatch(/\bpeas?\b/i);
      expect(await ask()).toBe(next);
    });

    it('of a food that the dish cannot do without is another dish', async () => {
      const ask = openKitchen();
      const recipe = await ask();
      const swapped = await ask({ recipe, wish: without('rice') });
      expect(swapped).not.toMatch(/\brice\b/i);
      expect(titleOf(swapped)).not.toBe('');
    });

    it('of a food that no dish can do without says so', async () => {
      const ask = openKitchen(['eggs']);
      const swapped = await ask({ recipe: await ask(), wish: without('eggs', '_milk_') });
      expect(titleOf(swapped)).toBe('Nothing here fits what you asked for');
      expect(swapped).toContain('No dish for your list can do without eggs and \\_milk\\_.');
    });

    it('keeps to what the visitor avoids', async () => {
      const ask = openKitchen(LIST, { allergens: ['milk'] });
      const swapped = await ask({ recipe: await ask(), wish: without('eggs') });
      expect(swapped).not.toMatch(/cheese|\beggs?\b/i);
    });
  });

  describe('what should be used up', () => {
    it.each([['bread'], ['peas'], ['cheese'], ['6 eggs', 'bread']])(
      '(%s) is in the first dish',
      async (...useUp) => {
        const list = [...LIST.filter((food) => !useUp.some((own) => own.includes(food))), ...useUp];
        const text = await openKitchen(list)({ useUp });
        for (const food of useUp)
          expect(text.split('## Not used')[0]).toContain(food.split(' ').at(-1));
      },
    );
  });

  async function openKitchenAfter(times: number): Promise<string> {
    const ask = openKitchen();
    for (let time = 0; time < times; time += 1) await ask();
    return ask();
  }
});
