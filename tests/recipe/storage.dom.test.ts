import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createActors } from '../../machines/actors';
import { hashText } from '../../src/browser/hashText';
import { createLazyPart, createStore } from '../../src/browser/store';
import { followRecipe, loadTicks, saveTicks } from '../../src/recipe/cooking/progress';
import { createRecipeTools } from '../../src/recipe/createRecipeTools';
import { canServe, loadServings, saveServings } from '../../src/recipe/servings/servingsStorage';
import { createBasics, createKitchenCheck } from '../../src/recipe/shopping/createKitchenCheck';
import { createTimers } from '../../src/recipe/timers/createTimers';
import { createFakeAlarm } from '../support/fakeAlarm';
import { recipeOf, startRecipe } from '../support/recipeActor';

beforeEach(() => localStorage.clear());

describe('the lists of cooked recipes', () => {
  const cook = (arrivedAt?: number) => {
    const { actor, store } = startRecipe({ recipe: recipeOf('# Rice', { arrivedAt }) });
    createKitchenCheck(actor, store).keepFor([]);
    return sessionStorage.getItem('saffron.cookedWith')?.match(/(?<= )\d+/g);
  };

  it('are those of the ten newest recipes whose time is known, and stay in the tab', () => {
    for (let at = 10; at < 22; at += 1) cook(at);
    expect(`${cook()}, ${localStorage.length}`).toBe('12,13,14,15,16,17,18,19,20,21, 0');
  });

  it('are empty if the tab holds rubbish', () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    sessionStorage.setItem('saffron.cookedWith', '{"abc 1":[7]}');
    expect(cook(2)).toEqual(['2']);
  });
});

describe('what everybody has', () => {
  const loaded = () => {
    const { text, stop } = createBasics();
    stop();
    return text.getSnapshot().context;
  };
  const save = (text: string) => {
    const { set, stop } = createBasics();
    set(text);
    stop();
  };

  it('is salt, pepper, water and oil until the visitor says otherwise', () => {
    expect(loaded()).toBe('salt, pepper, water, neutral oil');
    save('');
    expect(loaded()).toBe('');
  });

  it('is 500 letters at most', () => {
    save('a'.repeat(501));
    expect(loaded()).toBe('a'.repeat(500));
    localStorage.setItem('saffron.alwaysHave', 'b'.repeat(501));
    expect(loaded()).toBe('b'.repeat(500));
  });
});

const KEY = 'saffron.servings';

beforeEach(() => sessionStorage.clear());

it.each([
  [1, true],
  [99, true],
  [0, false],
  [100, false],
  [2.5, false],
  ['4', false],
  [null, false],
])('a recipe can be scaled to %j servings: %s', (servings, expected) => {
  expect(canServe(servings)).toBe(expected);
});

describe('the servings of a recipe', () => {
  it('come back after a reload, for this recipe only', () => {
    saveServings('# Rice and peas', 6);
    const others = ['# Soup', '# Dice and peas'];
    expect(['# Rice and peas', ...others].map(loadServings)).toEqual([6, null, null]);
  });

  it('are forgotten once they are the recipe’s own again, and those of other recipes stay', () => {
    saveServings('# Soup', 3);
    saveServings('# Rice', 6);
    saveServings('# Rice', null);
    expect(['# Rice', '# Soup'].map(loadServings)).toEqual([null, 3]);
    saveServings('# Soup', null);
    expect(sessionStorage).toHaveLength(0);
  });

  it('that an older page has kept are read', () => {
    const old = { version: 1, recipe: hashText('# Rice'), servings: 6 };
    sessionStorage.setItem(KEY, JSON.stringify(old));
    saveServings('# Soup', 3);
    expect(['# Rice', '# Soup'].map(loadServings)).toEqual([6, 3]);
  });

  it.each([
    [
      'for more people than a recipe can serve',
      (saved: string) => saved.replace('"servings":6', '"servings":600'),
    ],
    ['of another version', (saved: string) => saved.replace('"version":1', '"version":2')],
    ['that cannot be read', () => '{'],
  ])('%s are dropped', (_, change) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    saveServings('# Rice', 6);
    sessionStorage.setItem(KEY, change(sessionStorage.getItem(KEY) ?? ''));
    expect(loadServings('# Rice')).toBeNull();
  });
});

const RECIPE = '# Rice';
const NONE = { boxes: new Map(), step: -1 };
const TICKS = {
  boxes: new Map([
    ['step-1', true],
    ['ingredient-12', true],
    ['task-3', false],
  ]),
  step: 2,
};

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  sessionStorage.clear();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('a reload restores the ticks of the same recipe, and of no other', () => {
  expect(loadTicks(RECIPE)).toEqual(NONE);
  saveTicks(RECIPE, TICKS);
  expect(loadTicks(RECIPE)).toEqual(TICKS);
  for (const other of ['', '# rice', '# Rice\n', 'eciR #']) {
    expect([other, loadTicks(other)]).toEqual([other, NONE]);
  }
  expect(loadTicks(RECIPE)).toEqual(TICKS);
  expect(warn).not.toHaveBeenCalled();
});

