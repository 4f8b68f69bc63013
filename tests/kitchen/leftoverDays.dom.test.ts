import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActorSystem } from '../../machines/actorSystem';
import { type KeptEntry, mergeKept, NOTHING_KEPT } from '../../machines/keptList/keptList';
import { isPast } from '../../machines/kitchen/days';
import { type Leftover, unknownLeftover } from '../../machines/kitchen/ingredientList';
import type { RecipeInput } from '../../machines/recipe/RecipeContext';
import { recipeMachine } from '../../machines/recipe/recipeMachine';
import { createKitchenSaver, KITCHEN_KEY } from '../../src/kitchen/keeping/kitchenStorage';
import { startLeftovers } from '../../src/kitchen/list/startLeftovers';
import { loadKitchen } from '../../src/kitchen/schemas';
import { DAY_CASES } from '../recipe/allergens/leftoverCases';
import { restoreKitchen, startKeptTab } from '../support/keptTab';

const ENTRY = 'leftover roast chicken';
const LEFT: Leftover = {
  entry: ENTRY,
  name: ENTRY,
  cookedAt: '2026-11-21T19:30:00+01:00',
  hasRice: false,
  findings: { milk: ['contains'], peanuts: [] },
};
const LIST = { ingredients: ['eggs', ENTRY], useUp: [ENTRY], leftovers: [LEFT] };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

const startRecipe = (kitchen?: RecipeInput) =>
  createActorSystem({}).start('recipe', recipeMachine, kitchen);

it.each(DAY_CASES)('a leftover %s: cooked %s, now %s, %s', (_, day, now, food, isAsked) => {
  const leftover = { ...LEFT, cookedAt: day && `${day}T19:30:00+01:00`, hasRice: food === 'rice' };
  expect(isPast(leftover, now.slice(0, 10))).toBe(isAsked);
});

describe('the mark of a leftover', () => {
  const open = (now: Date, kitchen: RecipeInput = LIST) => {
    vi.useFakeTimers({ now });
    const recipe = startRecipe(kitchen);
    const { today, stop } = startLeftovers(recipe);
    return { recipe, today, stop, marks: () => recipe.getSnapshot().context.useUp };
  };

  it('disappears at local midnight after its last day, and the entry stays', () => {
    const { recipe, today, stop, marks } = open(new Date(2026, 10, 23, 23, 59, 59));
    expect([today.get(), marks()]).toEqual(['2026-11-23', [ENTRY]]);
    vi.advanceTimersByTime(1_000);
    expect([today.get(), marks()]).toEqual(['2026-11-24', []]);
    expect(recipe.getSnapshot().context).toMatchObject({
      ingredients: LIST.ingredients,
      leftovers: [LEFT],
    });
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is gone at the start of a later visit, and no press brings it back', () => {
    const { recipe, stop, marks } = open(new Date(2026, 10, 24, 8));
    expect(marks()).toEqual([]);
    recipe.send({ type: 'ingredient.mark', ingredient: ENTRY });
    recipe.send({ type: 'ingredient.mark', ingredient: 'eggs' });
    expect(marks()).toEqual(['eggs']);
    stop();
  });

  it('the mark of an old leftover is gone when a sleeping tab shows again', () => {
    const { today, stop, marks } = open(new Date(2026, 10, 22, 8));
    vi.setSystemTime(new Date(2026, 10, 25, 8));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(marks()).toEqual([]);
    stop();
    vi.setSystemTime(new Date(2026, 10, 26, 8));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(today.get()).toBe('2026-11-25');
  });
});

describe('the leftovers that a tab keeps', () => {
  const reload = (change: (kitchen: Record<string, unknown>) => void) => {
    createKitchenSaver()({ ...LIST, recipe: null, hasFailed: false, earlier: [] });
    const kept = JSON.parse(sessionStorage.getItem(KITCHEN_KEY) ?? '');
    change(kept);
    sessionStorage.setItem(KITCHEN_KEY, JSON.stringify(kept));
    return loadKitchen()?.leftovers;
  };

  it.each<[string, unknown, readonly Leftover[]]>([
    ['as it was', [LEFT], [LEFT]],
    ['none, as in an older page', undefined, []],
    ['rubbish', 'rubbish', LIST.ingredients.map(unknownLeftover)],
    ['one without a name', [{ ...LEFT, entry: 1 }], LIST.ingredients.map(unknownLeftover)],
    ['one of another list', [{ ...LEFT, entry: 'tea' }], []],
    ['one without its first name', [{ ...LEFT, name: 5 }], [{ ...LEFT, name: '' }]],
    ['one without findings', [{ ...LEFT, findings: 'rubbish' }], [{ ...LEFT, findings: {} }]],
    [
      'one with a spoilt finding',
      [{ ...LEFT, findings: { milk: ['contains'], peanuts: ['fine'] } }],
      [{ ...LEFT, findings: { milk: ['contains'], peanuts: ['not checked'] } }],
    ],
    [
      'one without its time',
      [{ entry: ENTRY, name: ENTRY, findings: {} }],
      [{ ...LEFT, cookedAt: '', hasRice: true, findings: {} }],
    ],
  ])('is read piece by piece: %s', (_, leftovers, expected) => {
    expect(reload((kept) => Object.assign(kept, { leftovers }))).toEqual(expected);
  });
});

