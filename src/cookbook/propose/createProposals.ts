import type { Subscription } from 'xstate';
import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { dayAt, nextToUseUp } from '../../../machines/kitchen/days';
import type { Preferences } from '../../../machines/kitchen/preferences';
import type { Rank } from '../../amounts';
import { createPause } from '../../browser/loading/createPause';
import { whenIdle } from '../../browser/loading/pauses';
import { createStore, type LazyPart, type Store } from '../../browser/store';
import type { Labels, RecipePart } from '../../recipe';
import type { KitchenStore } from '../../ui/KitchenStore';
import { fromSaved } from '../storage/fromSaved';

export interface Proposal extends Rank {
  saved: SavedRecipe;
}

export interface Proposals {
  /** The proposals keep to these. With other preferences, the page must not show them. */
  preferences: Preferences | null;
  /** Of all recipes that the page can compare, by their ids. */
  ranks: ReadonlyMap<string, Rank>;
  proposed: readonly Proposal[];
}

export type ProposalStore = Omit<Store<Proposals>, 'set'>;

const MOST_PROPOSED = 3;

const NOTHING: Proposals = { preferences: null, ranks: new Map(), proposed: [] };

interface Options {
  kitchen: KitchenStore;
  cookbook: CookbookActor;
  part: LazyPart<RecipePart>;
  labels: Pick<Labels, 'read'>;
}

function inputsOf({ kitchen: list, cookbook, part }: Options) {
  const { ingredients, useUp, dates, preferences } = list.getSnapshot().context;
  const { recipes } = cookbook.getSnapshot().context;
  const knowledge = part.getSnapshot().context;
  const kitchen = knowledge?.tools.kitchenCheck.kitchen.getSnapshot().context;
  const languages = knowledge?.languages.getSnapshot().context;
  const today = dayAt(new Date());
  return { ingredients, useUp, dates, today, preferences, recipes, knowledge, kitchen, languages };
}

type Inputs = ReturnType<typeof inputsOf>;

/** Works in idle time, after each change of what the proposals depend on. */
export function createProposals(options: Options) {
  const found = createStore(NOTHING);
  let last: Inputs | undefined;
  let following: Subscription[] | null = null;

  async function find(inputs: Inputs) {
    const { knowledge, kitchen, preferences, recipes } = inputs;
    if (last !== inputs || !knowledge || !kitchen) return;
    if (kitchen.list.length === 0) return found.set(NOTHING);
    const pause = createPause(() => new Promise<void>(whenIdle));
    const isOver = () => pause().then(() => last !== inputs);
    const next = nextToUseUp(inputs, inputs.today);
    const ranks = new Map<string, Rank>();
    for (const { id, title } of recipes) {
      const rank = title?.needs && knowledge.rankOf(title.needs, kitchen, next);
      if (rank) ranks.set(id, rank);
      if (await isOver()) return;
    }
    const proposed = await propose(nearOf(recipes, ranks), options.labels, isOver);
    if (proposed) found.set({ preferences, ranks, proposed });
  }

  function proposeAgain() {
    const inputs = inputsOf(options);
    following ??= inputs.knowledge && [
      inputs.knowledge.tools.kitchenCheck.kitchen.subscribe(proposeAgain),
      inputs.knowledge.languages.subscribe(proposeAgain),
    ];
    const keys = Object.keys(inputs) as (keyof Inputs)[];
    if (keys.every((key) => last?.[key] === inputs[key])) return;
    last = inputs;
    whenIdle(() => void find(inputs));
  }

  const subscriptions = [
    options.cookbook.subscribe(proposeAgain),
    options.kitchen.subscribe(proposeAgain),
    options.part.subscribe(proposeAgain),
  ];
  proposeAgain();

  return {
    found,
    stop() {
      last = undefined;
      for (const one of [...subscriptions, ...(following ?? [])]) one.unsubscribe();
    },
  };
}

/** Null if something has changed meanwhile. */
async function propose(
  near: ReturnType<typeof nearOf>,
  labels: Options['labels'],
  isOver: () => Promise<boolean>,
): Promise<Proposal[] | null> {
  const proposed: Proposal[] = [];
  for (const one of near) {
    if (proposed.length === MOST_PROPOSED) break;
    const label = labels.read(fromSaved(one.saved));
    // Undefined while a language is on its way: then it may contain anything.
    if (label !== undefined && label?.look !== 'contains') proposed.push(one);
    if (await isOver()) return null;
  }
  return proposed;
}

export type { Rank };

/** Whether enough is at hand to propose a recipe. */
export const isHalfThere = ({ have, need }: Rank) => have * 2 >= need;

const nearOf = (recipes: readonly SavedRecipe[], ranks: ReadonlyMap<string, Rank>) =>
  byRank(recipes, ranks).flatMap((saved) => {
    const rank = ranks.get(saved.id);
    return rank && isHalfThere(rank) ? { ...rank, saved } : [];
  });

/** The largest share at hand, then what uses up more, then the longest not cooked. */
export const byRank = (recipes: readonly SavedRecipe[], ranks: ReadonlyMap<string, Rank>) =>
  sortBy(recipes, (recipe) => {
    const { have, need, usesUp } = ranks.get(recipe.id) ?? { have: -1, need: 1, usesUp: [] };
    return [have / need, usesUp.length, -timeCooked(recipe)];
  });

/** The highest keys first, then the newest. */
export function sortBy(
  recipes: readonly SavedRecipe[],
  keysOf: (recipe: SavedRecipe) => readonly number[],
): SavedRecipe[] {
  const rows = recipes.map((recipe) => ({ recipe, keys: [...keysOf(recipe), recipe.savedAt] }));
  rows.sort((one, other) => {
    const at = one.keys.findIndex((key, index) => key !== other.keys[index]);
    return (other.keys[at] ?? 0) - (one.keys[at] ?? 0);
  });
  return rows.map(({ recipe }) => recipe);
}

/** In ms; 0 if never. */
export const timeCooked = (recipe: SavedRecipe) => Date.parse(lastCooked(recipe) ?? '') || 0;

export function lastCooked({ cooked = [] }: Pick<SavedRecipe, 'cooked'>): string | undefined {
  return cooked.reduce<string | undefined>(
    (last, time) => (last && Date.parse(last) >= Date.parse(time) ? last : time),
    undefined,
  );
}
