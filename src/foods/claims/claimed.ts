import type { Content } from '../contents';
import { foodNamed } from '../foods';
import { MOST_CLAIMS } from '../limits';
import { type FoundFood, type Recognised, recognise } from '../recognise';
import { readLine } from '../text/reading';
import { type Word, wordsOf } from '../words';
import { isFree, isFreeOf, isJoined } from './claims';
import { findDenied } from './denials';

/** A claim that a food is without something: "dairy-free", "vegan". */
export interface Claim {
  /** The same for all spellings of the claim. */
  id: string;
  /** The words that a shop would write before the food. */
  words: string;
  /** What the food surely does not contain; empty for a weaker claim, such as "lactose-free" milk. */
  clears: readonly Content[];
  /** What the claim is about. */
  about: readonly Content[];
}

/** A food with all claims about it, before, after and within its name. */
export interface ClaimedFood extends FoundFood {
  labels: readonly Claim[];
}

/** A line, or an entry of a list, with the claims about its foods. */
export interface ClaimedLine extends Recognised {
  text: string;
  foods: readonly ClaimedFood[];
}

interface Place {
  claim: Claim;
  /** The places of its first and last word in the line. */
  first: number;
  last: number;
}

/** Claims of one word. */
const ONE_WORD: ReadonlyMap<string, string> = new Map([
  ['vegan', 'vegan'],
  ['vegetarian', 'vegetarian'],
  ['veggie', 'vegetarian'],
  ['nondairy', 'dairy-free'],
  ['dairyfree', 'dairy-free'],
  ['df', 'dairy-free'],
  ['glutenfree', 'gluten-free'],
  ['gf', 'gluten-free'],
  ['eggless', 'egg-free'],
  ['meatless', 'meat-free'],
]);
/** Words that leave a claim open. */
const OPEN = new Set(
  'or if preferably preferred prefer ideally optional optionally almost maybe perhaps can could may works work also alternatively either else needed necessary required desired like possible'.split(
    ' ',
  ),
);
const JOINING = new Set(['or', 'and', 'with', 'in', 'for', 'plus']);

/** Reads claims as written, without corrections. */
const asWritten = () => undefined;

const lowered = (word: Word | undefined) => word?.text.toLowerCase() ?? '';

/** The claim "dairy-free" for "dairy"; undefined for a word that is not a food: "cage-free". */
function freeOf(word: Word | undefined): Claim | undefined {
  const name = lowered(word);
  const food = foodNamed(name);
  return food && claimIn(`${name}-free`, `${food.id} free`, [...food.contents.keys()]);
}

function claimIn(words: string, id = words, about: readonly Content[] = []): Claim {
  const clears = readLine(words, asWritten).parts.flatMap((part) =>
    part.kind === 'claim' ? part.clears : [],
  );
  return { id, words, clears, about: [...new Set([...clears, ...about])] };
}

/** The claim that begins at a word. */
function claimAt(words: readonly Word[], at: number): Place | undefined {
  const [word, next] = [words[at], words[at + 1]];
  const place = (claim: Claim | undefined, length: number) =>
    claim && { claim, first: at, last: at + length - 1 };
  const one = ONE_WORD.get(lowered(word));
  if (one?.endsWith('-free'))
    return place(freeOf({ ...(word as Word), text: one.slice(0, -5) }), 1);
  if (one) return place(claimIn(one), 1);
  const isPair = isJoined(next);
  const pair = `${lowered(word)} ${lowered(next)}`;
  if (isPair && pair === 'plant based') return place(claimIn('vegan'), 2);
  if (isPair && pair === 'non dairy') return place(freeOf(next), 2);
  if (isFree(words, at + 1)) return place(freeOf(word), 2);
  if (isPair && /^(?:without|no)$/.test(lowered(word))) return place(freeOf(next), 2);
  return isPair && isFreeOf(words, at) ? place(freeOf(words[at + 2]), 3) : undefined;
}

