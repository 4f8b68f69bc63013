import {
  inOrder,
  type Place,
  type RecipeLine,
  type Search,
  searchRecipe,
  type Verdict,
  worstOf,
} from './allergens';
import { findAvoided } from './avoided';
import { readLines } from './lines';
import type { ThingToAvoid } from './thingsToAvoid';

/** What was found of one thing to avoid. It detects; "nothing" never means that a recipe is safe. */
export interface Result {
  thing: ThingToAvoid;
  /** The worst that is true. */
  verdict: Verdict;
  /** Everything that was found, and what could not be read, in the order of the recipe. */
  places: readonly Place[];
}

/** What was found in a recipe. */
export interface Check {
  results: readonly Result[];
  /** What was found of all contents, whoever avoids them. */
  findings: Search['findings'];
  /** Coconut, pine nuts and chestnuts, which some avoid along with nuts. */
  nutlike: readonly Place[];
  /** What was not checked besides single places: the whole recipe, or its missing end. */
  unchecked: 'all' | Ending | null;
}

/** How a recipe ends: its end is missing for certain, or perhaps. */
export type Ending = 'cut' | 'perhaps cut';

/** What a reader knows of the recipe that the lines are of. */
export interface RecipeFacts {
  /**
   * False if the recipe's form or language may be one that cannot be checked; `foreign` if its language is
   * one, so nothing is looked for.
   */
  isReadable: boolean | 'foreign';
  ending?: Ending | null;
  /** Whether the list of ingredients is complete. */
  hasAllIngredients?: boolean;
}

/**
 * Looks for things to avoid in the whole text of a recipe. Each line is read once, however many things
 * there are.
 *
 * @param lines every line that a reader of the recipe sees, in order
 */
export function checkRecipe(
  things: readonly ThingToAvoid[],
  lines: readonly RecipeLine[],
  { isReadable, ending = null, hasAllIngredients = false }: RecipeFacts,
): Check {
  const recipe = readLines(
    isReadable === 'foreign' ? lines.filter(({ leftovers }) => leftovers?.length) : lines,
  );
  const isWhole = isReadable === true && ending === null && hasAllIngredients;
  const { findings, unclear, isUnread } = searchRecipe(recipe, isWhole);
  const isAllUnread = isUnread || isReadable !== true;

  const results = things.map((thing): Result => {
    const places = inOrder(
      thing.word
        ? [...findAvoided(recipe, thing.word), ...unclear]
        : thing.contents.flatMap((content) => findings.get(content)?.places ?? []),
    );
    const named = isAllUnread
      ? places.filter(({ presence }) => presence !== 'not checked')
      : places;
    return {
      thing,
      verdict: worstOf(named, isAllUnread || ending !== null),
      places: named,
    };
  });

  const avoidsNuts = things.some(({ contents }) => contents.includes('nuts'));
  const nutlike = findings.get('nutlike')?.places ?? [];
  return {
    results,
    findings,
    nutlike: avoidsNuts ? nutlike.filter(({ presence }) => presence !== 'not checked') : [],
    unchecked: isAllUnread ? 'all' : ending,
  };
}
