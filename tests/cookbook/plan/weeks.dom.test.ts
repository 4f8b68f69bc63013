import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  type Command,
  dinnerDay,
  findSaved,
  MOST_PLANNED,
  type RecipeToSave,
  type SavedRecipe,
} from '../../../machines/cookbook/CookbookContext';
import { dayAfter, localTime } from '../../../machines/kitchen/cookedTime';
import { dayAt } from '../../../machines/kitchen/days';
import { createLazyPart } from '../../../src/browser/store';
import { createPlanning, nextDays } from '../../../src/cookbook/plan/createPlanning';
import { weekOf } from '../../../src/cookbook/plan/dinners';
import { undoOf } from '../../../src/cookbook/plan/PlanStatus';
import { createCookbook } from '../../../src/cookbook/startCookbook';
import { openCookbookDatabase } from '../../../src/cookbook/storage/cookbookDatabase';
import { readCookbookFile, writeCookbookFile } from '../../../src/cookbook/storage/cookbookFile';
import type { RecipePart } from '../../../src/recipe';
import { startRecipe } from '../../support/recipeActor';

const WALKS = process.env.LONG ? 30 : 3;
const STEPS = 60;
const HOUR = 3_600_000;
const START = new Date(2026, 9, 30, 18);

/** What has to be there of a saved dish. */
interface Dish {
  /** `day` is null for any day. */
  plan: { servings: number | null; day: string | null } | null;
  cooked: number;
}

type Cookbook = Map<string, Dish>;

const DISHES = Array.from({ length: 18 }, (_, at) => `# Dish ${at}\n\nServes 4\n\nBoil.`);

const toSave = (recipe: string): RecipeToSave => ({
  ...{ recipe, cut: false, model: null },
  ingredients: [],
});

/** Gives the same numbers in each run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A tab with the page. A reload ends it, and opens another one. */
function openTab() {
  const clock = new SimulatedClock();
  const cookbook = createCookbook({
    start: (_id, logic, input) => createActor(logic, { input, clock } as never).start() as never,
  });
  const reader = createLazyPart<RecipePart>(() => Promise.reject(new Error('not needed')));
  const { store: kitchen } = startRecipe();
  const planning = createPlanning({ kitchen, reader, cookbook: cookbook.actor });
  return {
    ...cookbook,
    planning,
    idle: () => waitFor(cookbook.actor, (snapshot) => snapshot.matches('idle')),
    recipes: () => cookbook.actor.getSnapshot().context.recipes,
    stop() {
      planning.stop();
      cookbook.stop();
      cookbook.actor.stop();
    },
  };
}

type Tab = ReturnType<typeof openTab>;

const dishOf = (saved: SavedRecipe): Dish => ({
  plan: saved.planned ? { servings: saved.planned.servings, day: dinnerDay(saved) } : null,
  cooked: saved.cooked?.length ?? 0,
});

const inOrder = (dishes: Iterable<readonly [string, Dish]>) =>
  [...dishes].sort(([one], [other]) => (one < other ? -1 : 1));

const seenIn = (recipes: readonly SavedRecipe[]) =>
  inOrder(recipes.map((one) => [one.recipe, dishOf(one)] as const));

const isPlanned = (dish: Dish | undefined) => Boolean(dish?.plan);

/** As `createPlanning` promises it, for a recipe that uses nothing with a date. */
function freeDay(now: Cookbook): string | undefined {
  const taken = [...now.values()].map(({ plan }) => plan?.day);
  const days = nextDays(dayAt(new Date()));
  return days.find((day) => !taken.includes(day)) ?? days.at(-1);
}

interface Acted {
  now: Cookbook;
  /** Takes the press back, as the page's *Undo* does. */
  undo?: () => void;
}

/** One press of a visitor, and what has to be there after it. Null if there is no such press now. */
function press(tab: Tab, text: string, before: Cookbook, random: (below: number) => number) {
  const saved = findSaved(tab.recipes(), text);
  const dish = before.get(text);
  const send = (command: Command) => tab.actor.send(command);
  const after = (changed: Dish | null): Cookbook => {
    const now = new Map(before);
    if (changed) now.set(text, changed);
    else now.delete(text);
    return now;
  };
  const none: Dish = { plan: null, cooked: 0 };
  const undoPlan = () => {
    const notice = tab.actor
      .getSnapshot()
      .context.notices.findLast((one) => one.type === 'planned' || one.type === 'unplanned');
    if (notice?.type === 'planned' || notice?.type === 'unplanned') send(undoOf(notice));
  };

  const presses: (() => Acted | null)[] = [
    function plan() {
      if (isPlanned(dish) || [...before.values()].filter(isPlanned).length >= MOST_PLANNED)
        return null;
      tab.planning.plan(toSave(text), null);
      const plan = { servings: null, day: freeDay(before) ?? null };
      return { now: after({ ...none, ...dish, plan }), undo: undoPlan };
    },
    /** *Planned* says for when, and changes nothing. */
    function ask() {
      if (!isPlanned(dish)) return null;
      tab.planning.plan(toSave(text), null);
      return { now: before };
    },
    function move() {
      if (!saved?.planned || !dish?.plan) return null;
      const day = random(4) ? dayAfter(dayAt(new Date()), random(14)) : null;
      if (day === dish.plan.day) return null;
      send({ type: 'recipe.plan', recipe: saved, planned: { at: saved.planned.at }, day });
      return { now: after({ ...dish, plan: { ...dish.plan, day } }), undo: undoPlan };
    },
    function changeServings() {
      if (!saved?.planned || !dish?.plan) return null;
      const planned = { at: saved.planned.at, servings: 1 + random(9) };
      send({ type: 'recipe.plan', recipe: saved, planned });
      const { servings } = planned;
      return { now: after({ ...dish, plan: { ...dish.plan, servings } }) };
    },
    function takeOff() {
      if (!saved || !dish?.plan) return null;
      send({ type: 'recipe.unplan', id: saved.id });
      return { now: after({ ...dish, plan: null }), undo: undoPlan };
    },
    function cook() {
      send({ type: 'recipe.cook', recipe: toSave(text), at: localTime(new Date()), gone: [] });
      const cooked = (dish?.cooked ?? 0) + 1;
      const undo = () => {
        const { notices } = tab.actor.getSnapshot().context;
        const notice = notices.findLast((one) => one.type === 'cooked');
        if (notice?.type === 'cooked') send({ ...notice, type: 'recipe.uncook' });
      };
      return { now: after({ plan: null, cooked }), undo };
    },
    function remove() {
      if (!saved) return null;
      send({ type: 'recipe.remove', id: saved.id });
      return { now: after(null), undo: () => send({ type: 'recipe.restore', recipe: saved }) };
    },
  ];
  return presses[random(presses.length)]?.() ?? null;
}

