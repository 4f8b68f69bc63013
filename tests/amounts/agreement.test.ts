import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, it, test } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import {
  countsOf,
  entriesOf,
  isToBuy,
  type Kitchen,
  type Served,
} from '../../src/amounts/Comparison';
import { compare, rankOf } from '../../src/amounts/compare';
import { keepNeeds } from '../../src/amounts/keepNeeds';
import { needsOf } from '../../src/amounts/needsOf';
import { ASIDE, mergeDinners } from '../../src/amounts/shopping/mergeDinners';
import { shortOf } from '../../src/amounts/shortOf';
import { takenBy } from '../../src/cookbook/cooked/startCooking';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { learn } from '../../src/foods/languages/learn';
import { readText } from '../../src/reading/document/marks/readText';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
import { judgeIdeas } from '../../src/recipe/judgeIdeas';
import { neededOf } from '../../src/recipe/shopping/CheckLine';
import { findNeeds } from '../../src/recipe/shopping/NeedMark';
import { aKitchen, LIST_TOOLS } from '../support/kitchens';
import { isFull } from '../support/sample';

const SAMPLE = isFull ? { numRuns: 2_000 } : { numRuns: 10, seed: 64 };

const LINES = [
  ...['2 eggs', '6 large eggs, beaten', '3 egg yolks', '1 egg white', 'eggs'],
  ...['1 lemon in wedges', '2 lemons (juice)', 'juice of half a lemon', 'zest of 1 lemon'],
  ...['200 g rice', '1 cup basmati rice', '500 g plain flour', '100 g gluten-free flour'],
  ...['1 x 400 g tin tomatoes', '2 tins chopped tomatoes', '3 tomatoes', '2-3 leeks', '1 onion'],
  ...['50 g butter or margarine', '100 ml milk', '1 cup (240 ml) cream', '8 oz (225 g) cheddar'],
  ...['1 tbsp olive oil', 'salt, pepper', 'salt', '500 ml water', '1 tsp dried thyme'],
  ...['a handful of dill, to serve', 'parsley (optional)', '2 cloves garlic', '1 jar Zorblax'],
  ...['1 tsp salt and pepper', '100 g chopped peanuts, or sprinkles for topping'],
  ...['2-3 cloves fresh garlic', '4 to 6 chicken thighs', '200 g mixed rice and lentils'],
  ...['2 chicken thighs', '1 chicken', '400 g minced beef', '200 g dairy-free yoghurt'],
];
const ENTRIES = [
  ...['2 eggs', 'eggs, 2 left', 'a dozen eggs', 'eggs', 'half a lemon', 'lemons', 'rice'],
  ...['500 g flour', 'flour', 'tinned tomatoes', '2 tomatoes', 'leeks', 'onions and leeks'],
  ...['butter', 'margarine', 'milk', 'cream', 'cheddar', 'olive oil', 'salt', 'dill', 'garlic'],
  ...['1 leek', '1 clove garlic', 'pepper', '2 chicken thighs'],
  ...['chicken', 'leftover roast chicken', '1 kg beef mince', 'yoghurt', 'thyme', 'Zorblax'],
];

const recipe = fc.record({
  lines: fc.uniqueArray(fc.constantFrom(...LINES), { minLength: 3, maxLength: 10 }),
  group: fc.uniqueArray(fc.constantFrom(...LINES), { maxLength: 3 }),
  isOptional: fc.boolean(),
  unused: fc.uniqueArray(fc.constantFrom(...ENTRIES), { maxLength: 3 }),
  serves: fc.integer({ min: 1, max: 6 }),
});

const kitchen = fc
  .record({
    list: fc.uniqueArray(fc.constantFrom(...ENTRIES), { minLength: 1, maxLength: 10 }),
    always: fc.uniqueArray(fc.constantFrom('salt', 'pepper', 'olive oil', 'garlic')),
    isAsked: fc.boolean(),
    avoid: fc.constantFrom<('milk' | 'eggs')[]>([], [], ['milk'], ['eggs']),
  })
  .map(
    ({ list, always, isAsked, avoid }): Kitchen => ({
      list,
      always: isAsked ? always : [],
      probably: isAsked ? [] : ['salt', 'pepper', 'neutral oil', 'olive oil'],
      avoided: thingsToAvoid({ ...NO_PREFERENCES, allergens: avoid }),
    }),
  );

