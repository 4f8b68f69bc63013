import type { Content, Presence } from '../contents';
import {
  type Food,
  familyRows,
  foodNamed,
  isA,
  madeFoods,
  productRows,
  vocabulary,
} from '../foods';
import {
  allSpeakers,
  changeCues,
  hasTranslated,
  joinWords,
  languagesNow,
} from '../languages/spoken';
import type { Decision, MadeOf } from '../notation';
import { isAskedFor, recognise } from '../recognise';
import { remembering } from '../remembering';
import { sliced } from '../slices';
import { isUnderstood } from '../text/reading';
import { patternOf } from '../text/says';
import { isOneSlip } from '../text/spelling';
import { foldLetters, idOf, splitWords } from '../words';

/** What the tables say of a word that a visitor typed. */
export type Understood = ReturnType<typeof saysNothing>;

/** Products without their kinds: spices may have garlic, and turmeric has none. */
const alone = sliced(
  () => new Set((productRows().get('alone') ?? []).map(({ name }) => foodNamed(name))),
);

const saysNothing = () => ({
  decided: new Map<Food, Decision>(),
  /** What may be made of such a food, without its kinds: sunflower oil never holds palm oil. */
  perhaps: new Set<Food>(),
  /** Names of foods that have other names too. */
  names: new Map<string, Decision>(),
  /** Words that name no food: the check looks for their letters. */
  words: new Map<string, Presence>(),
  contents: new Set<Content>(),
  /** Contents, such as milk for "lactose", that count in each food by themselves: a row can take some foods out. */
  ofEach: new Set<Content>(),
  traces: new Set<Content>(),
  /** The foods that the word itself names. */
  roots: new Set<Food>(),
  /** Foods that only sound like one of these. `source` is what they would be made of. */
  others: [] as [name: string, foods: readonly Food[], source: Food | undefined][],
});

const productsNow = remembering(
  (_now: string) =>
    [...productRows()].flatMap(([name, items]) => {
      const food = foodNamed(name);
      return food ? [[food, items] as const] : [];
    }),
  10,
);

/** What is made of each food. There is more once a language has arrived. */
export const products = () => productsNow(`${languagesNow()}`);

export function decisionOn({ decided }: Understood, food: Food): Decision | undefined {
  let found: Decision | undefined;
  for (let at: Food | undefined = food; at; at = at.parent) {
    const decision = decided.get(at);
    // Natural colouring may be of beetroot, and certainly is a colouring.
    if (decision === 'contains') return decision;
    found ??= decision;
    if (decision === 'nothing') break;
  }
  return found;
}

function takeFood(said: Understood, food: Food, decision: Presence) {
  const before = said.decided.get(food);
  if (before === 'contains' || before === decision) return;
  said.decided.set(food, decision);
  for (const [source, items] of products()) {
    if (isA(source, food)) takeItems(said, items, decision, source);
  }
  for (const made of madeFoods()) {
    if (made.madeOf?.some((name) => isA(foodNamed(name) ?? made, food)))
      for (let at: Food | undefined = made; at; at = at.parent) said.perhaps.add(at);
  }
}

/** `source`: the food that the items are made of; without it, the word names them. */
function takeItems(said: Understood, items: readonly MadeOf[], outer: Presence, source?: Food) {
  const foods = items.flatMap(({ name, decision }) =>
    decision === 'nothing' ? [] : (foodNamed(name) ?? []),
  );
  for (const item of items) {
    const { name, decision, content, isEach } = item;
    if (decision === 'nothing') {
      said.others.push([name, source ? [source, ...foods] : foods, source]);
      continue;
    }
    const presence = outer === 'contains' ? decision : outer;
    if (!content) takeName(said, name, presence, source);
    else if (isEach) said.ofEach.add(content);
    else (presence === 'contains' ? said.contents : said.traces).add(content);
  }
}

/** A name in a food's row that is one kind of it: "jasmine rice" in that of rice. */
const isKindName = ({ kinds = [] }: Food, id: string) => kinds.some((kind) => idOf(kind) === id);

