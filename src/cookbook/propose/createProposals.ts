import type { SavedNeeds, SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { dayAt, nextToUseUp } from '../../../machines/kitchen/days';
import type { Preferences } from '../../../machines/kitchen/preferences';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import { keepLast } from '../../browser/keepLast';
import { createPause } from '../../browser/loading/createPause';
import { whenIdle } from '../../browser/loading/pauses';
import { createStore, type LazyPart, type Store } from '../../browser/store';
import type { Kitchen } from '../../needs/Comparison';
import type { Rank } from '../../needs/compare';
import type { Judgement } from '../../recipe';

type Judge = (recipe: SavedRecipe, foods: readonly string[]) => Judgement;

/** What it takes of the recipe's part. */
interface Reader {
  judgeSaved(preferences: Preferences): Judge;
  tools: { kitchenCheck: { kitchen: Omit<Store<Kitchen>, 'set'> } };
  rankOf(needs: SavedNeeds, kitchen: Kitchen, useUp: readonly string[]): Rank | null;
}

export interface Proposal extends Rank, Judgement {
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
  recipe: RecipeActor;
  cookbook: CookbookActor;
  part: LazyPart<Reader>;
}

function inputsOf({ recipe, cookbook, part }: Options) {
  const { ingredients, useUp, dates, preferences } = recipe.getSnapshot().context;
  const { recipes } = cookbook.getSnapshot().context;
  const knowledge = part.get();
  const kitchen = knowledge?.tools.kitchenCheck.kitchen.get();
  const today = dayAt(new Date());
  return { ingredients, useUp, dates, today, preferences, recipes, knowledge, kitchen };
}

type Inputs = ReturnType<typeof inputsOf>;

/** Works in idle time, after each change of what the proposals depend on. */
export function createProposals(options: Options) {
  const found = createStore(NOTHING);
  let last: Inputs | undefined;
  let stopKitchen: (() => void) | undefined;

  /** The same judge for the same preferences, because it remembers its answers. */
  const judgeFor = keepLast((part: Reader, preferences: Preferences) =>
    part.judgeSaved(preferences),
  );

  async function find(inputs: Inputs) {
    const { knowledge, kitchen, preferences } = inputs;
    if (last !== inputs || !knowledge || !kitchen) return;
    const judge = judgeFor(knowledge, preferences);
    const next = nextToUseUp(inputs, inputs.today);
    const rank = (needs: SavedNeeds) => knowledge.rankOf(needs, kitchen, next);
    const proposals =
      kitchen.list.length === 0
        ? NOTHING
        : await findProposals(inputs, rank, judge, () => last !== inputs);
    if (proposals) found.set(proposals);
  }

  function proposeAgain() {
    const inputs = inputsOf(options);
    stopKitchen ??= inputs.knowledge?.tools.kitchenCheck.kitchen.subscribe(proposeAgain);
    const keys = Object.keys(inputs) as (keyof Inputs)[];
    if (keys.every((key) => last?.[key] === inputs[key])) return;
    last = inputs;
    whenIdle(() => void find(inputs));
  }

  const subscriptions = [
    options.recipe.subscribe(proposeAgain),
    options.cookbook.subscribe(proposeAgain),
  ];
  const stopPart = options.part.subscribe(proposeAgain);
  proposeAgain();

  return {
    found,
    stop() {
      last = undefined;
      for (const subscription of subscriptions) subscription.unsubscribe();
      stopPart();
      stopKitchen?.();
    },
  };
}

/** Null if something has changed meanwhile. */
async function findProposals(
  { preferences, recipes }: Inputs,
  rank: (needs: SavedNeeds) => Rank | null,
  judge: Judge,
  isOutdated: () => boolean,
): Promise<Proposals | null> {
  const pause = createPause(() => new Promise<void>(whenIdle));
  const ranks = new Map<string, Rank>();
  for (const { id, title } of recipes) {
    const ranked = title?.needs && rank(title.needs);
    if (ranked) ranks.set(id, ranked);
    await pause();
    if (isOutdated()) return null;
  }

  const proposed: Proposal[] = [];
  const isNear = ({ id }: SavedRecipe) => isHalfThere(ranks.get(id));
  for (const saved of byRank(recipes.filter(isNear), ranks)) {
    const ranked = ranks.get(saved.id);
    if (!ranked || proposed.length === MOST_PROPOSED) break;
    const judgement = judge(saved, surelyNeeded(saved));
    if (!judgement.isFound) proposed.push({ saved, ...ranked, ...judgement });
    await pause();
    if (isOutdated()) return null;
  }
  return { preferences, ranks, proposed };
}

const surelyNeeded = ({ title }: SavedRecipe): string[] =>
  (title?.needs?.needs ?? []).flatMap(({ foods, place, isSure, isOptional }) =>
    isSure && !isOptional && place === undefined ? foods : [],
  );

export type { Rank };

/** Whether enough is at hand to propose a recipe. */
export const isHalfThere = (rank: Rank | undefined) =>
  rank !== undefined && rank.have * 2 >= rank.need;

/** The largest share at hand, then what uses up more, then the longest not cooked. */
export function byRank(
  recipes: readonly SavedRecipe[],
  ranks: ReadonlyMap<string, Rank>,
): readonly SavedRecipe[] {
  const rows = recipes.map((recipe) => {
    const { have, need, usesUp } = ranks.get(recipe.id) ?? { have: -1, need: 1, usesUp: 0 };
    return {
      recipe,
      share: have / need,
      usesUp,
      cookedAt: Date.parse(lastCooked(recipe) ?? '') || 0,
    };
  });
  rows.sort(
    (one, other) =>
      other.share - one.share ||
      other.usesUp - one.usesUp ||
      one.cookedAt - other.cookedAt ||
      other.recipe.savedAt - one.recipe.savedAt,
  );
  return rows.map(({ recipe }) => recipe);
}

export function lastCooked({ cooked = [] }: Pick<SavedRecipe, 'cooked'>): string | undefined {
  return cooked.reduce<string | undefined>(
    (last, time) => (last && Date.parse(last) >= Date.parse(time) ? last : time),
    undefined,
  );
}
