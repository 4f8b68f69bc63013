import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import { learnFor } from '../../../src/foods';
import { languagesChanged } from '../../../src/foods/languages/spoken';
import { createLabels, keyOf } from '../../../src/recipe/allergens/createLabels';
import { nameOfThing } from '../../../src/recipe/allergens/sayFound';
import { statementsOf } from '../../../src/recipe/allergens/statementsOf';
import { checkDraft } from '../../../src/recipe/judge';
import { type Openable, openRecipe } from '../../../src/recipe/openRecipe';
import { readCorpus } from '../../support/corpus';
import { startRecipe } from '../../support/recipeActor';
import { sample } from '../../support/sample';
import { settle } from '../../support/settle';

const DISHES = join(import.meta.dirname, '../../../src/models/sampleKitchen/dishes');

const dishes = ['en', 'de', 'fr', 'es'].flatMap((code) =>
  readdirSync(join(DISHES, code))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(DISHES, code, name), 'utf8')),
);

/** Two lines of cooks in each. */
const written = readFileSync(join(import.meta.dirname, '../../foods/allergens.txt'), 'utf8')
  .split('\n')
  .flatMap((row) => /^(?!#)(.+?) => /.exec(row)?.[1] ?? [])
  .reduce<string[][]>((groups, line, at) => {
    groups[Math.floor(at / 2)] = [...(groups[Math.floor(at / 2)] ?? []), line];
    return groups;
  }, [])
  .map(
    (lines) =>
      `# Dish\n\n## Ingredients\n\n- 1 onion\n${lines.map((line) => `- ${line}\n`).join('')}\n## Method\n\n1. Cook it all.\n2. Serve it hot.\n`,
  );

const recipes: Openable[] = [...readCorpus().map(({ text }) => text), ...written, ...dishes].map(
  (text, at) => ({
    text,
    cut: at % 11 === 0,
    askedWith: at % 7 === 0 ? ['leftover curry', 'rice'] : [],
    source:
      at % 13 === 0
        ? { isPhoto: true as const }
        : at % 17 === 0
          ? { isClip: true as const }
          : undefined,
  }),
);

const SETS: Preferences[] = [
  { ...NO_PREFERENCES, allergens: ['milk'] },
  { ...NO_PREFERENCES, allergens: ['nuts', 'gluten', 'sesame'] },
  { ...NO_PREFERENCES, diet: 'vegan', avoid: ['garlic'] },
  { ...NO_PREFERENCES, diet: 'halal', allergens: ['celery'] },
  {
    ...NO_PREFERENCES,
    avoid: ['Zorblax', 'Koriander'],
    allergens: ['eggs'],
    taught: [{ name: 'onion', contains: 'eggs' }],
  },
];

function start(preferences: Preferences) {
  const { store } = startRecipe({ preferences });
  const labels = createLabels(store, async () => {});
  onTestFinished(labels.stop);
  return { store, labels };
}

/** Each takes several checks. */
const some = sample(recipes, 15);

it('rows say of recipes what their own pages say, for five visitors', {
  timeout: 900_000,
}, async () => {
  await learnFor({ codes: ['de', 'fr', 'es'], avoided: ['Koriander'] });
  await settle();
  expect(recipes.length).toBeGreaterThanOrEqual(300);
  const looks = new Set<string>();
  const { store, labels } = start(NO_PREFERENCES);
  for (const recipe of some) {
    store.changePreferences(NO_PREFERENCES);
    expect(labels.read(recipe)).toBeNull();
    const page = openRecipe(recipe, store);
    for (const set of SETS) {
      store.changePreferences(set);
      // A language may be on its way.
      const { read: label } = await vi.waitUntil(() => {
        const read = labels.read(recipe);
        return read !== undefined && { read };
      });
      const found = page.check(set);
      if (!found) throw new Error('The page did not check it.');
      const { contained, open, mentions, nothing, containedThings } = statementsOf(found.check);
      const about = `${recipe.text.slice(0, 120)} for ${JSON.stringify(set)}: ${label?.words}`;
      looks.add(label?.look ?? 'nothing');
      expect(label?.look === 'contains', about).toBe(contained.length > 0);
      for (const { diet, ...thing } of containedThings)
        if (!diet) expect(label?.words, about).toContain(nameOfThing({ diet, ...thing }));
      const says = open.join(' ');
      if (label?.look === 'may contain')
        expect(says, about).toMatch(/may |maybe|contains peanuts/i);
      if (label?.look === 'not checked') expect(says, about).not.toMatch(/^may contain/i);
      if (label === null) {
        expect([contained, open, mentions], about).toEqual([[], [], []]);
        expect(nothing, about).toContain('no mention');
      }
    }
  }
  expect([...looks].sort()).toEqual(['contains', 'may contain', 'not checked', 'nothing']);
});

const MILK: Preferences = { ...NO_PREFERENCES, allergens: ['milk'] };
const EGGS: Preferences = { ...NO_PREFERENCES, allergens: ['eggs'] };

const withLine = (line: string): Openable => ({
  text: `# Dish\n\n## Ingredients\n\n- ${line}\n- 100 g rice\n\n## Method\n\n1. Cook it all.\n2. Serve it hot.\n`,
  cut: false,
  askedWith: [],
  source: undefined,
});

it('a row says at once that it is being checked again, if the visitor avoids something else', async () => {
  const { store, labels } = start(MILK);
  const butter = withLine('50 g butter');
  labels.want(butter);
  const row = labels.of(keyOf(butter));
  const known = () => row.getSnapshot().context;
  await vi.waitFor(() => expect(known()?.words).toBe('contains milk'));
  const seen: unknown[] = [];
  row.subscribe(() => seen.push(known()));
  store.changePreferences(EGGS);
  expect(known()).toBeUndefined();
  expect(seen).toEqual([undefined]);
  // What is no part of the check takes nothing away.
  labels.want(butter);
  await vi.waitFor(() => expect(known()).toBeNull());
  store.changePreferences({ ...EGGS, people: 4, units: 'metric' });
  expect(known()).toBeNull();
  store.changePreferences({ ...EGGS, taught: [{ name: 'butter', contains: 'eggs' }] });
  expect(known()).toBeUndefined();
  expect(labels.read(butter)?.words).toBe('contains eggs');
});

it('a row never shows a label that was read for other preferences and not shown yet', async () => {
  const { store, labels } = start(MILK);
  const recipes = Array.from({ length: 20 }, (_, at) => withLine(`${at + 1} g butter`));
  const rows = recipes.map((one) => labels.of(keyOf(one)));
  // Rows hear of their labels together. The third one changes what those of the others are about.
  const third = rows[2]?.subscribe(() => {
    third?.unsubscribe();
    store.changePreferences(EGGS);
  });
  const told: unknown[] = [];
  for (const row of rows.slice(3)) row.subscribe(({ context }) => told.push(context));
  for (const one of recipes) labels.want(one);
  await vi.waitFor(() => expect(told).toEqual(Array(17).fill(null)), { timeout: 30_000 });
});

it('a row is forgotten once the page has learned a language', async () => {
  const { labels } = start(MILK);
  const butter = withLine('50 g butter');
  expect(labels.read(butter)?.words).toBe('contains milk');
  languagesChanged();
  expect(labels.of(keyOf(butter)).getSnapshot().context).toBeUndefined();
});

it('rows hear of new labels together, so the list renders once for many', async () => {
  const { labels } = start(MILK);
  const rows = Array.from({ length: 40 }, (_, at) => withLine(`${at + 1} g butter`));
  // A store tells its rows at once, and React renders in a microtask: each pass is one rendering.
  let passes = 0;
  let isWithin = false;
  for (const row of rows)
    labels.of(keyOf(row)).subscribe(() => {
      if (!isWithin) passes += 1;
      isWithin = true;
      queueMicrotask(() => {
        isWithin = false;
      });
    });
  for (const row of rows) labels.want(row);
  const known = () => rows.map((row) => labels.of(keyOf(row)).getSnapshot().context);
  await vi.waitFor(() => expect(known()).not.toContain(undefined), { timeout: 30_000 });
  expect(passes).toBeLessThan(rows.length / 2);
});

it('a label tells only the rows of its own recipe', () => {
  const { labels } = start(MILK);
  const [butter, rice] = [withLine('50 g butter'), withLine('50 g rice')];
  const told: string[] = [];
  labels.of(keyOf(butter)).subscribe(() => told.push('butter'));
  labels.of(keyOf(rice)).subscribe(() => told.push('rice'));
  labels.read(butter);
  expect(told).toEqual(['butter']);
});

it('the same text has another label if its end is missing, or if it is from a photo or with leftovers', () => {
  const { labels } = start(MILK);
  const rice = withLine('1 egg');
  const others: Openable[] = [
    { ...rice, cut: true },
    { ...rice, source: { isPhoto: true } },
    { ...rice, source: { isClip: true } },
  ];
  expect(labels.read(rice)).toBeNull();
  expect(others.map((one) => labels.read(one)?.words)).toEqual(
    others.map(() => 'not fully checked'),
  );
  const curry = withLine('200 g chicken');
  expect(labels.read(curry)).toBeNull();
  expect(labels.read({ ...curry, askedWith: ['leftover chicken (contains milk)'] })).not.toBeNull();
});

it('a row is not fully checked if its dish has what some count as a nut', () => {
  const { labels } = start({ ...NO_PREFERENCES, allergens: ['nuts'] });
  expect(labels.read(withLine('200 ml coconut milk'))?.words).toBe('not fully checked');
});

it('a row is not fully checked if the text around its recipe names what the visitor avoids', () => {
  const { labels } = start({ ...NO_PREFERENCES, allergens: ['nuts'] });
  const egg = withLine('1 egg');
  expect(labels.read({ ...egg, pasted: egg.text })).toBeNull();
  const around = { ...egg, pasted: `${egg.text}\nI like some walnuts with it.` };
  expect(labels.read(around)).toEqual({ look: 'not checked', words: 'not fully checked' });
});

it('nothing about labels is stored', async () => {
  const { labels } = start(MILK);
  labels.want(withLine('50 g butter'));
  const row = labels.of(keyOf(withLine('50 g butter')));
  await vi.waitFor(() => expect(row.getSnapshot().context).toBeDefined());
  expect(Object.keys(localStorage).concat(Object.keys(sessionStorage))).toEqual([]);
});

it('a draft of a photo or a clip is never fully checked', () => {
  const { text } = withLine('1 egg');
  expect(checkDraft(text, MILK).isOpen).toBe(false);
  expect(checkDraft(text, MILK, { isPhoto: true }).isOpen).toBe(true);
  expect(checkDraft(text, MILK, { isClip: true }).isOpen).toBe(true);
  expect(checkDraft(text, MILK, { isCopy: true }).isOpen).toBe(true);
  expect(checkDraft(text, MILK, { leavesOutAllergens: true }).isOpen).toBe(true);
});
