import { type ClaimedFood, type ClaimedLine, readClaimed } from '../../../foods/claims/claimed';
import { AVOIDS_NOTHING, askedFoods } from '../../../foods/covers';
import { foodNamed, isA, TABLES } from '../../../foods/foods';
import { isColour, isPlainWord, isUsual, STATES } from '../../../foods/text/descriptions';
import { wordsOf } from '../../../foods/text/reading';
import { keysOf, stemOf, type Word, wordList } from '../../../foods/words';
import { measuredIn } from '../../../needs/amountOf';
import type { WrittenAmount } from '../../../needs/Comparison';
import type { LanguageCode } from '../../../reading/languages/Language';
import { readAmounts } from '../../../reading/quantities/readAmounts';
import type { Span } from '../../../reading/quantities/units';
import { isHerb, type Shelf, shelfOf } from './shelves';

export interface Goods {
  /** The same for lines that name the same thing to buy. */
  key: string;
  name: string;
  shelf: Shelf;
  /** Null if the page cannot tell what to add up: the list shows the line as written. */
  counted: WrittenAmount | null;
  /** The line's amount cannot be added up: "a handful". */
  isVague: boolean;
}

/** The food of a line with one food, as the tables know it, and its amount. */
export function goodsOf(line: string, language: LanguageCode | null): Goods {
  const read = readClaimed(line, AVOIDS_NOTHING.contents, language);
  const [main, ...others] = askedFoods(read, AVOIDS_NOTHING).flat();
  const shelf = shelfOf(main);
  const measured = measuredIn(line, language);
  const isOne = others.every(
    ({ food, role }) => role === 'main' && main && (isA(food, main.food) || isA(main.food, food)),
  );
  const named =
    main && measured && isOne && namedIn(line, read, language, { main, shelf, ...measured });
  if (named) {
    const { amount } = measured;
    const written = named.name.includes(amount.written) ? '' : amount.written;
    return { ...named, shelf, isVague: false, counted: { ...amount, written } };
  }
  const isVague =
    readAmounts(line, language)?.length !== 0 || /^(?:an?|some|few|several)\b/i.test(line);
  return { key: '', name: line, shelf, counted: null, isVague };
}

const keysIn = (words: string) => new Set(words.split(/\s+/).map(stemOf));

/** In front of a food, these say nothing of what a cook buys. */
const EMPTY = keysIn(
  'ripe good nice quality the a an freshly squeezed packed firmly lightly loosely tightly and then x about approx approximately around roughly circa c ca total weight really each optional heaped heaping level levelled scant generous rounded',
);
/** Fresh food has these sizes, and a cook does this to it. "Medium" curry powder is a product. */
const FRESH = keysIn(
  'large medium small big little extra juicy plump fat whole sized very size m l xl cold warm chilled chopped diced cubed sliced grated shredded torn crumbled beaten peeled softened melted trimmed halved quartered finely roughly coarsely thinly thickly cut washed scrubbed pitted skinless skinned skin on',
);
/** Shops sell minced meat, and garlic that a cook minces. */
const OF_MEAT = keysIn('minced ground mince bone boneless');
/** The cook buys it frozen. */
const THAWED = keysIn('thawed defrosted');
/** "Sour cream (reduced fat)" */
const LESS = keysIn('reduced low light lite lean skimmed');
/** One bulb of fennel is one fennel. */
const PIECES = wordList('piece');
const isPart = (key: string) =>
  PIECES.has(key) && !/^(?:bulb|head|crown|fillet|half|halve)$/.test(key);

interface About {
  main: ClaimedFood;
  shelf: Shelf;
  amount: WrittenAmount;
  places: readonly Span[];
}