type Random = typeof recipe extends fc.Arbitrary<infer One> ? One : never;

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** A recipe as a model writes it. */
const write = ({ lines, group, isOptional, unused, serves }: Random) =>
  [
    `# Dish\n\nServes ${serves}\n\n## Ingredients\n\n${bullets(lines)}`,
    group.length > 0 && `### ${isOptional ? 'To serve' : 'Sauce'}\n\n${bullets(group)}`,
    '## Method\n\n1. Cook it all in a pan for 10 minutes.\n2. Serve it with the rest.',
    unused.length > 0 && `## Not used\n\n${bullets(unused)}`,
  ]
    .filter(Boolean)
    .join('\n\n');

const sorted = (some: Iterable<string>) => [...new Set(some)].sort();

const listOf = (given: Kitchen, ...dinners: { text: string; servings: number | null }[]) =>
  mergeDinners(
    dinners.map(({ text, servings }, at) => ({
      id: `${at}`,
      title: `Dinner ${at}`,
      text,
      servings,
    })),
    { ...LIST_TOOLS, kitchen: given },
  );

it('all that the page says of a recipe and a list agrees, at any servings', () => {
  fc.assert(
    fc.property(recipe, kitchen, fc.integer({ min: 1, max: 12 }), (random, given, servings) => {
      const text = write(random);
      const document = parseRecipe(text);
      const needs = needsOf(document);
      const compared = compare(needs, given, servings);
      const counts = countsOf(compared);
      const bought = compared.needs.filter((one) => isToBuy(one) && one.food !== 'water');

      const list = listOf(given, { text, servings });
      expect(sorted(list.buy.flatMap(({ foods }) => foods))).toEqual(
        sorted(bought.map(({ food }) => food)),
      );
      expect(counts.buy).toBe(new Set(list.buy.flatMap(({ foods }) => foods)).size);
      const noted = list.buy.filter(({ note }) => note).flatMap(({ foods }) => foods);
      const short = bought.filter(({ use }) => use).map(({ food }) => food);
      expect(noted).toEqual(expect.arrayContaining(short));
      expect(noted.length === 0).toBe(shortOf(compared).length === 0);

      const marked = [...findNeeds(compared).values()].flat();
      const missing = compared.needs.filter(
        ({ served, need }) => served === 'no' && !need.isOptional,
      );
      expect(sorted(marked)).toEqual(sorted(missing.flatMap(({ names }) => names)));
      expect(neededOf(compared).length === 0).toBe(marked.length === 0);
      for (const { food } of missing) expect(bought.map((one) => one.food)).toContain(food);

      // "I cooked this" offers what is used, or perhaps used, and nothing else.
      const taken = takenBy(compared);
      const { used, unused, count, total } = entriesOf(compared);
      const entries = compared.entries.map(({ text }) => text);
      const perhaps = compared.needs.flatMap((one) =>
        one.served === 'perhaps' ? one.entries.map(({ text }) => text) : [],
      );
      expect(sorted(taken.map(({ entry }) => entry))).toEqual(
        sorted(entries.filter((entry) => !unused.includes(entry))),
      );
      expect(sorted(taken.map(({ entry }) => entry))).toEqual(
        sorted([...used, ...perhaps].filter((entry) => entries.includes(entry))),
      );
      for (const { entry, amount } of taken)
        expect(amount !== '').toBe(
          compared.needs.some(
            (one) => one.amount && one.entries.some(({ text }) => text === entry),
          ),
        );
      const whole = compared.needs.flatMap(({ use }) => (use?.isWhole ? use.entries : []));
      expect(sorted(taken.flatMap(({ entry, isWhole }) => (isWhole ? entry : [])))).toEqual(
        sorted(whole.map(({ text }) => text)),
      );
      expect(count).toBeLessThanOrEqual(total);

      if (needs.isKnown) {
        const kept = JSON.parse(JSON.stringify(keepNeeds(document)));
        const own = countsOf(compare(needs, given));
        const rank = rankOf(kept, given, given.list);
        expect([rank?.have ?? 0, rank?.need ?? 0]).toEqual([own.have, own.need]);
        const again = countsOf(compare(kept, given, servings));
        expect(again).toEqual(counts);
      }

      const lines = [...random.lines, ...(random.isOptional ? [] : random.group)];
      const idea = { title: 'Dish', foods: lines, words: '', minutes: null };
      const [card] = judgeIdeas([{ ...idea }] as never, given, NO_PREFERENCES).cards;
      if (card?.kitchen && random.group.length === 0) {
        const alone = compare(needs, given);
        expect(card.kitchen).toMatchObject({
          count: entriesOf(alone).count,
          needed: neededOf(alone),
        });
      }
    }),
    SAMPLE,
  );
});

