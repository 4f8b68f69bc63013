import { type Food, foodNamed, isA, type Shelf } from '../../foods';
import { WORK_NOTE, wordsOfGroup } from './workWords';

const EMPTY = wordsOfGroup('any');
const SIZES = wordsOfGroup('size');
const CUTS = wordsOfGroup('cut');
const NUT_CUTS = wordsOfGroup('nuts');
const MEAT_CUTS = wordsOfGroup('meat');
const BONED_CUTS = new Set([...MEAT_CUTS, ...wordsOfGroup('boned meat')]);
const LOOKS = wordsOfGroup('look');
const HEATED = wordsOfGroup('heated');
const APART = wordsOfGroup('product');

/** What a cook has done: "stirred", "torn". */
const DONE = /^(?:\p{L}+[^e]ed|cut|left|kept|torn|split|beaten|broken|shaken)$/u;
const isDone = (key: string) =>
  DONE.test(key) && !/^non/.test(key) && !APART.has(key.replace(/^un/, '').replace('ized', 'ised'));

const THAWED = /^(?:thawed|defrosted)(?: if (?:frozen|necessary))?$/i;

export function isWorkNote(text: string, food?: Food, shelf?: Shelf): boolean {
  const note = text.replace(/\s(?:and|then|&)\s*$/, '').trim();
  // Frozen peas, and pastry, but not peas.
  if (THAWED.test(note)) return shelf !== undefined && !/^(?:veg|meat)/.test(shelf);
  const said = foodNamed(note);
  // "aubergine (eggplant)", "pecorino (cheese)"
  return WORK_NOTE.test(note) || (food && said ? isA(food, said) : false);
}

interface Around {
  food: Food | undefined;
  shelf: Shelf;
  unit: string;
  isNote: boolean;
}

/** Whether a word only says how a cook chooses or prepares a food. */
export function isWork(key: string, around: Around): boolean {
  const { food, shelf, unit, isNote } = around;
  if (EMPTY.has(key) || isPlantWork(key, around)) return true;
  if (key === 'leaf') return food !== undefined && isA(food, 'leafy');
  const isPacked = PACKED.test(unit);
  if (SIZES.has(key)) return isSize(food, shelf);
  if (HEATED.has(key) && food && isA(food, 'heated by cooks')) return true;
  // "Clotted" makes another food of cream.
  const named = food && !CUTS.has(key) ? foodNamed(`${key} ${food.name}`) : food;
  if (named && named !== food) return false;
  if (isPacked) return isNote && LOOKS.has(key);
  if (isNote) {
    if (shelf === 'meat and fish' && /^(?:minced|shred|boneless)/.test(key))
      return cutsOf(food, shelf).has(key);
    return CUTS.has(key) || LOOKS.has(key) || isDone(key);
  }
  if (/^veg/.test(shelf) && isDone(key)) return true;
  return cutsOf(food, shelf).has(key);
}

const PACKED = /\b(?:can|jar|bottle|carton|package)$/;

/** "Garlic, minced": shops sell "minced beef", jars of garlic and hulled barley. */
const isPlantWork = (key: string, { shelf, unit, isNote }: Around) =>
  isNote && /^veg/.test(shelf) && !PACKED.test(unit) && /^(?:minced|hulled)$/.test(key);

const isSize = (food: Food | undefined, shelf: Shelf) =>
  /^(?:veg|meat|bread|chilled)/.test(shelf) || food?.name === 'egg';

const NONE: ReadonlySet<string> = new Set();

/** The words for work in front of a food. */
function cutsOf(food: Food | undefined, shelf: Shelf): ReadonlySet<string> {
  if (shelf === 'meat and fish') return food && isA(food, 'sold boned') ? BONED_CUTS : MEAT_CUTS;
  const isCutAsNuts = food && (food.contents.has('nuts') || isA(food, 'cut as nuts'));
  if (isCutAsNuts && !isA(food, 'toasted before')) return NUT_CUTS;
  return /^(?:veg|chilled)/.test(shelf) ? CUTS : NONE;
}
