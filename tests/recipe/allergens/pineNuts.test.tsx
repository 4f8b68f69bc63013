import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import { linesToKeep } from '../../../src/cookbook/bring/adding';
import { nameLeft } from '../../../src/cookbook/cooked/CookedStatus';
import type { Avoidance } from '../../../src/foods/avoided/Avoidance';
import { learn } from '../../../src/foods/languages/learn';
import { readText } from '../../../src/reading/document/marks/readText';
import { textAround } from '../../../src/reading/lines/textAround';
import { checkReading } from '../../../src/recipe/allergens/checkReading';
import { createListNotes } from '../../../src/recipe/allergens/createListNotes';
import { findKept } from '../../../src/recipe/allergens/droppedFoods';
import { keyOfThing } from '../../../src/recipe/allergens/sayFound';
import { statementsOf } from '../../../src/recipe/allergens/statementsOf';
import { checkDraft } from '../../../src/recipe/judge';
import { judgeIdeas } from '../../../src/recipe/judgeIdeas';
import { wishWithout } from '../../../src/recipe/RecipeContext';
import { words as german } from '../../../src/words/de/first';
import * as firstWords from '../../../src/words/en/first';
import { words as spanish } from '../../../src/words/es/first';
import { words as french } from '../../../src/words/fr/first';
import { provideDialogs } from '../../support/dialogs';
import { aKitchen } from '../../support/kitchens';
import { labelFor } from '../../support/labels';
import { aRecipe, renderApp } from '../../support/renderApp';

beforeAll(async () => {
  provideDialogs();
  await Promise.all(['de', 'fr', 'es'].map(learn));
});

const ENGLISH = { ...firstWords.language };
afterEach(() => {
  Object.assign(firstWords.language, ENGLISH);
});

const NUTS: Preferences = { ...NO_PREFERENCES, allergens: ['nuts'] };
const TAIL = 'Some countries count them as nuts.';
const LIMIT = " It can miss one, and can't see traces: check every label.";

const textOf = (line: string, step = 'Serve it hot.', title = 'Rice') =>
  `# ${title}\n\nServes 2 · 20 minutes\n\n## Ingredients\n\n- 200 g rice\n- ${line}\n\n## Method\n\n1. Boil the rice for 10 minutes.\n2. ${step}\n`;

function statementsOn(text: string, preferences = NUTS) {
  const { check } = checkReading(readText(text), preferences, false);
  return statementsOf(check);
}

describe('for a visitor who avoids nuts, the page', () => {
  it('says that a recipe contains pine nuts, and no more of nuts', () => {
    const text = textOf('30 g pine nuts', 'Add the pine nuts.', 'Rice with pine nuts');
    const { contained, open, notes, nothing } = statementsOn(text);
    expect(contained).toEqual([`Contains pine nuts. ${TAIL}`]);
    expect([open, notes]).toEqual([[], []]);
    expect(nothing).toBe(`This page found no other mention of nuts.${LIMIT}`);
  });

  it('says in one amber line that it contains peanuts, which the visitor has not ticked', () => {
    const { contained, open } = statementsOn(textOf('2 tbsp peanut butter'));
    expect(contained).toEqual([]);
    expect(open).toEqual([
      'Contains peanuts: peanut butter. You have not ticked peanuts. Many who avoid nuts avoid them too.',
    ]);
    const both = { ...NUTS, allergens: ['nuts', 'peanuts'] as const };
    expect(statementsOn(textOf('2 tbsp peanut butter'), both).open).toEqual([]);
  });

  it('names them as the recipe does', () => {
    expect(statementsOn(textOf('30 g pinoli')).contained).toEqual([
      `Contains pine nuts: pinoli. ${TAIL}`,
    ]);
  });

  it('says that pesto may contain them', () => {
    expect(statementsOn(textOf('3 tbsp pesto')).open).toEqual([
      'May contain nuts: pesto. Check the label.',
      `May contain pine nuts: pesto. ${TAIL} Check the label.`,
    ]);
  });

  it('quotes a recipe that denies them', () => {
    const { mentions, nothing } = statementsOn(textOf('2 eggs', 'It contains no pine nuts.'));
    expect(mentions).toEqual(['The recipe says “no pine nuts” (step 2). Check that yourself.']);
    expect(nothing).toContain('no other mention of nuts.');
  });

  it.each([
    ['1 chestnut', ['nuts'], 'no other mention of nuts.'],
    [
      '30 g pine nuts',
      ['nuts', 'fish', 'lupin'],
      'no mention of fish or lupin and no other mention of nuts.',
    ],
    ['1 lemon', ['nuts', 'fish'], 'no mention of nuts or fish.'],
    ['30 g pine nuts', ['fish'], 'no mention of fish.'],
  ] as const)('beside “%s”, for %j, found %s', (line, allergens, said) => {
    const { nothing } = statementsOn(textOf(line), { ...NUTS, allergens });
    expect(nothing).toBe(`This page found ${said}${LIMIT}`);
  });

  it('found no other mention for a visitor who also typed pine nuts', () => {
    const { contained, nothing } = statementsOn(textOf('30 g pine nuts'), {
      ...NUTS,
      avoid: ['pine nuts'],
    });
    expect(contained).toEqual(['Contains pine nuts.']);
    expect(nothing).toContain('no other mention of nuts.');
  });

  it('marks lines and steps, warns in red and offers another recipe', async () => {
    const { app } = await renderApp({
      kitchen: {
        ingredients: ['rice', 'pine nuts'],
        recipe: aRecipe(textOf('30 g pine nuts', 'Scatter the pine nuts over it.')),
      },
      preferences: { allergens: ['nuts'] },
    });
    await act(() => app.parts.recipe.load());
    const region = within(screen.getByRole('region', { name: 'Allergy and diet check' }));
    const warning = region.getByText(`Contains pine nuts. ${TAIL}`);
    expect(warning.tagName).toBe('STRONG');
    expect(region.getByText(/no other mention of nuts/)).toBeVisible();
    expect(region.getByRole('button', { name: 'Ask again without pine nuts' })).toBeVisible();
    const marked = screen
      .getAllByText('(contains pine nuts)')
      .map((mark) => mark.closest('li')?.textContent?.trim());
    expect(marked).toEqual([
      'pine nuts (contains pine nuts)',
      '30 g pine nuts (contains pine nuts)',
      expect.stringContaining('Scatter the pine nuts (contains pine nuts) over it.'),
    ]);
  });

  it('marks a list of foods or of what to buy', () => {
    expect(createListNotes(NUTS, 'none')('pinoli')).toBe('contains pine nuts');
    expect(createListNotes(NUTS, 'words')('30 g pine nuts')).toBe('contains pine nuts');
    expect(createListNotes(NUTS, 'words')('1 jar pesto')).toBe('may contain nuts and pine nuts');
  });

  it('shows no idea with them, and says what another may contain', () => {
    const idea = (title: string, ...foods: string[]) => ({
      title,
      minutes: 20,
      foods,
      words: `${title} — 20 minutes — ${foods.join(', ')}`,
    });
    const ideas = [idea('Spinach rice', 'rice', 'pine nuts'), idea('Pesto rice', 'rice', 'pesto')];
    const { cards, contained } = judgeIdeas(ideas, aKitchen(), NUTS);
    expect(contained).toEqual(['pine nuts']);
    expect(
      cards.map(({ idea, mayContain, notChecked }) => [idea.title, mayContain, notChecked]),
    ).toEqual([['Pesto rice', ['nuts', 'pine nuts'], []]]);
    const strange = judgeIdeas([idea('Rice', 'rice', 'zorblax')], aKitchen(), NUTS);
    expect(strange.cards[0]?.notChecked).toEqual(['nuts']);
  });

  it('hears of them in a sentence above all ideas', () => {
    const words = 'All of these have pine nuts.\fRice — 20 minutes — rice';
    const ideas = [{ title: 'Rice', minutes: 20, foods: ['rice'], words }];
    expect(judgeIdeas(ideas, aKitchen(), NUTS).cards[0]?.mayContain).toEqual(['pine nuts']);
  });

  it('proposes no saved recipe with them, and names them while a visitor edits one', () => {
    const recipe = { id: 'a', recipe: textOf('30 g pine nuts'), cut: false, model: null };
    expect(labelFor(recipe, NUTS)).toEqual({ look: 'contains', words: 'contains pine nuts' });
    expect(checkDraft(recipe.recipe, NUTS).finds).toEqual(['contains pine nuts']);
  });

  it('says that a new recipe without nuts kept them', () => {
    const change = { changed: 'without nuts', without: ['nuts'], cut: false };
    const kept = findKept(readText(textOf('30 g pine nuts')), change)?.kept;
    expect(kept).toEqual([expect.objectContaining({ key: 'pine nuts', name: 'pine nuts' })]);
    expect(findKept(readText(textOf('2 eggs')), change)?.gone).toHaveLength(1);
  });
});

