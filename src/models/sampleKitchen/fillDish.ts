import { type Food, type FoodLine, foodNamed, isA, readFoods, serves } from '../../foods';
import { inflect } from '../../reading';
import { upperFirst } from '../../words/format';
import alone from './dishes/alone.json';
import { type Dish, ITEM_START, itemsIn, type Join, SLOT, type Slot } from './readDish';
import type { KnownFood } from './readList';

/** By the slots' names; a slot without a food is missing. */
type Filling = ReadonlyMap<string, KnownFood>;

/** Foods that fill no slot of a wider kind, because the dish would treat them wrongly. */
const foodsAlone = () => alone.flatMap((name) => foodNamed(name) ?? []);

/** Leftovers only fit a kind that says "cooked" or "leftover". */
export function suits({ line, food, isLeftover }: KnownFood, kind: FoodLine): boolean {
  const [wanted] = kind.foods;
  const isReady = !isLeftover || /cooked|leftover/.test(kind.text);
  return (
    isReady &&
    wanted !== undefined &&
    isA(food.food, wanted.food) &&
    foodsAlone().every((one) => !isA(food.food, one) || isA(wanted.food, one)) &&
    serves(line, [wanted]) === 'yes'
  );
}

/** What a line or kind asks for. The same words come back with every list. */
const asked = new Map<string, FoodLine>();

export function readAsked(text: string, language: string): FoodLine {
  const key = `${language} ${text}`;
  const line = asked.get(key) ?? readFoods(text, language, []);
  asked.set(key, line);
  return line;
}

/** Gives each food that a line names plainly at most one food of the list. */
function findNamed(text: string, language: string, foods: readonly KnownFood[]): Set<KnownFood> {
  const named = new Set<KnownFood>();
  for (const line of itemsIn(text)) {
    if (line.includes('{')) continue;
    for (const wanted of readAsked(line.slice(ITEM_START.length), language).foods) {
      const found = foods.find(
        (food) => !named.has(food) && /yes|kind/.test(serves(food.line, [wanted])),
      );
      if (found) named.add(found);
    }
  }
  return named;
}

/** How narrow a kind is: the number of wider ones. */
const depthOf = (food: Food | undefined): number => (food ? 1 + depthOf(food.parent) : 0);

/** The slot with the fewest foods to choose from comes first. If several have as few, the narrowest does. */
function fillSlots(slots: readonly Slot[], foods: readonly KnownFood[]): Filling {
  const open = slots
    .map((slot) => {
      const kind = readAsked(slot.kind, 'en');
      const depth = depthOf(kind.foods[0]?.food);
      return { slot, depth, suited: foods.filter((food) => suits(food, kind)) };
    })
    .sort((one, other) => one.suited.length - other.suited.length || other.depth - one.depth);
  const filling = new Map<string, KnownFood>();
  const taken = new Set<KnownFood>();
  for (const { slot, suited } of open) {
    const food = suited.find((one) => !taken.has(one));
    if (!food) continue;
    filling.set(slot.name, food);
    taken.add(food);
  }
  return filling;
}

/** A number in front of a food, without a unit: "3", "½", "2 large". */
const COUNT = /^- ([\d½¼¾]+(?:[–-]\d+)?)(?: (?:small|medium|large|ripe))? $/;

/** A food after a number has the form that the line asks for, else the visitor's own. */
function wordIn(line: string, name: string, { word, food }: KnownFood, { language }: Dish): string {
  const [, count] = COUNT.exec(line.slice(0, line.indexOf(`{${name}`))) ?? [];
  if (count === undefined || language !== 'en') return word;
  if (/^[1½¼¾]$/.test(count)) return food.name;
  return word === food.name ? inflect(word, 2, 'en') : word;
}

type Words = ReadonlyMap<string, string>;

const PLACE = new RegExp(`([^{}]*)${SLOT.source}`, 'g');

/** Null if the text names an empty slot. */
function put(text: string, words: Words, join: Join, isTitle = false): string | null {
  // Most lines have no slot, and `PLACE` is slow on them.
  if (!text.includes('{')) return text;
  let isWhole = true;
  const filled = text.replace(PLACE, (_, before: string, name: string, fallback?: string) => {
    const word = words.get(name) ?? (isTitle ? fallback : undefined);
    isWhole &&= word !== undefined;
    return join(before, word ?? '');
  });
  if (!isWhole) return null;
  return text.startsWith('{') ? upperFirst(filled) : filled;
}

const STEP = /^\d+\. (\*\*.+?\*\*(?: \([^)]*\))?\.? ?)?(.*)$/;
const SENTENCES = /(?<=[.!?]["”»)]?) (?=[^\p{Ll}\d])/u;

/** Drops sentences with an empty slot. Null if none is left, or the step's heading has one. */
function putStep(line: string, words: Words, join: Join): string | null {
  const [, heading = '', rest = ''] = STEP.exec(line) ?? [];
  const title = put(heading.replace('**', ''), words, join);
  const sentences = rest.split(SENTENCES).flatMap((sentence) => put(sentence, words, join) ?? []);
  if (title === null || sentences.length === 0) return null;
  return `${heading && '**'}${title}${sentences.join(' ')}`;
}

/** A food's name stays plain words, whatever it holds: nothing reads it again. */
function write(dish: Dish, filling: Filling): string {
  const words = new Map<string, string>();
  const titled = new Map([...filling].map(([name, { word }]) => [name, word]));
  for (const line of itemsIn(dish.text)) {
    for (const [, name = '', fallback] of line.matchAll(SLOT)) {
      const food = filling.get(name);
      const word = food ? wordIn(line, name, food, dish) : fallback;
      if (word !== undefined) words.set(name, word);
    }
  }
  let steps = 0;
  return dish.text
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) return `# ${put(line.slice(2), titled, dish.join, true)}`;
      if (!STEP.test(line)) return put(line, words, dish.join) ?? [];
      const step = putStep(line, words, dish.join);
      if (step === null) return [];
      steps += 1;
      return `${steps}. ${step}`;
    })
    .join('\n');
}

export interface FilledDish {
  dish: Dish;
  text: string;
  /** The foods of the visitor's list that its lines name. */
  named: ReadonlySet<KnownFood>;
}

/** Puts foods of a list into the slots. A food that the lines name plainly fills none. */
export function fillDish(dish: Dish, foods: readonly KnownFood[]): FilledDish {
  const named = findNamed(dish.text, dish.language, foods);
  const free = foods.filter((food) => !named.has(food));
  const filling = fillSlots(dish.slots, free);
  const text = write(dish, filling);
  return { dish, text, named: findNamed(text, dish.language, foods) };
}
