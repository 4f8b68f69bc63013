import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nameLeft } from '../../../src/cookbook/cooked/CookedStatus';
import { fitToSave } from '../../../src/cookbook/storage/savedRecipe';
import type { Avoidance } from '../../../src/foods/avoided/Avoidance';
import { checkRecipe } from '../../../src/foods/avoided/checkRecipe';
import { ALLERGENS } from '../../../src/foods/contents';
import { listedFoods, splitFoods } from '../../../src/foods/entries';
import { learn, learnForList } from '../../../src/foods/languages/learn';
import { readText } from '../../../src/reading/document/marks/readText';
import { checkReading, checkWithList } from '../../../src/recipe/allergens/checkReading';
import { createListNotes } from '../../../src/recipe/allergens/createListNotes';
import { statementsOf } from '../../../src/recipe/allergens/statementsOf';
import { words as german } from '../../../src/words/de/first';
import * as firstWords from '../../../src/words/en/first';
import { words as spanish } from '../../../src/words/es/first';
import { words as french } from '../../../src/words/fr/first';

const avoiding = (...allergens: Avoidance['allergens']): Avoidance => ({
  allergens,
  diet: null,
  avoid: [],
});

function check(list: readonly string[], lines: readonly string[], toAvoid: Avoidance, step = '') {
  const items = lines.map((line) => `- ${line}`).join('\n');
  const text = `# A dish\n\nServes 2 · 30 minutes\n\n## Ingredients\n\n${items}\n\n## Method\n\n1. Cook everything in a pan for 20 minutes, until done. ${step}\n2. Serve hot.\n`;
  const reading = readText(text);
  const { check, marks } = checkReading(reading, toAvoid, false, list);
  const { contained, open, nothing } = statementsOf(check);
  return { contained, open, nothing, verdicts: check.results.map(({ verdict }) => verdict), marks };
}

const textOf = (lines: readonly string[], about = 'Serves 2 · 30 minutes') =>
  `# A dish\n\n${about}\n\n## Ingredients\n\n${lines.map((line) => `- ${line}\n`).join('')}\n## Method\n\n1. Cook everything in a pan for 20 minutes, until done.\n2. Serve hot.\n`;

const cooksIn: Record<string, (line: string) => string> = {
  en: (line) => textOf([line, '2 eggs']),
  de: (line) =>
    `# Abendessen\n\nFür 2 Personen\n\n## Zutaten\n\n- ${line}\n- 2 Eier\n\n## Zubereitung\n\n1. Alles in einer Pfanne 20 Minuten garen.\n2. Heiß servieren.\n`,
  fr: (line) =>
    `# Un plat\n\nPour 2 personnes\n\n## Ingrédients\n\n- ${line}\n- 2 œufs\n\n## Préparation\n\n1. Faire cuire le tout à la poêle pendant 20 minutes.\n2. Servir chaud.\n`,
  es: (line) =>
    `# Un plato\n\nPara 2 personas\n\n## Ingredientes\n\n- ${line}\n- 2 huevos\n\n## Preparación\n\n1. Cocina todo en una sartén durante 20 minutos.\n2. Sirve caliente.\n`,
};

const said = (words: string) => [`“${words}” could not be checked for peanuts.`];