function claimsIn(words: readonly Word[]): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < words.length && places.length < MOST_CLAIMS; at += 1) {
    const place = claimAt(words, at);
    if (!place) continue;
    places.push(place);
    at = place.last;
  }
  return places;
}

/** Whether the words around a claim leave it open: "gluten-free if needed". */
function isOpen(words: readonly Word[], { first, last }: Place): boolean {
  const isEnd = (at: number) => /[,;()[\]{}]/.test(words[at]?.gap ?? '');
  let from = first;
  while (from > 0 && !isEnd(from)) from -= 1;
  let to = last + 1;
  while (to < words.length && !isEnd(to)) to += 1;
  return words.slice(from, to).some((word) => OPEN.has(lowered(word)));
}

const isAsked = ({ role }: FoundFood) => role === 'main' || role === 'alternative';

/** The foods that a claim is about: the next one in its phrase, or else those before it. */
function foodsOfClaim(
  foods: readonly FoundFood[],
  words: readonly Word[],
  { first, last }: Place,
): FoundFood[] {
  const start = words[first]?.start ?? 0;
  const next = foods.find((found) => isAsked(found) && found.end > start);
  if (next && next.start <= start) return [next];
  const between = words.slice(last + 1).filter((word) => next && word.start < next.start);
  const follows =
    next &&
    isJoined(words.find((word) => word.start === next.start)) &&
    between.every((word) => isJoined(word) && !JOINING.has(lowered(word)));
  const before = foods.filter((found) => isAsked(found) && found.end <= start);
  if (follows || before.length === 0) return next ? [next] : [];
  const main = before.findLastIndex(({ role }) => role === 'main');
  return before.slice(Math.max(main, 0));
}

/**
 * Gives a food its claims. If the tables have a food with the claim in its name, it becomes that one: "milk,
 * dairy-free" is plant milk.
 *
 * @param outer the claims that are not yet part of the food's name
 */
function named(found: FoundFood, labels: readonly Claim[], outer: readonly Claim[]): ClaimedFood {
  const claims = [...new Set([...found.claims, ...labels.flatMap(({ clears }) => clears)])];
  const fronts = outer.map(({ words }) => words);
  const words = [...fronts, found.words].join(' ');
  // "gluten-free vegan bread" is gluten-free bread, with both claims.
  const [food] = [fronts.join(' '), ...fronts].flatMap(
    (front) => (front && foodNamed(`${front} ${found.name}`)) || [],
  );
  return { ...found, ...(food && { food, name: food.name }), words, claims, labels };
}

/**
 * Recognises a line with every claim about its foods. An open claim ("gluten-free if needed") counts only if it
 * is about something that the visitor avoids.
 */
export function readClaimed(text: string, avoided: Pick<ReadonlySet<Content>, 'has'>): ClaimedLine {
  const read = recognise(text);
  const words = wordsOf(text);
  const labels = new Map<FoundFood, Claim[]>();
  const outer = new Map<FoundFood, Claim[]>();
  const places = claimsIn(words);
  const denied =
    places.length > 0
      ? findDenied(words, (at) => places.some(({ first }) => first === at))
      : new Set();
  for (const place of places) {
    const foods = foodsOfClaim(read.foods, words, place);
    const start = words[place.first]?.start ?? 0;
    const isWithin = foods.some((found) => found.start <= start && start < found.end);
    const counts =
      isWithin || !isOpen(words, place) || place.claim.about.some((c) => avoided.has(c));
    if (!counts || denied.has(place.first)) continue;
    for (const found of foods) {
      for (const known of isWithin ? [labels] : [labels, outer]) {
        known.set(found, [...(known.get(found) ?? []), place.claim]);
      }
    }
  }
  const foods = read.foods.map((found) =>
    named(found, labels.get(found) ?? [], outer.get(found) ?? []),
  );
  return { ...read, text, foods };
}
