import { identityOf, limitMarks } from '../../../machines/kitchen/ingredientList';
import type { SeenFood, Sight } from '../../../machines/photo/photoMachine';
import { readClaimed } from '../../foods/claims/claimed';
import { splitFoods } from '../../foods/entries';
import type { Food } from '../../foods/foods';
import { isLeftover } from '../../foods/leftovers';
import { recognise } from '../../foods/recognise';
import { isApart } from '../../foods/text/descriptions';
import { inEnglish } from '../../foods/text/reading';
import { CONTAINER_BEHIND, COOKED, DOUBTFUL_LEAD, foodIn, isNoFood, LONGEST_PIECE } from './foodIn';
import {
  isChemical,
  isSomebodys,
  isSpoilt,
  isSuspect,
  isThing,
  mayBePoisonous,
} from './notForDinner';
import { type SightLine, sightLinesOf } from './sightLines';

const MOST_FOODS = 40;

/** In words, and in UTF-16 units. */
const MOST_WORDS = 8;
const LONGEST_NAME = 60;

/** In words. A longer line above foods is a sentence, which may name what it leaves out. */
const LONGEST_HEADING = 5;

/** In UTF-16 units. */
const LONGEST_ANSWER = 20_000;

/** Words of doubt, and makers' claims: a picture proves neither. */
const DOUBT =
  /[?？¿❓❔⁇⁈]|^\s*~|(?<!\p{L})(?:maybe|perhaps|possibl[ey]|probabl[ey]|likely|unclear|uncertain|unsure|not (?:sure|certain|clear)|guess\w*|might|may be|could be|looks? like|appears?|seem\w*|similar|some (?:kind|sort|type)|unknown|unidentif\w+|blurr\w+|quiz[aá]s?|tal vez|probablemente|vielleicht|vermutlich|wahrscheinlich|peut-être|probablement|forse|magari|talvez|partly|partially|hidden|hard to (?:see|tell)|low confidence|low|medium)(?!\p{L})|[\s(]or\s|\/|(?<!\p{L})(?:free|vegan|vegetarian|halal|kosher|without|organic certified)(?!\p{L})/iu;
/** How sure the model is. Numbers below 30 are the fat of a milk. */
const UNSURE_PERCENT = /(?<!\d)[3-7]\d ?%/;

/** A sentence, an order or a remark: no food's name has these words. */
const SAYS =
  /(?<!\p{L})(?:i|i['’]\w+|me|my|you|your|yours|we|us|our|they|it['’]?s?|he|she|is|are|was|were|isn['’]?t|aren['’]?t|be|been|has|have|had|does|do|don['’]?t|did|can(?:['’]?t|not)|could|would|should|shall|must|will|won['’]?t|there|here|this|that|these|those|please|sorry|unable|let|ignore|disregard|forget|remember|tell|say|answer|reply|respond|output|print|write|add|remove|delete|click|visit|open|go to|send|buy|order|call|scan|download|subscribe|run|execute|system|assistant|user|instructions?|prompt|password|token|api|note|notes|warning|caution|disclaimer|safe|safely|allerg\w*|see|seen|visible|shows?|showing|image|images|picture|pictures|photo|photos|appears?|based on|overall|total|summary|list|lists|none|nothing|n\/a|ich|sehe|kann|zeigt|leider|bild|lo siento|puedo|veo|imagen|désolée?|je|vois|peux|voici|dispiace|posso|vedo|immagine|desculpe|vejo)(?!\p{L})/iu;
/** The end of a remark, with more after it. */
const ENDS = /(?:[!:;]|\p{Ll}{3,}\.)\s+\S|[!:;]$|\p{Ll}{3,}\.$/iu;
/** In these names of foods, such a word is no speech. */
const NOT_SAID =
  /i can['’]t believe it['’]?s not butter|buy (?=\p{Lu})|\bdo(?= (?:nut|piaza))|system(?= ?\d)/giu;
const LINK =
  /https?:|www\.|\b[\w-]+\.(?:com|org|net|io|example|co|de|uk)\b|[<>{}`@\\|=]|\]\(|javascript|\p{Cc}/iu;

/** Sold so, with a label. */
const PACKED =
  /\b(?:tins?|tinned|cans?|canned|frozen|packets?|packs?|packaged|packaging|cartons?|box(?:ed)? of|jars?|jarred|bottled?|store-?bought|ready[ -]meals?|instant|branded|sealed)\b/i;
const CERTAINLY_COOKED =
  /\b(?:no|without an?y?) label\b|\b(?:left[ -]?overs?|home-?made|unlabell?ed|unknown|unidentif\w+|mystery|un-?marked)\b/i;
/** There is something, but the line does not say what. */
const VAGUE =
  /^(?:something|anything|stuff|misc\p{L}*|unknown (?:items?|objects?|things?))(?!\p{L})|^(?:various|assorted|other|several|some|many|different|mixed) (?:condiments|sauces|items|foods|products|bottles|jars|things|containers|drinks|groceries|leftover containers)$/iu;
/** Makers sell these cooked, such as "baked beans". */
const SOLD_COOKED =
  /\b(?:baked (?:beans|crisps|goods)|roasted (?:(?:red )?peppers?|peanuts?|almonds?|nuts?|cashews?|seaweed|garlic powder|coffee|coffee beans)|fried onions?|cooked ham)\b/i;
/** A bowl may hold raw food. */
const BOWL =
  /\b(?:bowl|dish) of\b(?!.*\b(?:rice|pasta|spaghetti|noodles?|couscous|quinoa|lentils|potato(?:es)?|porridge|oats)\b)/i;

/** A picture of words, which the page does not read. */
const WRITING =
  /^[^\w\n]*(?:text|writing|label|labels|recipe|receipt|menu|document|shopping list)[^\w\n]*$|\b(?:image|picture|photo|this|it)\b[^.\n]{0,40}\b(?:is|shows?|contains?|of|appears to be|seems to be|depicts)\b[^.\n]{0,40}\b(?:(?<!un)label|recipes?|receipts?|menus?|nutrition\w*|ingredients? (?:list|label)|list of ingredients|cookbook|handwritten|shopping list|packaging text|page|document)\b/im;
/** Labels and recipes have these words, lists of foods have not. */
const PRINTED =
  /nutrition(?:al)? (?:facts|information|values?)|\bper 100 ?(?:g|ml)\b|\b\d+ ?k(?:cal|j)\b|best before|use by|net (?:weight|wt)|may contain|traces of|\bE ?\d{3}\b|preheat|^[^\w\n]*(?:method|directions|instructions|steps?|preparation|serves)\b|\bserves \d|\bstir (?:in|until|well)|\bbake (?:for|at|until)|\bsimmer (?:for|until)|\b\d{3} ?°|\b(?:total|subtotal|vat|visa|change due)\b\W+(?:[£$€]|\d+[.,]\d\d)/im;

interface Options {
  list: readonly string[];
  /** As the page reads a pasted list: without headings and what the visitor avoids. */
  readList(text: string): { ingredients: readonly string[] };
  /** Whether the end of the answer is missing. */
  isCut: boolean;
}

/** Signs without a width, and those that turn the writing: no food's name has these. */
const UNSEEN = /[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu;

/** Lets only names of foods pass. */
export function readSight(answer: string, { list, readList, isCut }: Options): Sight {
  const text = limitMarks(answer.slice(0, LONGEST_ANSWER).replace(UNSEEN, ''));
  if (WRITING.test(text) || PRINTED.test(text)) return { kind: 'writing' };
  const known = new Set(list.flatMap((entry) => [identityOf(entry), foodKey(entry)]));
  const foods = new Set<SeenFood>();
  const named = new Map<string, SeenFood>();
  for (const { food, keys } of foodsIn(sightLinesOf(text, isCut), readList)) {
    if (keys.some((key) => known.has(key))) continue;
    const same = keys.map((key) => named.get(key)).find(Boolean);
    if (same) {
      same.isCertain ||= food.isCertain;
      same.isUnchecked ||= food.isUnchecked;
      continue;
    }
    foods.add(food);
    for (const key of keys) named.set(key, food);
    if (foods.size === MOST_FOODS) break;
  }
  return foods.size > 0 ? { kind: 'foods', foods: [...foods] } : { kind: 'none' };
}

/** Each food with the keys that it shares with other names of it. */
function* foodsIn(lines: readonly SightLine[], readList: Options['readList']) {
  const allowed = new Set(readList(listed(lines)).ingredients);
  for (const { words, isDoubted } of lines.filter(({ heading }) => !condemns(heading))) {
    const name = readList(words).ingredients[0];
    if (name === undefined || !allowed.has(name) || isSaid(foodIn(name))) continue;
    for (const piece of piecesOf(name)) {
      const food = readFood(piece, isDoubted);
      // The beans in a swollen can are not those in another one.
      const others = isSuspect(inAll(piece)) ? [] : [foodKey(food?.name ?? '')];
      if (food) yield { food, keys: [identityOf(food.name), ...others] };
    }
  }
}

/** One word that says whether the model is sure. */
const VERDICT = /^\s*(?:yes|no|true|false|(?:un)?certain|(?:un)?sure|high|medium|low|maybe)\s*$/i;
const DENIAL = /no|false|un|medium|low|maybe/i;

/** Words in brackets only describe. */
const isSaid = (words: string) => SAYS.test(words.replace(/\([^()]*\)/g, '').replace(NOT_SAID, ''));

/** "Milk, eggs, butter" are three. A piece that only describes stays with the food before it. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  for (const piece of line.split(/[,，、;•·](?![^(]*\))\s*(?:and\s+)?/)) {
    // No food needs so many words, and they may say a doubt.
    if (piece.length > LONGEST_PIECE) {
      if (pieces.length > 0) pieces[pieces.length - 1] += ' ?';
      continue;
    }
    const { foods, unknown } = recognise(piece);
    // A table without its lines: "tofu, no".
    if (pieces.length > 0 && VERDICT.test(piece)) {
      if (DENIAL.test(piece)) pieces[pieces.length - 1] += ' ?';
      continue;
    }
    const describes =
      DOUBTFUL_LEAD.test(piece.trim()) ||
      (foods.length === 0 && (unknown.length === 0 || isNoFood(piece)));
    const before = pieces.at(-1);
    if (describes && before !== undefined) pieces[pieces.length - 1] = `${before}, ${piece}`;
    else pieces.push(piece);
  }
  return pieces.flatMap((piece) => {
    const parts = splitFoods(piece.replace(/[?？]/g, ''));
    const doubt = /[?？]/.test(piece) ? ' ?' : '';
    return parts.length > 0 ? parts.map((part) => part + doubt) : piece;
  });
}

/** Whether a line, or the heading above it, is about what a cook should not use. */
const isNoDinner = (line: string) =>
  isSpoilt(line) || isSomebodys(line) || mayBePoisonous(line) || isChemical(line);

/** Adds the headings: alone, "Not certain:" would be a heading about foods to avoid. */
const listed = (lines: readonly SightLine[]) =>
  lines
    .flatMap(({ words, isDoubted, heading }, at) =>
      isDoubted || heading === lines[at - 1]?.heading ? words : [heading, words],
    )
    .join('\n');

function condemns(heading: string): boolean {
  if (heading.split(/\s+/).length > LONGEST_HEADING) return false;
  const said = inAll(heading);
  return isNoDinner(said) || isSuspect(said);
}

const inAll = (line: string) => `${line}\n${inEnglish(line)}`;

/** Null for anything but one food. */
function readFood(written: string, isDoubted: boolean): SeenFood | null {
  const said = inAll(written);
  if (LINK.test(written) || isNoDinner(said) || VAGUE.test(written.trim())) return null;
  const isBad = isSuspect(said);
  const name = foodIn(written, isBad);
  if (!/\p{L}{2}|\p{Extended_Pictographic}/u.test(name)) return null;
  if (name.length > LONGEST_NAME || name.split(/\s+/).length > MOST_WORDS) return null;
  if (isSaid(name) || ENDS.test(name)) return null;
  const { foods, unknown } = recognise(name);
  const isFood = foods.some(({ food, role }) => !food.isThing && role !== 'negated');
  const isUnchecked = isCooked(
    written,
    foods.some(({ food }) => isDish(food)),
  );
  if (!CERTAINLY_COOKED.test(name) && isThing(name, foods)) return null;
  // "And" and "jar of" are no foods.
  if (!isFood && !isUnchecked && (foods.length > 0 || unknown.length === 0)) return null;
  // The container may be empty, or hold something else.
  const isContained = CONTAINER_BEHIND.test(written.trim());
  const isCertain =
    isFood &&
    !isBad &&
    !isDoubted &&
    !isContained &&
    !DOUBT.test(written) &&
    !UNSURE_PERCENT.test(written);
  return { name, isCertain, isUnchecked };
}

const DISHES = ['dishes', 'dishes of the world'];

function isDish(food: Food): boolean {
  let root = food;
  while (root.parent) root = root.parent;
  return food.isDish === true && DISHES.includes(root.name);
}

function isCooked(name: string, hasDish: boolean): boolean {
  if (isLeftover(name) || CERTAINLY_COOKED.test(name)) return true;
  if (PACKED.test(name) || SOLD_COOKED.test(name)) return false;
  if (COOKED.test(name)) {
    const rest = name.replace(BOWL, '');
    return COOKED.test(rest) || hasDish || !recognise(rest).foods[0];
  }
  return hasDish;
}

function foodKey(name: string): string {
  const { foods, unknown } = readClaimed(name, new Set());
  const [only, ...others] = foods;
  if (!only || others.length > 0 || unknown.length > 0) return identityOf(name);
  const { food, states, modifiers, claims } = only;
  return [
    food.id,
    ...[...states].filter(isApart),
    ...modifiers.map(({ id }) => id),
    ...claims,
  ].join(' ');
}