it.each<[title: string, list: string[], lines: string[], open: string[]]>([
  [
    'names a leftover in its line',
    [],
    ['200 g leftover roast chicken', '2 eggs'],
    said('200 g leftover roast chicken'),
  ],
  ['says so after it', [], ['roast chicken leftovers', '2 eggs'], said('roast chicken leftovers')],
  ['in two words', [], ['200 g left-over rice', '2 eggs'], said('200 g left-over rice')],
  ["calls it yesterday's", [], ['300 g yesterday’s rice'], said('300 g yesterday’s rice')],
  [
    'uses a food that the list calls a leftover',
    ['leftover roast chicken', 'eggs'],
    ['200 g cooked chicken', '2 eggs'],
    said('leftover roast chicken'),
  ],
  [
    'names a leftover once, as the list does',
    ['leftover roast chicken', 'eggs'],
    ['200 g leftover roast chicken', '2 eggs'],
    said('200 g leftover roast chicken'),
  ],
  ['names a food above it', ['leftover chicken'], ['200 g poultry'], said('leftover chicken')],
  ['may be made of anything', ['leftovers', 'eggs'], ['2 eggs'], said('leftovers')],
  [
    'has a line that the page does not understand',
    ['leftover stew', 'eggs'],
    ['200 g frobnish', '2 eggs'],
    ['“frobnish” and “leftover stew” could not be checked for peanuts.'],
  ],
  ['does not use it', ['leftover roast chicken', 'eggs'], ['2 eggs', '1 tbsp butter'], []],
  ['has none', ['chicken', 'eggs'], ['200 g cooked chicken', '2 eggs'], []],
])('a recipe that %s is checked for its leftovers: %j, %j', (_, list, lines, open) => {
  const found = check(list, lines, avoiding('peanuts'));
  expect(found.open).toEqual(open);
  expect(found.verdicts).toEqual([open.length > 0 ? 'not checked' : 'nothing']);
  expect(found.nothing === '').toBe(open.length > 0);
});

it('a leftover is checked, even if a longer word of a line holds its name', () => {
  const { open } = check(['leftover stew'], ['200 g leftover stewed plums'], avoiding('peanuts'));
  expect(open.join()).toContain('“leftover stew”');
});

const PAD_THAI = 'Pad thai (leftover; contains peanuts, gluten)';

const checkPadThai = (lines: readonly string[], list: readonly string[] = [], step = '') =>
  check([PAD_THAI, ...list], lines, avoiding('peanuts', 'milk'), step);

it.each([['1 portion leftover pad thai'], ['300 g pad thai'], ['300 g frobnish']])(
  'a recipe with %j contains what is in the leftover of that name',
  (line) => {
    const { contained, open, verdicts } = checkPadThai([line, '2 eggs']);
    expect(contained).toEqual([`Contains peanuts: ${PAD_THAI}.`]);
    expect(open.join()).toMatch(/“Pad thai.* could not be checked for .*milk/);
    expect(verdicts).toEqual(['contains', 'not checked']);
  },
);

it('a recipe that repeats the name of a leftover is read like any line', () => {
  const { contained, verdicts } = checkPadThai([`1 portion of ${PAD_THAI}`, '2 eggs']);
  expect(contained).toEqual(['Contains peanuts: peanuts.']);
  expect(verdicts).toEqual(['contains', 'not checked']);
});

it.each<[line: string, list?: string[]]>([
  ['300 g cooked noodles'],
  ['300 g noodles, cooked'],
  ['the remaining noodles, reheated'],
  ['1 portion of stir-fry'],
  ['the rest of your takeaway noodles'],
  ['1 large bowl'],
  ['300 g cooked noodles', ['eggs', 'rice']],
])('a recipe with %j may use a leftover that it does not name', (line, list) => {
  const { open, contained, verdicts } = checkPadThai([line, '2 eggs'], list);
  expect(contained).toEqual([]);
  expect(open).toContain(`May contain peanuts: ${PAD_THAI}.`);
  expect(verdicts).toEqual(['may contain', 'not checked']);
});

it.each<[title: string, line: string, list?: string[]]>([
  ['a raw food', '300 g chicken'],
  ['food of the list', '300 g cooked noodles', ['rice noodles']],
  ['a dish of the list', '1 portion of stir-fry', ['stir-fry']],
  ['an order to cook', '300 g pasta, cooked according to the packet'],
  ['uncooked food', '300 g uncooked prawns'],
])('a recipe with %s cannot use a leftover that it does not name: %j', (_, line, list) => {
  expect(JSON.stringify(checkPadThai([line, '2 eggs'], list))).not.toContain('Pad thai');
});