describe('a kept list with a leftover', () => {
  const KEY = 'saffron.list';
  const openTab = (kitchen?: RecipeInput) => {
    const { recipe, actor, stop } = startKeptTab(createActorSystem({}).start, kitchen);
    onTestFinished(stop);
    return { recipe, actor, context: () => recipe.getSnapshot().context };
  };

  it('keeps the findings if two tabs changed an entry at once, and one knows of them', () => {
    const entry = { text: ENTRY, at: 1, isMarked: false, isGone: false };
    const known = { ...entry, leftovers: [LEFT] };
    const merge = (one: KeptEntry, other: KeptEntry) =>
      mergeKept({ ...NOTHING_KEPT, entries: [one] }, { ...NOTHING_KEPT, entries: [other] }).entries;
    const joined = { ...known, leftovers: [{ ...LEFT, joined: true }] };
    expect(merge(entry, known)).toEqual([joined]);
    expect(merge(known, entry)).toEqual([joined]);
  });

  const SATAY: Leftover = {
    ...LEFT,
    cookedAt: '2026-11-21T21:00:00+01:00',
    findings: { peanuts: ['contains'] },
  };

  const BOTH = [LEFT, SATAY].map(({ findings }) => JSON.stringify(findings)).toSorted();
  const findings = ({ context }: Pick<ReturnType<typeof openTab>, 'context'>) =>
    context()
      .leftovers.map(({ findings }) => JSON.stringify(findings))
      .toSorted();

  /** They hear of each other when `tell` says so. */
  function openTwo(kitchen: RecipeInput = LIST) {
    vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z') });
    const one = openTab(kitchen);
    one.actor.send({ type: 'list.keep' });
    vi.advanceTimersByTime(1_000);
    const other = openTab();
    const cook = (tab: typeof one, left: Leftover) =>
      tab.recipe.send({ type: 'recipe.cook', gone: [], left });
    const tell = () => {
      vi.advanceTimersByTime(1_000);
      dispatchEvent(new StorageEvent('storage', { key: KEY }));
    };
    return { one, other, cook, tell };
  }

  it.each([ENTRY, 'Leftover Roast Chicken'])(
    'has what is in both dishes if two tabs cook %s in the same moment',
    (name) => {
      const { one, other, cook, tell } = openTwo({ ingredients: ['eggs'] });
      const before = localStorage.getItem(KEY) ?? '';
      cook(one, LEFT);
      localStorage.setItem(KEY, before);
      vi.advanceTimersByTime(1);
      cook(other, { ...SATAY, entry: name });
      tell();
      tell();
      for (const { context } of [one, other]) {
        expect(findings({ context })).toEqual(BOTH);
        expect(new Set(context().leftovers.map(({ entry }) => entry))).toEqual(
          new Set(context().ingredients.slice(1)),
        );
      }
      sessionStorage.clear();
      const later = openTab();
      expect(findings(later)).toEqual(BOTH);
      tell();
      const write = vi.spyOn(Storage.prototype, 'setItem');
      tell();
      tell();
      expect(write).not.toHaveBeenCalledWith(KEY, expect.anything());
      write.mockRestore();
    },
  );

  it('loses in every tab what an undo takes off an entry, even if another tab has changed it since', () => {
    const { one, other, cook, tell } = openTwo();
    cook(one, SATAY);
    tell();
    expect(findings(other)).toEqual(BOTH);
    const before = localStorage.getItem(KEY) ?? '';
    one.recipe.send({ type: 'kitchen.undo' });
    tell();
    expect([one, other].map((tab) => tab.context().leftovers)).toEqual([[LEFT], [LEFT]]);
    // A tab that slept writes what it has.
    localStorage.setItem(KEY, before);
    tell();
    tell();
    expect(one.context().leftovers).toEqual([LEFT]);
    cook(other, SATAY);
    tell();
    expect([one, other].map(findings)).toEqual([BOTH, BOTH]);
  });

  it('keeps in an undo what another tab has put into the same entry since', () => {
    const { one, other, cook, tell } = openTwo();
    one.recipe.send({ type: 'ingredient.remove', ingredient: 'eggs' });
    tell();
    cook(other, SATAY);
    tell();
    one.recipe.send({ type: 'kitchen.undo' });
    tell();
    expect([one, other].map(findings)).toEqual([BOTH, BOTH]);
  });

  it.each<[string, unknown, readonly Leftover[]]>([
    ['a version 1 entry', undefined, []],
    ['rubbish', 3, [unknownLeftover(ENTRY)]],
    ['a leftover of another entry', [{ ...LEFT, entry: 'tea' }], []],
  ])('is read piece by piece: %s', (_, leftovers, expected) => {
    const entry = { text: ENTRY, at: 1, isMarked: true, isGone: false, leftovers };
    localStorage.setItem(KEY, JSON.stringify({ version: 1, entries: [entry] }));
    expect(restoreKitchen()?.leftovers).toEqual(expected);
  });
});
