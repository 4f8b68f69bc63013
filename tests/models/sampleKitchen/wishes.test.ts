import { describe, expect, it } from 'vitest';
import type { Preferences } from '../../../machines/kitchen/preferences';
import type { Answer } from '../../../machines/kitchen/recipe';
import type { RecipeRequest, Wish } from '../../../machines/recipe/request';
import { createSampleKitchen } from '../../../src/models/sampleKitchen/createSampleKitchen';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readIdeas } from '../../../src/reading/lines/ideas/readIdeas';
import { requestOf } from '../../support/requestOf';

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

  it('is a suggestion if no dish suits the list', async () => {
    const ask = openKitchen(['soap', 'cola']);
    expect(await ask({ wish: another() })).toMatch(/^# Nothing here suits this list yet/);
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

  it('are a suggestion if no dish suits the list', async () => {
    const { text, ideas } = await open({}, ['soap', 'cola'])({ wish: { kind: 'ideas' } });
    expect([text.split('\n')[0], ideas]).toEqual(['# Nothing here suits this list yet', undefined]);
  });
});

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
