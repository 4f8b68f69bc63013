import { type Content, STATED } from '../contents';
import { isAwaitingLanguage } from '../languages/spoken';
import { readFoodLines } from '../text/lines';
import { keysOf, splitWords } from '../words';
import {
  type Findings,
  inOrder,
  type Place,
  type RecipeLine,
  searchRecipe,
  type Verdict,
  worstOf,
} from './allergens';
import { type Fate, fateOf } from './fateOf';
import { searchFor } from './searchFor';
import { PINE_NUTS, type ThingToAvoid } from './thingsToAvoid';
import { type KitchenList, usedLeftovers } from './usedLeftovers';

/** "Nothing" never means that a recipe is safe. */
export interface Result {
  thing: ThingToAvoid;
  verdict: Verdict;
  /** Everything found or unread, in the order of the recipe. */
  places: readonly Place[];
  /** Whether the recipe still has what a change left out; null unless the facts have `isStruck`. */
  fate: Fate | null;
}

export interface Check {
  results: readonly Result[];
  /** Of all contents, avoided or not. */
  findings: Findings;
  /** What the page always names of the dish itself, with the places that contain it or may. */
  stated: readonly {
    content: (typeof STATED)[number];
    verdict: Verdict;
    places: readonly Place[];
  }[];
  /** Coconut and chestnuts, which some people avoid together with nuts. */
  nutlike: readonly Place[];
  /** Those it contains, for visitors who avoid nuts alone. Peanuts are pulses, but many avoid both. */
  peanuts: readonly Place[];
  /** Whether the recipe names something that may count as nuts: these, or pine nuts. */
  namesNutlike: boolean;
  /** What it could not check, beside single places. `not complete`: the language has not passed. */
  unchecked: 'all' | 'not complete' | UnsureSource | Ending | null;
}

export type Ending = 'cut' | 'perhaps cut';

/**
 * Where the text is from. `photo`: a line may be missing, and a word with a sign or a digit in it is
 * not checked, wherever it is. `clip`: nothing else of its page has been read. `copy`: a model has copied it out, and not to
 * the letter. `leftOut`: the text around it states allergens.
 */
export type UnsureSource = 'photo' | 'clip' | 'copy' | 'leftOut';

/** What the check has to know about a recipe besides its lines. */
export interface RecipeFacts {
  /**
   * False if the check may not understand the recipe's form, or lacks its language's foods. `in
   * part` if the language has not passed: then silence means nothing.
   */
  isReadable: boolean | 'in part';
  /** Null if unknown. */
  language?: string | null;
  ending?: Ending | null;
  /** Whether the list of ingredients is complete. */
  hasAllIngredients?: boolean;
  unsureSource?: UnsureSource | null;
  /** The check reads the names of its leftovers too, if the recipe may use them. */
  list?: KitchenList;
  /** For what a change left out: whether the recipe strikes words through. */
  isStruck?(words: string): boolean;
}

const NOTHING = { verdict: 'nothing', places: [] } as const;

/** It is there, or may be. */
export const isFound = ({ presence }: Place): boolean =>
  presence === 'contains' || presence === 'may contain';

const isContained = ({ presence }: Place): boolean => presence === 'contains';

/** The recipe names it, if only to deny it. */
export const isNamed = ({ presence }: Place): boolean => presence !== 'not checked';

/** Contents that must not be in one recipe; empty unless it may contain all of them. */
function placesTogether(contents: readonly Content[], findings: Findings): Place[] {
  const found = contents.map((content) => (findings.get(content)?.places ?? []).filter(isFound));
  if (found.some((places) => places.length === 0)) return [];
  const isSure = found.every((places) => places.some(({ presence }) => presence === 'contains'));
  return found.flat().map((place) => ({
    ...place,
    presence: isSure ? place.presence : 'may contain',
    reason: place.reason ?? { kind: 'together' },
  }));
}

/** The visitor's word counts in any language. Nothing in the recipe clears it. */
function placesTaught({ taught }: ThingToAvoid, lines: readonly RecipeLine[]): Place[] {
  const names = taught.map(keysOf).filter(({ length }) => length > 0);
  if (names.length === 0) return [];
  return lines.flatMap(({ text }, line) => {
    const words = splitWords(text);
    return words.flatMap(({ start }, at) =>
      names
        .filter((keys) => keys.every((key, index) => words[at + index]?.key === key))
        .map(({ length }): Place => {
          const end = words[at + length - 1]?.end ?? start;
          return { line, start, end, words: text.slice(start, end), presence: 'contains' };
        }),
    );
  });
}