it.each<[title: string, name: string, list: string[], lines: string[], step: string]>([
  ['one food', 'creamy leek soup', ['leeks'], ['2 leeks', '2 eggs'], 'Add the leeks.'],
  [
    'two foods',
    'leek and potato soup',
    ['leeks', 'potatoes'],
    ['1 leek'],
    'Fry leeks and potatoes.',
  ],
  [
    'a kind of food',
    'chicken curry',
    ['chicken breast'],
    ['1 chicken breast'],
    'Turn the chicken.',
  ],
  ['no food', 'pasta with pesto', ['eggs'], ['2 eggs'], 'Fry with salt.'],
])(
  'a recipe that shares only %s with a leftover, which the list has fresh, may use it: %s',
  (_, ...row) => {
    const [name, list, lines, step] = row;
    const entry = `${name} (leftover; contains milk)`;
    const { contained, open } = check([entry, ...list], lines, avoiding('milk'), step);
    expect(contained).toEqual([]);
    expect(open).toEqual([`May contain milk: ${entry}.`]);
  },
);

const LEEK_SOUP = 'creamy leek soup (leftover; contains milk)';

it.each<[title: string, list: string[], lines: string[], step?: string]>([
  ['a food that no fresh one is', [LEEK_SOUP, 'potatoes'], ['2 leeks']],
  ['its name', [LEEK_SOUP, 'leeks'], ['1 portion creamy leek soup']],
  ['its name of one word', ['Leeks (leftover; contains milk)', 'leeks'], ['2 leeks']],
  ['a word of its name alone', [LEEK_SOUP, 'leeks'], ['2 leeks'], 'Add the soup.'],
  ['a cooked food', [LEEK_SOUP, 'leeks'], ['200 g cooked leeks']],
  [
    'its own roast',
    ['Roast chicken with butter (leftover; contains milk)', 'chicken'],
    ['1 roast chicken'],
  ],
  [
    'what it is made into',
    ['Mashed potatoes (leftover; contains milk)', 'potatoes'],
    ['400 g potato mash'],
  ],
  ['a leftover in a step', [LEEK_SOUP, 'leeks'], ['2 leeks'], 'Stir in the leftover leeks.'],
  ['a line that is not understood', [LEEK_SOUP, 'leeks'], ['2 leeks', '100 g frobnish']],
  ['the food of two leftovers', [LEEK_SOUP, 'leftover leeks'], ['2 leeks']],
  [
    'a verb of its name',
    ['chicken stir-fry (leftover; contains milk)', 'chicken'],
    ['1 chicken'],
    'Add the stir-fry.',
  ],
  [
    'what may be another food',
    ['chicken and rice (leftover; contains milk)', 'turkey'],
    ['200 g poultry'],
  ],
])('a recipe with %s contains what is in a leftover: %j, %j', (_, list, lines, step) => {
  const { contained } = check(list, lines, avoiding('milk'), step);
  expect(contained).toEqual([`Contains milk: ${list[0]}.`]);
});

it('the label of a fresh food does not say what is in a leftover of it', () => {
  const entry = 'Bread pudding (leftover; contains milk)';
  const { open } = check([entry, 'bread'], ['2 slices bread'], avoiding('milk'));
  expect(open.join(' ')).toContain(entry);
});

it.each([
  ['de', '300 g gekochte Nudeln', 'may contain'],
  ['de', '300 g Nudeln', 'nothing'],
  ['fr', '300 g de nouilles cuites', 'may contain'],
  ['fr', '300 g de nouilles', 'nothing'],
])('in %s, of a leftover with peanuts the check says for %j: %s', (language, line, verdict) => {
  const reading = readText(cooksIn[language]?.(line) ?? '');
  const { check } = checkReading(reading, avoiding('peanuts'), false, [PAD_THAI]);
  expect(check.results.map((one) => one.verdict)).toEqual([verdict]);
});

it('what remains of an ingredient is not a leftover', () => {
  const lines = ['2 tbsp olive oil', '300 g spinach', 'the remaining olive oil'];
  expect(JSON.stringify(checkPadThai(lines))).not.toContain('Pad thai');
});

it('a step may take a leftover that no line names', () => {
  const taken = checkPadThai(['2 eggs'], [], 'Stir in the leftovers and heat.');
  expect(taken.open[0]).toBe(`May contain peanuts: ${PAD_THAI}.`);
  expect(checkPadThai(['2 eggs'], [], 'Keep leftovers in the fridge.').open).toEqual([]);
});