it('a plan with a recipe twice asks for what the recipe asks for at twice the servings', () => {
  fc.assert(
    fc.property(recipe, kitchen, (random, given) => {
      const text = write(random);
      const servings = random.serves;
      const twice = listOf(given, { text, servings }, { text, servings });
      const double = listOf(given, { text, servings: servings * 2 });
      for (const place of ['buy', ...ASIDE] as const)
        expect(sorted(twice[place].flatMap(({ foods }) => foods)), place).toEqual(
          sorted(double[place].flatMap(({ foods }) => foods)),
        );
      const values = (list: typeof twice) =>
        list.buy.flatMap(({ key, value }) => (value === null ? [] : `${key}: ${value.toFixed(3)}`));
      const isEgg = (one: string) => one.startsWith('egg,');
      expect(sorted(values(twice)).filter((one) => !isEgg(one))).toEqual(
        sorted(values(double)).filter((one) => !isEgg(one)),
      );
    }),
    SAMPLE,
  );
});

it('more servings need no less, and what is not used changes nothing', () => {
  fc.assert(
    fc.property(recipe, kitchen, fc.integer({ min: 1, max: 6 }), (random, given, servings) => {
      const bought = (some: Random, people: number) =>
        sorted(
          compare(needsOf(parseRecipe(write(some))), given, people)
            .needs.filter(isToBuy)
            .map(({ food }) => food),
        );
      const few = bought(random, servings);
      const many = bought(random, servings * 2);
      expect(many).toEqual(expect.arrayContaining(few));
      expect(bought({ ...random, unused: [] }, servings)).toEqual(few);
    }),
    SAMPLE,
  );
});

beforeAll(async () => {
  await Promise.all(['de', 'fr', 'es'].map(learn));
});

const RECIPES: Record<string, (line: string) => string> = {
  en: (line) =>
    `# Dish\n\n## Ingredients\n\n- ${line}\n- water\n\n## Method\n\n1. Cook it all.\n2. Serve it.\n`,
  de: (line) =>
    `# Gericht\n\n## Zutaten\n\n- ${line}\n- Wasser\n\n## Zubereitung\n\n1. Alles im Wasser kochen.\n2. Servieren.\n`,
  fr: (line) =>
    `# Plat\n\n## Ingrédients\n\n- ${line}\n- eau\n\n## Préparation\n\n1. Faire cuire le tout dans l’eau.\n2. Servir.\n`,
  es: (line) =>
    `# Plato\n\n## Ingredientes\n\n- ${line}\n- agua\n\n## Preparación\n\n1. Cocer todo en el agua.\n2. Servir.\n`,
};

const ANSWERS: Partial<Record<Served, string>> = {
  yes: 'have',
  perhaps: 'perhaps',
  no: 'need',
};

const ROWS = readFileSync(new URL('careful.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((row) => {
    const [, language = '', entry = '', line = '', answer = ''] =
      /^(\w\w) \| (.+) ; (.+) => (\S+)$/.exec(row) ?? [];
    return language ? [[language, entry, line, answer] as const] : [];
  });

test.each(ROWS)('%s: with %s, a careful cook says of "%s": %s', (language, entry, line, answer) => {
  const document = parseRecipe(RECIPES[language]?.(line) ?? '');
  const [first] = compare(needsOf(document), aKitchen([entry])).needs;
  expect(answer.split('/')).toContain(first && ANSWERS[first.served]);
});

beforeAll(async () => {
  await Promise.all(['de', 'fr', 'es'].map(learn));
});

const things = thingsToAvoid({ ...NO_PREFERENCES, allergens: ['peanuts'] });

test.each([
  ['en', 'Rice|Ingredients|200 g rice|Method|Boil the rice in water.|Not used', 'peanuts'],
  [
    'de',
    'Reis|Zutaten|200 g Reis|Zubereitung|Den Reis in Wasser kochen.|Nicht verwendet',
    'Erdnüsse',
  ],
  [
    'fr',
    'Riz|Ingrédients|200 g de riz|Préparation|Cuire le riz dans l’eau.|Non utilisé',
    'cacahuètes',
  ],
  [
    'es',
    'Arroz|Ingredientes|200 g de arroz|Preparación|Cocer el arroz en agua.|No se usa',
    'cacahuetes',
  ],
] as const)(
  'what a recipe in %s does not use is checked for what is avoided, and not needed',
  (language, words, food) => {
    const [title, list, line, method, step, notUsed] = words.split('|');
    const text = `# ${title}\n\n## ${list}\n\n- ${line}\n\n## ${method}\n\n1. ${step}\n\n## ${notUsed}\n\n- ${food}\n`;
    const facts = { isReadable: true, language } as const;
    expect(checkRecipe(things, readText(text).lines, facts).results[0]?.verdict).toBe('contains');
    expect(needsOf(parseRecipe(text)).needs.map(({ foods }) => foods)).toEqual([line]);
  },
);
