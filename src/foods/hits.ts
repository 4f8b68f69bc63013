import type { Content, Contents, Presence } from './contents';
import { isSpelledOut, isStrange } from './disguises';
import { type Food, foodNamed, isA } from './foods';
import { isVerb } from './prose';
import { claimWithin, isJoined, type Line, type Part } from './reading';
import { contentsOfJoined, hintAt } from './traces';

/** A food or a word in a line. */
export interface Hit {
  start: number;
  end: number;
  contents: Contents;
  isUnclear: boolean;
}

/** A food of the list of ingredients, as the rest of the recipe may refer to it. */
export interface Ingredient {
  food: Food;
  lastWord: string;
  isQualified: boolean;
}

type FoodPart = Extract<Part, { kind: 'food' }>;

const NONE: Contents = new Map();
const WHITES: Contents = new Map([['eggs', 'may contain']]);
const LIKENESSES = new Set('shaped sized size coloured colored warming'.split(' '));
/** How many foods of a list a negation reaches. */
const LONGEST_LIST = 12;
/** How many parts may stand between a claim and its food. */
const FURTHEST = 5;
/** A claim in front of one of these leaves "may contain", because the food is made of it. */
const IS_THE_ALLERGEN = [
  foodNamed('peanut'),
  foodNamed('nut'),
  foodNamed('sesame seed'),
  foodNamed('oats'),
  foodNamed('fish'),
  foodNamed('satay'),
];
/** What makers put in the place of what a claim clears. */
const INSTEAD: Partial<Record<Content, readonly Content[]>> = {
  milk: ['soya', 'nuts'],
  eggs: ['soya'],
  meat: ['soya', 'gluten', 'eggs'],
};
/** Foods that even a short misspelling in a sentence means: "Stir in the buter". */
const EVERYDAY = new Set(
  'butter cheese cream milk yogurt yoghurt flour pasta noodle shrimp prawn lobster mussel oyster squid almond walnut cashew pecan peanut tahini sesame salmon celery'.split(
    ' ',
  ),
);
/** A sentence with one of these may speak of another food than the one listed. */
const OTHERWISE = new Set(
  'or instead swap substitute replace use using serve top topping garnish also try extra more regular normal real dairy optional like prefer any alternatively variation add-on non another other else sub'.split(
    ' ',
  ),
);

function lowered(contents: Contents): Contents {
  return new Map([...contents].map(([content]) => [content, 'may contain']));
}

function without(food: Food, clears: readonly Content[]): Contents {
  const contents = new Map<Content, Presence>(food.contents);
  const isMadeOfIt = IS_THE_ALLERGEN.some((allergen) => allergen && isA(food, allergen));
  for (const content of clears) {
    if (!contents.has(content)) continue;
    if (isMadeOfIt) contents.set(content, 'may contain');
    else contents.delete(content);
    for (const other of INSTEAD[content] ?? []) {
      if (!contents.has(other) && !clears.includes(other)) contents.set(other, 'may contain');
    }
  }
  return contents;
}

/** The claim that belongs to a food: "vegan butter", "butter (vegan)", "oats, gluten-free". */
export function claimOn({ parts, words }: Line, at: number): readonly Content[] {
  for (let i = at - 1, next = at; i >= Math.max(0, at - FURTHEST); next = i--) {
    const part = parts[i];
    const key = words[part?.first ?? 0]?.key ?? '';
    if (!part || !isJoined(words[parts[next]?.first ?? 0])) break;
    if (part.kind === 'claim') return part.clears;
    if (part.kind === 'food') continue;
    if (part.kind !== 'plain' || ['or', 'and', 'with', 'in', 'of', 'for'].includes(key)) break;
  }
  const next = parts[at + 1];
  if (next?.kind !== 'claim') return [];
  const opening = words[next.first]?.gap ?? '';
  const following = words[next.last + 1];
  const isAlone = /^\s*[(,]\s*$/.test(opening) && (!following || /^\s*\)/.test(following.gap));
  return isAlone ? next.clears : [];
}

function hit({ words }: Line, part: Part, contents: Contents, isUnclear = false): Hit {
  return {
    start: words[part.first]?.start ?? 0,
    end: words[part.last]?.end ?? 0,
    contents,
    isUnclear,
  };
}

/** Whether an "or" or "nor" ends the list of foods that goes on here: "no nuts, eggs or sesame". */
function goesOnToOr({ parts, words }: Line, at: number): boolean {
  for (let i = at; i < Math.min(parts.length, at + LONGEST_LIST); i++) {
    const part = parts[i];
    const first = words[part?.first ?? 0];
    if (!part || (i > at && !/^[\s,]*$/.test(first?.gap ?? ''))) return false;
    if (first?.key === 'or' || first?.key === 'nor') return true;
    if (part.kind !== 'food') return false;
  }
  return false;
}

/** "walnut-sized", "egg-shaped": what something looks like, not what it is made of. */
function isLikeness({ words }: Line, { last }: Part): boolean {
  const next = words[last + 1];
  return /^[-‐‑]$/.test(next?.gap ?? '') && LIKENESSES.has(next?.key ?? '');
}

/** What a word may contain that is no name of a food. */
function traceOf({ words }: Line, { first }: Part): Contents {
  const word = words[first];
  // The whites of eggs, and not those of spring onions.
  if (word?.text.toLowerCase() === 'whites') {
    const isGreen = words
      .slice(first + 1, first + 3)
      .some(({ text }) => /^(?:of|greens)$/i.test(text));
    return isGreen ? NONE : WHITES;
  }
  const joined = contentsOfJoined(word?.key ?? '');
  return joined.size > 0 ? joined : hintAt(word);
}