/** Null if the line has numbers that are no amount of the food. */
function namedIn(
  line: string,
  read: ClaimedLine,
  language: LanguageCode | null,
  about: About,
): Pick<Goods, 'key' | 'name'> | null {
  const { main, shelf, amount, places } = about;
  const all = wordsOf(line, language);
  const words = all.filter((word) => !isIn(word, places));
  const inFood = (word: Word) => isIn(word, [main]) && word.key !== 'of';
  // "Garlic, 3 cloves", but "bay leaves, 3"
  const isApart = amount.unit !== 'leaf' && words.some(inFood);
  const own = (isApart ? words : all).filter(inFood);
  const front = words.filter((word) => word.start < main.start && !isWork(word, about));
  const notes = notesOf(line, main.end).flatMap((note) => {
    const said = words.filter((word) => isIn(word, [note]));
    const telling = said.filter((_, at) => tells(said, at, read, about));
    return telling.length > 0 ? { ...note, telling } : [];
  });
  const told = notes.flatMap(({ telling }) => telling);
  // "93% lean", "Type 405"
  const names = ({ text, start }: Word) =>
    text.endsWith('%') || /\btype\s$/i.test(line.slice(0, start));
  if ([...front, ...told].some((word) => word.isNumber && !names(word))) return null;
  const parts = front.filter(({ key }) => /^(?:juice|zest|rind)$/.test(key));
  const kept = front.filter((word) => !parts.includes(word) && word.key !== 'of');
  // For the juice of two limes, a cook buys two limes.
  const others = parts.filter(({ key }) => key !== 'juice' || amount.unit !== '');
  const said = [...kept, ...told, ...others].map(({ key }) => key);
  const food = own.filter(({ key }) => !(key === 'clove' && amount.unit === 'clove'));
  const keys = new Set([...said, ...canonical(food)]);
  if (/spoon/.test(amount.unit) && isHerb(main.food) && words.some(isOfFresh)) keys.add('fresh');
  for (const key of keys) if (addsNothing(key, about)) keys.delete(key);
  if (shelf === 'meat and fish' && (keys.delete('minced') || keys.delete('ground')))
    keys.add('mince');
  // "Red bell pepper"
  if (keys.size > 2) keys.delete('bell');
  for (const { id } of main.labels) keys.add(id);
  for (const { soldAs } of [...kept, ...own]) if (soldAs) keys.add(soldAs);
  const brackets = [
    ...parts.map(({ start, end }) => line.slice(start, end)),
    ...notes.map(({ start, end }) => line.slice(start, end).trim()),
  ];
  const note = brackets.length > 0 ? ` (${brackets.join(', ')})` : '';
  return { key: [...keys].sort().join(' '), name: nameOf(line, [...kept, ...own]) + note };
}

/** A cook chops no dried herbs. */
const isOfFresh = ({ key }: Word) => /^(?:chopped|minced|torn|leaf)$/.test(key);

/** In spoons, herbs may be dried. */
const isFreshHerb = (key: string, { main, shelf, amount }: About) =>
  key === 'fresh' && /^veg/.test(shelf) && !(/spoon/.test(amount.unit) && isHerb(main.food));

/** What a cook looks for or does: "2 large, ripe tomatoes", "hot stock". */
function isWork({ key }: Word, { shelf, main }: About): boolean {
  if (EMPTY.has(key)) return true;
  if (/^(?:hot|boiling)$/.test(key)) return /stock|broth|milk/.test(main.food.name);
  const isFresh = /^(?:veg|meat|bread|chilled)/.test(shelf);
  return isFresh && (FRESH.has(key) || (key === 'minced' && shelf !== 'meat and fish'));
}

/** Shops have one thing with the word and without: "natural yoghurt", "dried penne". */
function addsNothing(key: string, about: About): boolean {
  const { food } = about.main;
  if (/^(?:in|on|of|free|type)$/.test(key) || isFreshHerb(key, about)) return true;
  // Ginger and ground ginger are on two shelves.
  if (about.shelf === 'spices' && /^(?:ground|powder)$/.test(key)) return true;
  if (key === 'dried' && about.shelf === 'dry goods' && food.isDry) return true;
  return [food, food.parent].some((one) => isUsual(key, one?.name));
}