/** The food may be this kind of it, and its other kinds are not. */
function takeKind(said: Understood, food: Food, own: string) {
  said.perhaps.add(food);
  for (const kind of food.kinds ?? []) {
    const id = idOf(kind);
    said.names.set(id, ` ${id}`.endsWith(` ${own}`) ? 'contains' : 'nothing');
  }
}

function takeName(said: Understood, name: string, presence: Presence, source: Food | undefined) {
  const food = foodNamed(name);
  const id = idOf(name);
  if (food && !source && presence === 'contains' && isKindName(food, id)) {
    takeKind(said, food, id);
    return;
  }
  if (food && (!source || idOf(food.name) === id)) {
    if (!source && presence === 'contains') said.roots.add(food);
    if (source && alone().has(food)) said.perhaps.add(food);
    else takeFood(said, food, presence);
    return;
  }
  const known = food ? said.names : said.words;
  if (known.get(food ? id : name) !== 'contains') known.set(food ? id : name, presence);
}

/** Takes out again what only sounds like a food. */
function takeOthersOut(said: Understood) {
  for (const [name, own] of said.others) {
    const food = foodNamed(name);
    if (!food) continue;
    // "Herbal tea" is another name of tea, but sweet potato is another food.
    const isOtherName = own.some((one) => isA(food, one)) || said.ofEach.size > 0;
    if (isOtherName && idOf(food.name) !== idOf(name)) said.names.set(idOf(name), 'nothing');
    else if (
      decisionOn(said, food) !== 'contains' ||
      own.some((one) => one !== food && isA(food, one))
    )
      said.decided.set(food, 'nothing');
  }
}

/**
 * The tables list the food among those that only sound like the word. "Vegetable crisps" only sound like
 * potato, so they may have vegetables.
 */
export function onlySoundsLike(said: Understood, food: Food, name: string): boolean {
  const isListed = said.others.some(([other, , source]) => {
    const one = foodNamed(other);
    return one && isA(food, one) && (!source || said.roots.has(source));
  });
  return isListed && (said.names.get(name) ?? decisionOn(said, food)) === 'nothing';
}

/** Small words around an avoided food: "no garlic", "anything with coconut". */
const AROUND = patternOf('around a word', 'gi');
export const AND = patternOf('between words', 'i');

const SHORTEST_SLIP = 6;

/** The foods of a family, or one food; undefined if the phrase is not a name. */
function named(phrase: string): readonly MadeOf[] | undefined {
  const id = idOf(phrase);
  const food = foodNamed(phrase);
  // "Groundnuts" has another name in the table.
  const isKind = food && isKindName(food, id);
  const known = familyRows().get(id) ?? (food && !isKind && familyRows().get(idOf(food.name)));
  if (known || !food || food.isThing) return known || undefined;
  return [{ name: isKind ? phrase : food.name, decision: 'contains' }];
}

/** An item of another language's row, in English. After a question mark, only the food itself. */
const meant = (item: MadeOf): readonly MadeOf[] =>
  item.decision === 'contains' && !item.content ? (named(item.name) ?? []) : [item];

/** Whether the phrase, to the letter, is the name of a food or family. */
export const isKnownFood = (phrase: string): boolean =>
  !foodNamed(phrase)?.isSign && named(phrase) !== undefined;

/** One letter may be wrong: "garlik", "nightshaddes". */
function slipOf(phrase: string): readonly MadeOf[] | undefined {
  const id = idOf(phrase);
  if (id.length < SHORTEST_SLIP) return undefined;
  // The full stop lets the last letter be wrong.
  const near = [...new Set([...familyRows().keys(), ...vocabulary()])].filter(
    (name) =>
      name[0] === id[0] &&
      Math.abs(name.length - id.length) <= 1 &&
      isOneSlip(`${name}.`, `${id}.`),
  );
  const found = near.flatMap((name) => named(name) ?? []);
  return near.length === 1 && found.length > 0 ? found : undefined;
}