/** Goes through the parts of a line, and says of each whether it follows a negation. */
function forEachPart(line: Line, visit: (part: Part, at: number, isNegated: boolean) => void) {
  let isNegated = false;
  line.parts.forEach((part, at) => {
    const first = line.words[part.first];
    const isListed = /^\s*,\s*$/.test(first?.gap ?? '') && isNegated && goesOnToOr(line, at);
    if ((/[.,;:!?()]/.test(first?.gap ?? '') && !isListed) || first?.key === 'but') {
      isNegated = false;
    }
    if (part.kind === 'negation') isNegated = true;
    visit(part, at, isNegated);
  });
}

export function readIngredient(line: Line): Hit[] {
  const hits: Hit[] = [];
  let isUnderstood = false;
  forEachPart(line, (part, at, isNegated) => {
    if (part.kind === 'food') {
      isUnderstood = true;
      if (part.food.isThing || isLikeness(line, part)) return;
      const contents = without(part.food, claimOn(line, at));
      const isCertain = !isNegated;
      hits.push(
        hit(
          line,
          part,
          isCertain ? contents : lowered(contents),
          part.food.isUnclear || part.isMisspelt,
        ),
      );
    } else if (part.kind === 'unknown') {
      hits.push(hit(line, part, traceOf(line, part), true));
    } else if (part.kind === 'plain') {
      const contents = traceOf(line, part);
      if (contents.size > 0) hits.push(hit(line, part, contents));
    }
  });
  if (
    (!isUnderstood && hits.length === 0 && line.words.length > 0) ||
    isSpelledOut(line.words, true)
  ) {
    hits.push(unclearLine(line));
  }
  return hits;
}

function unclearLine({ words }: Line): Hit {
  return { start: 0, end: words.at(-1)?.end ?? 0, contents: NONE, isUnclear: true };
}

/**
 * What the title and the steps call "the milk" may be the coconut milk of the ingredients.
 *
 * @returns a function that tells whether a food of the rest is one of the ingredients
 */
export function referencesTo(
  ingredients: readonly Ingredient[],
): (line: Line, part: FoodPart) => boolean {
  const known = new Map<string, boolean>();
  const search = (asked: Food, bareWord: string | undefined) => {
    if (ingredients.some(({ food, isQualified }) => !isQualified && isA(food, asked))) return false;
    return ingredients.some(({ food, lastWord, isQualified }) =>
      isA(food, asked) ? isQualified : lastWord === bareWord,
    );
  };
  return ({ words }, { food, first, last }) => {
    const bareWord = first === last ? words[last]?.key : undefined;
    const key = `${food.id} ${bareWord}`;
    if (!known.has(key)) known.set(key, search(food, bareWord));
    return known.get(key) ?? false;
  };
}

/** Whether the sentence around a word speaks of swaps, extras or servings. */
function isOpen({ words }: Line, at: number): boolean {
  const isEnd = (i: number) => /[.!?;\n]/.test(words[i]?.gap ?? '');
  let from = at;
  while (from > 0 && at - from < 40 && !isEnd(from)) from--;
  let to = at + 1;
  while (to < words.length && to - at < 40 && !isEnd(to)) to++;
  return words.slice(from, to).some(({ key }) => OTHERWISE.has(key));
}

export function readProse(
  line: Line,
  refersTo: (line: Line, part: FoodPart) => boolean,
  qualified: ReadonlySet<Food>,
  listed: ReadonlySet<Food>,
): Hit[] {
  const hits: Hit[] = [];
  forEachPart(line, (part, at, isNegated) => {
    const word = line.words[part.first];
    if (part.kind === 'claim') {
      const isNamed = part.last > part.first;
      if (isNamed && word?.key !== 'plant') {
        hits.push(hit(line, part, new Map(part.clears.map((content) => [content, 'may contain']))));
      }
    } else if (part.kind === 'food') {
      const { food } = part;
      if (part.isMisspelt && (word?.key.length ?? 0) < 7 && !EVERYDAY.has(part.name)) return;
      if (
        food.isThing ||
        isLikeness(line, part) ||
        (food.isUnclear && food.contents.size === 0) ||
        isVerb(line.words, part.first)
      )
        return;
      const isReference = refersTo(line, part);
      if (isReference && !isOpen(line, part.first)) return;
      const isClaimed = claimOn(line, at).length > 0;
      if (isClaimed && qualified.has(food)) return;
      const claimed = listed.has(food) ? [] : claimWithin(line.words, part);
      if (claimed.length > 0) {
        hits.push(hit(line, part, new Map(claimed.map((content) => [content, 'may contain']))));
      }
      const isSoft =
        isReference ||
        isNegated ||
        isClaimed ||
        food.isDish ||
        food.isSign ||
        food.isUnclear ||
        part.isMisspelt;
      hits.push(hit(line, part, isSoft ? lowered(food.contents) : food.contents));
    } else {
      const contents = part.kind === 'negation' ? NONE : traceOf(line, part);
      const isUnclear = isStrange(word?.text ?? '');
      if (contents.size > 0 || isUnclear) hits.push(hit(line, part, lowered(contents), isUnclear));
    }
  });
  if (isSpelledOut(line.words, false)) hits.push(unclearLine(line));
  return hits;
}