/** A tab of version 1.1 writes a plan anew: it keeps the fields of a recipe that it does not know. */
async function pressInOldTab(before: Cookbook, servings: number): Promise<Cookbook> {
  const now = new Map(before);
  const database = openCookbookDatabase(() => {});
  await database.change((rows) => {
    const row = rows.find(({ planned }) => planned);
    const dish = row && before.get(row.recipe);
    if (!row?.planned || !dish?.plan) return { outcome: { type: 'gone' } };
    now.set(row.recipe, { ...dish, plan: { ...dish.plan, servings } });
    const edit = [{ ...row, planned: { servings, at: row.planned.at } }];
    return { edit, outcome: { type: 'gone' } };
  });
  database.close();
  return now;
}

/** What an earlier visit has left: the second dinner is of a page that knew no days. */
async function fillCookbook(): Promise<Cookbook> {
  const at = START.getTime() - 48 * HOUR;
  const rows = DISHES.slice(0, 3).map((recipe, index) => ({
    ...toSave(recipe),
    id: `old${index}`,
    savedAt: at,
    ...(index > 0 && { planned: { servings: 2, at: at + index } }),
    ...(index === 2 && { plannedFor: { at: at + index, day: '2026-10-29' } }),
  }));
  const database = openCookbookDatabase(() => {});
  await database.change(() => ({ add: rows, outcome: { type: 'gone' } }));
  database.close();
  return new Map(rows.map((row) => [row.recipe, dishOf(row)]));
}

async function expectAll(tabs: readonly Tab[], cookbook: Cookbook, about: string) {
  const expected = inOrder(cookbook);
  for (const tab of tabs)
    await vi.waitFor(() => expect(seenIn(tab.recipes()), about).toEqual(expected), {
      timeout: 20_000,
      interval: 5,
    });
  // The plan shows each dinner once.
  const { earlier, days } = weekOf(tabs[0]?.recipes() ?? [], dayAt(new Date()));
  const shown = [...earlier, ...days.flatMap(({ dinners }) => dinners)].map((one) => one.recipe);
  const planned = expected.filter(([, dish]) => isPlanned(dish)).map(([text]) => text);
  expect(shown.sort(), about).toEqual(planned);
}

const pause = async () => {};

async function expectInFile(tab: Tab, cookbook: Cookbook) {
  const file = await writeCookbookFile(tab.recipes());
  const { entries } = await readCookbookFile(file, pause);
  expect(seenIn(entries as SavedRecipe[])).toEqual(inOrder(cookbook));
}

async function walk(seed: number) {
  vi.setSystemTime(START);
  vi.stubGlobal('indexedDB', new IDBFactory());
  const random = createRandom(seed);
  let cookbook = await fillCookbook();
  const tabs = [openTab(), openTab()];
  try {
    for (let step = 0; step < STEPS; step += 1) {
      const about = `seed ${seed}, step ${step}`;
      const at = random(2);
      const [tab = expect.fail(), other = expect.fail()] = at ? tabs.toReversed() : tabs;
      await Promise.all([tab.idle(), other.idle()]);
      const what = random(10);
      if (what === 0) {
        tab.stop();
        tabs[at] = openTab();
      } else if (what === 1) {
        vi.setSystemTime(Date.now() + 24 * HOUR);
        document.dispatchEvent(new Event('visibilitychange'));
      } else if (what === 2) cookbook = await pressInOldTab(cookbook, 1 + random(9));
      else {
        vi.setSystemTime(Date.now() + 2 * HOUR);
        document.dispatchEvent(new Event('visibilitychange'));
        const before = cookbook;
        const pressed = press(tab, DISHES[random(DISHES.length)] ?? '', cookbook, random);
        cookbook = pressed?.now ?? cookbook;
        await tab.idle();
        await expectAll(tabs, cookbook, about);
        if (pressed?.undo && random(3) === 0) {
          pressed.undo();
          await tab.idle();
          cookbook = before;
        }
      }
      await expectAll(tabs, cookbook, about);
    }
    await expectInFile(tabs[0] ?? expect.fail(), cookbook);
    return cookbook;
  } finally {
    for (const tab of tabs) tab.stop();
  }
}

it('weeks of any presses, reloads, days and tabs lose no dinner, and no day, servings or log of one', {
  timeout: 900_000,
}, async () => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let seed = 1; seed <= WALKS; seed += 1) {
    const cookbook = await walk(seed);
    expect(
      [...cookbook.values()].some(({ plan }) => plan),
      `seed ${seed}`,
    ).toBe(true);
  }
});