it('a line around a paste that states pine nuts stays', async () => {
  expect(await linesToKeep(textAround('Milk, pine nuts\nHome', '').lines, NO_PREFERENCES)).toEqual([
    'Milk, pine nuts',
  ]);
});

it.each([
  [ENGLISH, 'pine nuts'],
  [german.language, 'Pinienkerne'],
  [french.language, 'pignons de pin'],
  [spanish.language, 'piñones'],
])(
  'what is left of a dish with pine nuts says so, in the language of the page: %#',
  (language, name) => {
    Object.assign(firstWords.language, language);
    const text = textOf('30 g pine nuts');
    const reading = readText(text);
    const { check } = checkReading(reading, NO_PREFERENCES, false);
    const { entry } = nameLeft('Rice', '2026-11-21T19:30:00+01:00', reading, check);
    expect(entry).toContain(name);
    // Every page reads that name, and states what it found in its own words.
    Object.assign(firstWords.language, ENGLISH);
    expect(createListNotes(NUTS, 'none')(entry)).toContain('contains pine nuts');
  },
);

it('a German page asks for another recipe in German, and the request in English', () => {
  Object.assign(firstWords.language, german.language);
  const [thing] = checkReading(readText(textOf('30 g pine nuts')), NUTS, false).check.results.slice(
    -1,
  );
  const key = thing ? keyOfThing(thing.thing) : '';
  expect(wishWithout([key], null)).toMatchObject({
    words: expect.stringContaining('Pinienkerne'),
    without: ['pine nuts'],
  });
});

it('the list marks what a recipe says that some avoid with nuts', () => {
  const noteOn = (food: string, ...allergens: Avoidance['allergens']) =>
    createListNotes({ diet: null, allergens, avoid: [] }, 'none')(food);
  const foods = ['coconut milk', '200 g chestnuts', 'peanuts'];
  for (const food of foods) {
    expect(noteOn(food, 'nuts')).toBe('some avoid this with nuts');
    expect(noteOn(food, 'milk')).toBe('');
  }
  expect(noteOn('peanuts', 'nuts', 'peanuts')).toBe('contains peanuts');
  expect(noteOn('almonds', 'nuts')).toBe('contains nuts');
  // What it surely contains is all that the page takes off a request.
  const certain = createListNotes({ diet: null, allergens: ['nuts'], avoid: [] }, 'certain');
  expect(foods.map((food) => certain(food))).toEqual(['', '', '']);
});