/** A word of a note that makes it another thing to buy: a state, a claim, a brand, another food. */
function tells(said: readonly Word[], at: number, read: ClaimedLine, about: About): boolean {
  const {
    main,
    shelf,
    amount: { unit },
  } = about;
  const [word, first] = [said[at], said[0]];
  // "To serve", "for the dressing", "cut into 2 cm cubes"
  if (!word || /^(?:for|to|plus|or)$/.test(first?.key ?? '')) return false;
  if (word.isNumber) return !said.slice(0, at).some(({ key }) => /^(?:in|into|for)$/.test(key));
  const { key } = word;
  const state = STATES.get(key);
  // "Leeks, white parts only"
  if (state && isColour(state)) return said.length === 1;
  if (state) return main.states.has(state) && !isFreshHerb(key, about);
  if (LESS.has(key) || (shelf === 'meat and fish' && OF_MEAT.has(key))) return true;
  // "12 pineapple rings"
  if (at === 0 && unit === '' && isPart(key) && word.start === main.end + 1) return true;
  if (THAWED.has(key)) return /^(?:veg|meat)/.test(shelf) && !main.states.has('frozen');
  // "Pecorino (cheese)"
  const isSame = read.foods.some((found) => isIn(word, [found]) && isA(main.food, found.food));
  return read.unknown.includes(word.text) || (!isPlainWord(key) && !isSame);
}

const isIn = ({ start }: Pick<Word, 'start'>, places: readonly Span[]) =>
  places.some((place) => place.start <= start && start < place.end);

/** With what joins them: "huile d'olive", "self-raising flour". */
const nameOf = (line: string, words: readonly Word[]) =>
  words
    .filter(({ start }, at) => words[at - 1]?.start !== start)
    .map(({ start, end }, at, some) => {
      const gap = line.slice(some[at - 1]?.end ?? start, start);
      const isJoined = /^(?:[-'’]|\s(?:de|of)\s|\sd['’])$/.test(gap);
      return (isJoined ? gap : at > 0 ? ' ' : '') + line.slice(start, end);
    })
    .join('');

/** What a line says after its food. */
function notesOf(line: string, foodEnd: number): Span[] {
  const rest = line.slice(foodEnd);
  return [...rest.matchAll(/(?:[^,;()]|,(?=\d))+/g)].map(({ 0: text, index }) => ({
    start: foodEnd + index,
    end: foodEnd + index + text.length,
  }));
}

/** Each line lists the names of one thing to buy, `courgette == zucchini`: the first one counts. */
export const readSynonyms = (table: string): string[][] =>
  table
    .split(/[,\n]| \|| = |^ *[=~] /m)
    .filter((names) => names.includes(' == '))
    .map((names) => names.trim().split(' == '));

let same: ReadonlyMap<string, readonly string[]> | undefined;

/** Maps each other name to the words of the one that counts. Made at the first use. */
function sameNames() {
  same ??= new Map<string, readonly string[]>([
    ...TABLES.flatMap(readSynonyms).flatMap(([first = '', ...others]) =>
      others.map((name) => [keysOf(name).join(' '), keysOf(first)] as const),
    ),
    ...['cilantro', 'cilantro leaf'].map((name) => [name, ['fresh', 'coriander']] as const),
    // In America, chili powder is a blend.
    [keysOf('chili powder').join(' '), ['chili', 'powder']],
  ]);
  return same;
}

const REPEATED = /^(?:cheese|pasta|pepper|mustard|lettuce|vinegar|sugar|noodle)$/;

/** "Gouda cheese" is gouda, and a "jalapeño pepper" a jalapeño, but ginger paste is no ginger. */
function canonical(own: readonly Word[]): readonly string[] {
  const names = sameNames();
  // "Peppers" alone may be the vegetable, so it keeps its ending. "Red peppers" lose it.
  const words = own.map(({ key }) => (own.length > 1 ? key.replace(/^peppers$/, 'pepper') : key));
  const all = names.get(words.join(' ')) ?? words.flatMap((key) => names.get(key) ?? key);
  const [last = '', others] = [all.at(-1), all.slice(0, -1)];
  const food = foodNamed(others.join(' '));
  const kind = REPEATED.test(last) && foodNamed(last === 'pepper' ? 'chilli' : last);
  const repeats = food && kind && isA(food, kind);
  return repeats ? others : all;
}