/** Pine nuts, if the recipe names them, for visitors who avoid nuts and have not typed them. */
function findPineNuts(things: readonly ThingToAvoid[], findings: Findings): Omit<Result, 'fate'>[] {
  const places = (findings.get('pine nuts')?.places ?? []).filter(isNamed);
  return avoids(things, 'nuts') && !avoids(things, 'pine nuts') && places.length > 0
    ? [{ thing: PINE_NUTS, verdict: worstOf(places, false), places }]
    : [];
}

const avoids = (things: readonly ThingToAvoid[], content: Content) =>
  things.some(({ contents }) => contents.includes(content));

/** Whether the typed word may be of a language that has not arrived. */
export const lacksLanguage = ({ typed }: ThingToAvoid): boolean =>
  typed !== null && isAwaitingLanguage();

/**
 * Says of each thing whether a recipe contains it, and where. Reads each line once, for all things.
 * @param recipeLines every line that a reader sees, in order
 */
export function checkRecipe(
  things: readonly ThingToAvoid[],
  recipeLines: readonly RecipeLine[],
  {
    isReadable,
    language = null,
    ending = null,
    hasAllIngredients = false,
    unsureSource = null,
    list,
    isStruck,
  }: RecipeFacts,
): Check {
  const isRead = isReadable === true;
  const isWhole = isRead && ending === null && hasAllIngredients;
  const lines = list
    ? [
        ...recipeLines,
        ...usedLeftovers(
          list,
          recipeLines.filter(({ isUnused }) => !isUnused),
          { language, isRead, isWhole },
        ),
      ]
    : recipeLines;
  const recipe = readFoodLines(
    lines,
    searchFor(things.flatMap(({ contents }) => contents)),
    language,
    isReadable === 'in part',
    unsureSource === 'photo',
  );
  const { findings, isUnread } = searchRecipe(recipe, isWhole);
  const isAllUnread = isUnread || isReadable !== true;
  const isPartial = isAllUnread || ending !== null || unsureSource !== null;
  // In a language that has not passed, too many words are not checked to name them. A text whose
  // language is not recognised is named like English: a long list has few frequent words.
  const namesUnchecked = !isUnread && (isReadable === true || (isReadable && language === null));

  const results = things.map((thing) => {
    const places = inOrder([
      ...thing.contents.flatMap((content) => findings.get(content)?.places ?? []),
      ...placesTogether(thing.together, findings),
      ...placesTaught(thing, lines),
    ]);
    const named = namesUnchecked ? places : places.filter(isNamed);
    return {
      thing,
      verdict: worstOf(named, isPartial || lacksLanguage(thing)),
      places: named,
    };
  });

  const nutlike = findings.get('nutlike')?.places ?? [];
  const unread = isReadable === 'in part' ? 'not complete' : isAllUnread ? 'all' : ending;
  const open = unsureSource && unread !== 'all' ? unsureSource : unread;
  // A few lines may not tell their language.
  const unchecked = ending === 'cut' ? ending : open;
  const likeNuts = avoids(things, 'nuts') ? nutlike.filter(isFound) : [];
  const isForNutsAlone = avoids(things, 'nuts') && !avoids(things, 'peanuts');
  const findingOf = (content: Content) => findings.get(content) ?? NOTHING;
  return {
    results: [...results, ...findPineNuts(things, findings)].map((result) => ({
      ...result,
      fate: isStruck ? fateOf(result, unchecked, lines, isStruck) : null,
    })),
    findings,
    stated: STATED.map((content) => {
      const places = findingOf(content).places.filter(({ line }) => !lines[line]?.isUnused);
      return { content, verdict: worstOf(places, isUnread), places: places.filter(isFound) };
    }),
    nutlike: likeNuts,
    peanuts: isForNutsAlone ? findingOf('peanuts').places.filter(isContained) : [],
    namesNutlike: likeNuts.length > 0 || findingOf('pine nuts').places.some(isNamed),
    unchecked,
  };
}