/** Takes the foods in a phrase that is not a name. Returns whether it knows all of the phrase. */
function takeLoosely(said: Understood, phrase: string): boolean {
  const items = slipOf(phrase);
  if (items) takeItems(said, items, 'contains');
  if (items) return false;
  const { foods, unknown } = recognise(phrase, null, splitWords(phrase));
  const main = foods.filter(isAskedFor);
  for (const { food } of main) {
    const meant = food.isSign ? [] : (named(food.name) ?? []);
    takeItems(said, meant, 'contains');
    for (const [content, presence] of food.isSign ? food.contents : [])
      if (presence === 'contains') said.contents.add(content);
  }
  return main.length > 0 && unknown.length === 0 && !main.some(({ isMisspelt }) => isMisspelt);
}

/** Splits an English text only if that gives a name: "garlic and onions". */
function phrasesOf(text: string): readonly string[] {
  const plain = text.trim().replace(AROUND, '').trim() || text.trim();
  const pieces = plain.split(AND).flatMap((piece) => piece.replace(AROUND, '').trim() || []);
  // "Rindfleisch" is "beef meat", and "carne de res" is "beef flesh".
  const bare = plain.replace(/ (?:meat|flesh)$|^meat (?:(?:of|from) )?(?:the )?/, '');
  const whole = [text, plain, bare].find((phrase) => named(phrase));
  const areKnown = !whole && pieces.some((piece) => named(piece));
  return areKnown ? pieces : [whole ?? plain];
}

/** "Rindfleisch" is a sign of any meat, unless a language says which. */
function withoutSigns(readings: readonly string[]): readonly string[] {
  const others = readings.filter((one) => !foodNamed(one)?.isSign);
  const isNamed = others.some((one) => phrasesOf(one).every((phrase) => named(phrase)));
  return isNamed ? others : readings;
}

/** "Sans gluten" and "allergique au gluten" mean gluten. */
export function withoutCue(text: string): string {
  const atStart = (all: string, at: number) => (at === 0 ? '' : all);
  const asked = changeCues(text.trim(), (said, { please }) => said.replace(please, ''));
  const plain = changeCues(asked, (said, { avoids, without }) =>
    said.replace(avoids, atStart).replace(without, atStart),
  );
  return plain || text;
}

/** Knows all languages that have arrived: "Rind" is beef in German and peel in English. */
export function understand(text: string): Understood {
  const word = withoutCue(text);
  const said = saysNothing();
  const bare = word.replace(AROUND, '').trim();
  const families = allSpeakers().flatMap((speaker) =>
    (speaker.familyOf(word) ?? speaker.familyOf(bare) ?? []).flatMap(meant),
  );
  takeItems(said, families, 'contains');
  // English "legumes" are pulses, and "légumes" are vegetables.
  const isEnglishFamily = familyRows().has(idOf(bare)) && foldLetters(bare) === bare.toLowerCase();
  // "Meeresfrüchte" is less than what a recipe means by it.
  const translated = allSpeakers().flatMap(({ read }) => {
    if (families.length > 0 || isEnglishFamily) return [];
    const words = read(word, splitWords(word), isUnderstood, !/\s/.test(word.trim()))?.words ?? [];
    return hasTranslated(words) ? joinWords(words).trim() : [];
  });
  const readings = withoutSigns([...new Set([word, ...translated])]).map(phrasesOf);
  for (const phrase of readings.flat()) takeItems(said, named(phrase) ?? [], 'contains');
  // "Fruits à noyau" is not a fruit, as one language knows all of it.
  const isKnown =
    families.length > 0 || readings.some((phrases) => phrases.every((one) => named(one)));
  const leftOf = (phrases: readonly string[]) =>
    phrases.filter((one) => !named(one) && !isKnown && !takeLoosely(said, one));
  const [own = [], ...others] = readings;
  const left = others.map(leftOf);
  // "Noix de cajou" is a cashew, and "noix" alone any nut.
  if (left.every((phrases) => phrases.length > 0)) left.unshift(leftOf(own));
  takeOthersOut(said);
  // What no language knows counts as letters.
  if (left.every((phrases) => phrases.length > 0))
    for (const phrase of left[0] ?? []) said.words.set(phrase, 'contains');
  return said;
}
