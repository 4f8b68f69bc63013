import type { CookbookActor, SavedRecipe } from '../../../machines/cookbookMachine';
import type { Preferences } from '../../../machines/preferences';
import type { RecipeActor } from '../../../machines/recipeMachine';
import type { LazyPart } from '../../browser/loading/lazyPart';
import { whenIdle } from '../../browser/loading/whenIdle';
import { createStore, type Store } from '../../browser/store';
import { createAvoided } from '../../foods/avoided/createAvoided';
import { createRanker } from './createRanker';
import { byRank, isHalfThere, type Rank } from './ranks';

/** What the check of a recipe says, if the visitor avoids something. */
interface Judgement {
  /** Whether it contains something that the visitor avoids. */
  isFound: boolean;
  mayContain: readonly string[];
  notChecked: readonly string[];
}

/** What the recipe's part lends. */
interface RecipePart {
  /** Makes a function that checks recipes for somebody with these preferences. */
  judgeSaved(
    preferences: Preferences,
  ): (recipe: SavedRecipe, foods: readonly string[]) => Judgement;
  tools: { kitchenCheck: { basics: Omit<Store<string>, 'set'> } };
}

export interface Proposal extends Rank, Judgement {
  saved: SavedRecipe;
}

export interface Proposals {
  /** What they keep to: with other preferences, nobody may see them. */
  preferences: Preferences | null;
  /** The ranks of all recipes that the page can compare, by their ids. */
  ranks: ReadonlyMap<string, Rank>;
  proposed: readonly Proposal[];
}

export type ProposalStore = Omit<Store<Proposals>, 'set'>;

/** How many recipes to propose. */
const MOST_PROPOSED = 3;

/** How long to work before waiting for idle time again, in ms. */
const WORKING_TIME = 10;

const NOTHING: Proposals = { preferences: null, ranks: new Map(), proposed: [] };

interface Options {
  recipe: RecipeActor;
  cookbook: CookbookActor;
  part: LazyPart<RecipePart>;
}

/** What the proposals depend on. */
function inputsOf({ recipe, cookbook, part }: Options) {
  const { ingredients, useUp, preferences } = recipe.getSnapshot().context;
  const { recipes } = cookbook.getSnapshot().context;
  const knowledge = part.get();
  const basics = knowledge?.tools.kitchenCheck.basics.get() ?? '';
  return { ingredients, useUp, preferences, recipes, knowledge, basics };
}

type Inputs = ReturnType<typeof inputsOf>;

/** What compares and checks recipes for somebody with certain preferences. */
interface Match {
  preferences: Preferences;
  rankFor: ReturnType<typeof createRanker>;
  judge: ReturnType<RecipePart['judgeSaved']>;
}

/** Finds in idle time the saved recipes that the visitor's list is enough for, whenever something has changed. */
export function createProposals(options: Options) {
  const found = createStore(NOTHING);
  let last: Inputs | undefined;
  let match: Match | undefined;
  let stopBasics: (() => void) | undefined;

  function matchFor({ knowledge, preferences }: Inputs): Match | undefined {
    if (knowledge && match?.preferences !== preferences) {
      match = {
        preferences,
        rankFor: createRanker(createAvoided(preferences)),
        judge: knowledge.judgeSaved(preferences),
      };
    }
    return match;
  }

  async function find(inputs: Inputs) {
    const matchNow = last === inputs && matchFor(inputs);
    if (!matchNow) return;
    const proposals = await findProposals(inputs, matchNow, () => last !== inputs);
    if (proposals) found.set(proposals);
  }

  function look() {
    const inputs = inputsOf(options);
    stopBasics ??= inputs.knowledge?.tools.kitchenCheck.basics.subscribe(look);
    const keys = Object.keys(inputs) as (keyof Inputs)[];
    if (keys.every((key) => last?.[key] === inputs[key])) return;
    last = inputs;
    whenIdle(() => void find(inputs));
  }

  const subscriptions = [options.recipe.subscribe(look), options.cookbook.subscribe(look)];
  const stopPart = options.part.subscribe(look);
  look();

  return {
    found,
    stop() {
      last = undefined;
      for (const subscription of subscriptions) subscription.unsubscribe();
      stopPart();
      stopBasics?.();
    },
  };
}

/** @returns null if something has changed meanwhile */
async function findProposals(
  { ingredients: list, useUp, preferences, recipes, basics }: Inputs,
  { rankFor, judge }: Match,
  isOutdated: () => boolean,
): Promise<Proposals | null> {
  if (list.length === 0) return NOTHING;
  const rank = rankFor({ list, useUp, basics: basics.split(',') });
  const pause = createPause();
  const ranks = new Map<string, Rank>();
  for (const { id, title } of recipes) {
    const ranked = title?.needs && rank(title.needs);
    if (ranked) ranks.set(id, ranked);
    if (pause.isDue() && (await pause.take(isOutdated))) return null;
  }

  const proposed: Proposal[] = [];
  const isNear = ({ id }: SavedRecipe) => isHalfThere(ranks.get(id));
  for (const saved of byRank(recipes.filter(isNear), ranks)) {
    const ranked = ranks.get(saved.id);
    if (!ranked || proposed.length === MOST_PROPOSED) break;
    const judgement = judge(saved, saved.title?.needs?.foods ?? []);
    if (!judgement.isFound) proposed.push({ saved, ...ranked, ...judgement });
    if (pause.isDue() && (await pause.take(isOutdated))) return null;
  }
  return { preferences, ranks, proposed };
}

/** Lets the browser answer a key press in between. */
function createPause() {
  let dueAt = performance.now() + WORKING_TIME;
  return {
    isDue: () => performance.now() >= dueAt,
    /** @returns whether the work is outdated then */
    async take(isOutdated: () => boolean): Promise<boolean> {
      await new Promise<void>(whenIdle);
      dueAt = performance.now() + WORKING_TIME;
      return isOutdated();
    },
  };
}