it('a leftover that only a step names, or that the cook should keep, is not an ingredient', () => {
  const { open } = check([], ['2 eggs'], avoiding('peanuts'), 'Leftovers keep for 2 days.');
  expect(open).toEqual([]);
});

it('the check still finds the foods in the name of a leftover', () => {
  const { contained, open, verdicts, marks } = check(
    ['leftover pasta'],
    ['200 g leftover pasta', '1 tbsp butter'],
    avoiding('gluten', 'milk', 'peanuts'),
  );
  expect(contained).toEqual(['Contains gluten: leftover pasta.', 'Contains milk: butter.']);
  expect(open[0]).toMatch(/ could not be checked for .*peanuts/);
  expect(verdicts).toEqual(['contains', 'contains', 'not checked']);
  expect([...marks.values()].flat().map(({ words }) => words)).toContain('not checked');
});

it.each([
  ['leftover roast chicken', 'could not be checked for peanuts and gluten'],
  ['leftover pasta', 'contains gluten; could not be checked for peanuts'],
  ['roast chicken', ''],
  ['pasta', 'contains gluten'],
])('beside %s the list says %j', (entry, note) => {
  expect(createListNotes(avoiding('peanuts', 'gluten'), 'none')(entry)).toBe(note);
});

const ENGLISH = { ...firstWords.language };
const LANGUAGES = { en: ENGLISH, de: german.language, es: spanish.language, fr: french.language };
afterEach(() => void Object.assign(firstWords.language, ENGLISH));

const noteOn = (entry: string, ...allergens: (typeof ALLERGENS)[number][]) =>
  createListNotes({ allergens, diet: null, avoid: [] }, 'none')(entry);

describe.each(Object.entries(LANGUAGES))('the name of a leftover on a page in %s', (_, words) => {
  it.each(ALLERGENS)(
    'says %s, which every page reads, and is not checked for another',
    async (one) => {
      const entry = words.left('Chili', [words.allergen(one)]);
      const other = one === 'fish' ? 'celery' : 'fish';
      // Before the language has arrived.
      expect(noteOn(entry, other)).toBe(`could not be checked for ${other}`);
      expect(noteOn(entry, one)).toMatch(one);
      await learnForList([entry]);
      expect(noteOn(entry, one)).toBe(`contains ${one}`);
      expect(noteOn(entry, other)).toBe(`could not be checked for ${other}`);
    },
  );

  it('stays whole with all allergens, in the list and in the cookbook', () => {
    const entry = words.left('x'.repeat(40), ALLERGENS.map(words.allergen));
    expect([splitFoods(entry), listedFoods(entry)]).toEqual([[], [entry]]);
    const saved = { recipe: '# Chili', cut: false, model: null, ingredients: [entry] };
    expect(fitToSave(saved).ingredients).toEqual([entry]);
  });
});

function leftOf(text: string, list: readonly string[] = [], isCut = false) {
  const reading = readText(text);
  const check = checkWithList([], reading, isCut, list);
  return nameLeft('Stew', '2026-11-21T19:30:00+01:00', reading, check);
}

const ITALIAN =
  '# Un piatto\n\nPer 2 persone\n\n## Ingredienti\n\n- 500 g di pollo\n\n## Preparazione\n\n1. Cuocere tutto in una padella per 20 minuti.\n2. Servire.\n';

it.each<[title: string, text: string, list: string[], name: string, day: number]>([
  ['butter and flour', textOf(['50 g butter', '20 g flour']), [], 'contains milk, gluten', 23],
  ['nothing that is certain', textOf(['500 g carrots', '1 stock cube']), [], '', 23],
  ['rice', textOf(['200 g rice', '2 eggs']), [], 'contains eggs', 22],
  [
    'a line that the page cannot read',
    textOf(['200 g frobnish', '2 eggs']),
    [],
    'contains eggs',
    22,
  ],
  ['words in a language that the page cannot read', ITALIAN, [], '', 22],
  [
    'a leftover with fish',
    textOf(['200 g cooked chicken', '2 eggs']),
    ['Chicken (leftover; contains fish)'],
    'contains eggs, fish',
    23,
  ],
])('what is left of a recipe with %s says so, and gets a date', (_, text, list, says, day) => {
  expect(leftOf(text, list)).toEqual({
    entry: `Stew (leftover${says && `; ${says}`})`,
    day: `2026-11-${day}`,
  });
});