describe('the tab keeps the ticks of the last recipes, and none of their words', () => {
  const texts = Array.from({ length: 90 }, (_, at) => `# Soup ${at}`);

  it('each for itself', () => {
    saveTicks(RECIPE, TICKS);
    saveTicks('# Soup', { ...NONE, step: 1 });
    expect(loadTicks(RECIPE)).toEqual(TICKS);
    expect(loadTicks('# Soup')).toEqual({ ...NONE, step: 1 });
    expect(Object.keys({ ...sessionStorage })).toEqual(['saffron.ticks']);
    expect(sessionStorage.getItem('saffron.ticks')).not.toMatch(/soup|rice/i);
  });

  it('those that an older page has kept, too', () => {
    const { step } = TICKS;
    const boxes = Object.fromEntries(TICKS.boxes);
    const old = JSON.stringify({ version: 1, recipe: hashText(RECIPE), boxes, step });
    sessionStorage.setItem('saffron.ticks', old);
    saveTicks('# Soup', { ...NONE, step: 1 });
    expect(loadTicks(RECIPE)).toEqual(TICKS);
  });

  function startTools() {
    const { actor: recipe, store: kitchen } = startRecipe();
    const part = createLazyPart<never>(() => new Promise(() => {}));
    const { start } = system;
    const parts = { aloud: part, questions: part };
    const tools = createRecipeTools({
      start,
      recipe,
      kitchen,
      growth: createStore(null),
      ...parts,
    });
    return { recipe, tools };
  }

  it('of 60 recipes at most, the ones that the visitor has seen or ticked last', () => {
    const { recipe, tools } = startTools();
    saveTicks(RECIPE, TICKS);
    for (const [at, text] of texts.entries()) {
      saveTicks(text, { ...NONE, step: at });
      if (at === 50) recipe.send({ type: 'recipe.open', recipe: recipeOf(RECIPE) });
    }
    expect(loadTicks(RECIPE)).toEqual(TICKS);
    const kept = texts.map((text) => loadTicks(text).step).filter((step) => step >= 0);
    expect(kept).toEqual(Array.from({ length: 59 }, (_, at) => 31 + at));
    tools.stop();
  });

  it('and so it keeps their servings', () => {
    const { recipe, tools } = startTools();
    saveServings(RECIPE, 6);
    for (const [at, text] of texts.entries()) {
      saveServings(text, 3);
      if (at === 50) recipe.send({ type: 'recipe.open', recipe: recipeOf(RECIPE) });
    }
    expect(loadServings(RECIPE)).toBe(6);
    expect(texts.filter((text) => loadServings(text) === 3)).toEqual(texts.slice(31));
    tools.stop();
  });
});

describe('invalid ticks in storage are dropped with one line in the console', () => {
  const kept = (rest: object) => {
    saveTicks(RECIPE, TICKS);
    return JSON.stringify({
      ...JSON.parse(sessionStorage.getItem('saffron.ticks') ?? ''),
      ...rest,
    });
  };
  it.each([
    ['broken JSON', () => '{"version":1'],
    ['another version', () => kept({ version: 0 })],
    ['no boxes', () => kept({ boxes: undefined })],
    ['a box that there cannot be', () => kept({ boxes: { 'step-0': true } })],
    ['a tick that is not a tick', () => kept({ boxes: { 'step-1': 'yes' } })],
    ['half a step', () => kept({ step: 1.5 })],
    ['a step before the first', () => kept({ step: -2 })],
  ])('(%s)', (_, text) => {
    sessionStorage.setItem('saffron.ticks', text());
    expect(loadTicks(RECIPE)).toEqual(NONE);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^The ticks from before the reload could not be used: .+/)],
    ]);
  });
});

const BEFORE =
  '# Cake\n\n## Ingredients\n\n- Home\n- 2 eggs\n- 100 g flour\n\n## Method\n\n1. Share this.\n2. Bake for 20 minutes.\n3. Wait 5 minutes.\n';
const AFTER =
  '# Cake\n\n## Ingredients\n\n- 2 eggs\n- 100 g flour\n\n## Method\n\n1. Bake for 20 minutes.\n2. Wait 5 minutes.\n\n## Notes\n\n### Left out\n\n- Home\n- Share this.\n';

const NO_TIMERS = { getSnapshot: () => ({ context: { actors: [] } }), start: () => {} };
const system = createActors();
afterEach(() => sessionStorage.clear());

it('a tick stays with the words beside it when other lines leave the recipe', () => {
  saveTicks(BEFORE, {
    boxes: new Map([
      ['ingredient-2', true],
      ['step-2', true],
    ]),
    step: 2,
  });
  followRecipe(BEFORE, AFTER, NO_TIMERS);
  const { boxes, step } = loadTicks(AFTER);
  expect([...boxes]).toEqual([
    ['ingredient-1', true],
    ['step-1', true],
  ]);
  expect(step).toBe(1);
});

it('a running timer goes on, and belongs to the same step at its new place', () => {
  const timers = createTimers({ start: system.start, alarm: createFakeAlarm().alarm });
  const key = `${hashText(BEFORE)}-1-0`;
  timers.start({ key, label: 'Step 2', dish: 'Cake', step: 2, duration: 1_200_000 });
  const { endsAt } = timers.getSnapshot().context.actors[0]?.getSnapshot().context ?? {};
  followRecipe(BEFORE, AFTER, timers);
  expect(timers.getSnapshot().context.actors.map((actor) => actor.getSnapshot().context)).toEqual([
    expect.objectContaining({ key: `${hashText(AFTER)}-0-0`, step: 1, endsAt }),
  ]);
});
