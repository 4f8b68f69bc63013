import type { Content } from '../contents';
import { isCooked } from '../cooked';
import { foodNamed } from '../foods';
import { MOST_CLAIMS } from '../limits';
import { type FoundFood, isAskedFor, type Recognised, recognise } from '../recognise';
import { isApart } from '../text/descriptions';
import { wordsOf } from '../text/reading';
import { isJoined, type Word } from '../words';
import {
  type Claim,
  type ClaimPlace,
  claimOrFreeAt,
  findOpenClaims,
  freeOf,
  isFreeOf,
} from './claims';

/** With the claims before, after and within its name. */
export interface ClaimedFood extends FoundFood {
  labels: readonly Claim[];
  /** What it does not contain according to these: "gluten-free". */
  claims: readonly Content[];
  /** Its name with all that makes it another food: "dried basil", "vegan butter". */
  identity: string;
  /** "Cooked rice", "boiled eggs". */
  isCooked: boolean;
}

export interface ClaimedLine extends Recognised {
  text: string;
  foods: readonly ClaimedFood[];
}

interface Place extends ClaimPlace {
  claim: Claim;
  first: number;
}

const JOINING = new Set(['or', 'and', 'with', 'in', 'for', 'plus']);

/** Finds claims about foods that clear nothing, too: "lactose-free", "without nuts". */
function placeAt(words: readonly Word[], first: number): ClaimPlace | undefined {
  const known = claimOrFreeAt(words, first);
  if (known || !isJoined(words[first + 1])) return known;
  const isWithout = /^(?:without|no)$/i.test(words[first]?.text ?? '');
  const last = isFreeOf(words, first) ? first + 2 : first + 1;
  return isWithout || last > first + 1
    ? { claim: freeOf(words[last]?.text ?? ''), last }
    : undefined;
}

function claimsIn(words: readonly Word[]): Place[] {
  const places: Place[] = [];
  for (let first = 0; first < words.length && places.length < MOST_CLAIMS; first += 1) {
    const { claim, last = first } = placeAt(words, first) ?? {};
    if (!claim) continue;
    places.push({ claim, first, last });
    first = last;
  }
  return places;
}

/** The next food in the claim's phrase, or else those before it. */
function foodsOfClaim(
  foods: readonly FoundFood[],
  words: readonly Word[],
  { first, last }: Place,
): FoundFood[] {
  const start = words[first]?.start ?? 0;
  const next = foods.find((found) => isAskedFor(found) && found.end > start);
  if (next && next.start <= start) return [next];
  const between = words.slice(last + 1).filter((word) => next && word.start < next.start);
  const follows =
    next &&
    isJoined(words.find((word) => word.start === next.start)) &&
    between.every((word) => isJoined(word) && !JOINING.has(word.key));
  const before = foods.filter((found) => isAskedFor(found) && found.end <= start);
  if (follows || before.length === 0) return next ? [next] : [];
  const main = before.findLastIndex(({ role }) => role === 'main');
  return before.slice(Math.max(main, 0));
}

/** "Milk, dairy-free" becomes plant milk. A claim that `isWithin` is already part of the name. */
function named(found: FoundFood, held: readonly (Place & { isWithin: boolean })[]): ClaimedFood {
  const labels = held.map(({ claim }) => claim);
  const claims = [...new Set(labels.flatMap(({ clears }) => clears))];
  const fronts = held.flatMap(({ isWithin, claim }) => (isWithin ? [] : claim.words));
  const words = [...fronts, found.words].join(' ');
  // "gluten-free vegan bread" is gluten-free bread, with both claims.
  const [known] = [fronts.join(' '), ...fronts].flatMap((front) => {
    const name = `${front} ${found.name}`.replaceAll('-', ' ');
    const food = front && foodNamed(name);
    return food ? { food, name } : [];
  });
  const one = { ...found, ...known, words, claims, labels };
  return { ...one, identity: identityOf(one), isCooked: isCooked(one) };
}

const identityOf = ({
  food,
  states,
  labels,
  modifiers,
}: Pick<ClaimedFood, 'food' | 'states' | 'labels' | 'modifiers'>): string =>
  [
    ...[...states].filter(isApart),
    ...[...labels, ...modifiers].map(({ id }) => id),
    food.name,
  ].join(' ');

/** An open claim ("gluten-free if needed") only counts for what the visitor avoids. */
export function readClaimed(
  text: string,
  avoided: Pick<ReadonlySet<Content>, 'has'>,
  language: string | null = null,
): ClaimedLine {
  const words = wordsOf(text, language);
  const read = recognise(text, language, words);
  const places = claimsIn(words);
  const doubtAt = findOpenClaims(text, words, (at) => places.some(({ first }) => first === at));
  const held = places.flatMap((place) => {
    const foods = foodsOfClaim(read.foods, words, place);
    const start = words[place.first]?.start ?? 0;
    const isWithin = foods.some((found) => found.start <= start && start < found.end);
    const doubt = doubtAt(place.first);
    const counts = isWithin || !doubt || place.claim.about.some((one) => avoided.has(one));
    return counts && doubt !== 'denied' ? [{ ...place, foods, isWithin }] : [];
  });
  const foods = read.foods.map((found) =>
    named(
      found,
      held.filter((one) => one.foods.includes(found)),
    ),
  );
  return { ...read, text, foods };
}