describe('what is left of a recipe that names what it does not use', () => {
  const unused = (words: string) => `${textOf(['500 g carrots'])}\n## Not used\n\n${words}\n`;
  const list = ['500 g carrots', '6 eggs', 'Chicken (leftover; contains fish)'];

  it('does not contain that, by its name', () => {
    expect(leftOf(unused('eggs, Chicken (leftover; contains fish)'), list).entry).toBe(
      'Stew (leftover)',
    );
    expect(leftOf(unused('- 6 eggs\n- Chicken (leftover; contains fish)'), list).entry).toBe(
      'Stew (leftover)',
    );
  });

  it.each([
    ['words that are not on the list', 'eggs, use mayonnaise instead', list],
    ['a food of another list', '6 eggs', ['500 g carrots']],
    ['a food of its ingredients', '6 eggs\n\n## Sauce\n\n- 2 eggs', list],
  ])('contains %s', (_, words, all) => {
    expect(leftOf(unused(words), all).entry).toBe('Stew (leftover; contains eggs)');
  });
});

const dayOfLeft = (language: string, line: string, typed = 'Stew') => {
  const reading = readText(cooksIn[language]?.(line) ?? '');
  expect(reading.document.language).toBe(language);
  return nameLeft(typed, '2026-11-21T19:30:00', reading, checkWithList([], reading, false)).day;
};

it.each([
  ['en', '200 g carrots', 23],
  ['en', '2 tbsp rice vinegar', 23],
  ['en', '200 g jasmine rice', 22],
  ['en', '1 pouch cooked basmati', 22],
  ['en', '300 g leftover stew', 22],
  ['de', '200 g Karotten', 23],
  ['de', '200 g Langkornreis', 22],
  ['de', '200 g Jasminreis', 22],
  ['de', '200 g Naturreis', 22],
  ['de', '200 g Reisnudeln', 23],
  ['de', '200 g Zwobbel', 22],
  ['fr', '200 g de carottes', 23],
  ['fr', '200 g de riz rond', 22],
  ['fr', '1 portion de risotto', 22],
  ['fr', '200 g de zwobbel', 22],
  // The page has not checked Spanish completely.
  ['es', '200 g de zanahorias', 22],
  ['es', '200 g de arroz bomba', 22],
])(
  'what is left of a recipe in %s with %j is to be eaten by November %d',
  (language, line, day) => {
    expect(dayOfLeft(language, line)).toBe(`2026-11-${day}`);
  },
);

it.each([
  ['Stew', 23],
  ['Risotto', 22],
  ['Paella', 22],
  ['Sushi', 22],
  ['Congee', 22],
  ['Biryani', 22],
  ['Kedgeree', 22],
  ['Onigiri', 22],
  ['Reispfanne', 22],
  ['Riz cantonais', 22],
  ['Arroz con pollo', 22],
  ['Zwobbel', 22],
])('a leftover that a visitor calls %j is to be eaten by November %d', (typed, day) => {
  expect(dayOfLeft('en', '200 g carrots', typed)).toBe(`2026-11-${day}`);
});

it('what is left of an answer without its end is to be eaten tomorrow', () => {
  expect(leftOf(textOf(['2 eggs']), [], true).day).toBe('2026-11-22');
});

it('a name tells a later check no more than it says', () => {
  const line = { text: 'Stew (leftover; contains milk)', isIngredient: true };
  const { findings } = checkRecipe([], [line], { isReadable: true });
  expect(['milk', 'peanuts', 'meat'].map((one) => findings.get(one as 'milk')?.verdict)).toEqual([
    'contains',
    'not checked',
    'not checked',
  ]);
});

beforeAll(() => Promise.all(['de', 'fr', 'es'].map(learn)));

const noteInEnglish = (line: string) =>
  createListNotes({ allergens: ['peanuts'], diet: null, avoid: [] }, 'none')(line);

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
  expect(noteInEnglish(line)).toBe('could not be checked for peanuts');
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
  expect(noteInEnglish(line)).toBe('');
});
