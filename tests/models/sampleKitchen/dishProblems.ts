import { showAmounts } from '../../../src/amounts/scaling/showAmounts';
import { checkRecipe, type RecipeFacts } from '../../../src/foods/avoided/checkRecipe';
import { ALLERGENS } from '../../../src/foods/contents';
import { allFoods, type Food, foodNamed } from '../../../src/foods/foods';
import { readFoods } from '../../../src/foods/readFoods';
import { recognise } from '../../../src/foods/recognise';
import { join as joinGerman } from '../../../src/models/sampleKitchen/dishes/de';
import { join as joinSpanish } from '../../../src/models/sampleKitchen/dishes/es';
import { join as joinFrench } from '../../../src/models/sampleKitchen/dishes/fr';
import { fillDish, suits } from '../../../src/models/sampleKitchen/fillDish';
import {
  type Dish,
  ITEM_START,
  type Join,
  readDish,
  SLOT,
} from '../../../src/models/sampleKitchen/readDish';
import { type KnownFood, readList } from '../../../src/models/sampleKitchen/readList';
import { readText } from '../../../src/reading/document/marks/readText';
import type { RecipeDocument } from '../../../src/reading/document/RecipeDocument';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';
import { sample } from '../../support/sample';

const JOINS: Partial<Record<string, Join>> = { de: joinGerman, es: joinSpanish, fr: joinFrench };
const EQUIPMENT = ['oven', 'stove', 'microwave', 'air fryer', 'none'];
/** These words fit only some foods. */
const ARTICLES: Record<string, RegExp> = {
  en: /\b(?:an?|each|every|this|these|one|both)$/i,
  de: /(?<!\p{L})(?:der|die|das|den|dem|des|eine?[rsmn]?|jede[rsmn]?|diese[rsmn]?)$/iu,
  fr: /(?<!\p{L})(?:les?|la|un|une|du|des|au|aux|de|de la|chaque|ces?|cette)$|['’]$/iu,
  es: /(?<!\p{L})(?:el|la|los|las|un|una|unos|unas|del|al|cada|estos?|estas?)$/iu,
};
/** The work of such a step is done beside another. */
const BESIDE =
  /meanwhile|while|inzwischen|währenddessen|unterdessen|während|pendant|entre-temps|mientras|entretanto/i;
const HOLE =
  /[{}|]|undefined|\S {2}|\( | \)| [.,;](?!\.)|\.\.(?!\.)|,,|\b(?:the|with|of|into|and) ?[.,]|heat\. (?:Tip|Lift) out|poêle\. Réserver/;

const ENTRIES = allFoods().flatMap(
  ({ name }) =>
    readList({ askedWith: [name], useUp: [] }, () => false).known.find(
      ({ entry }) => entry === name,
    ) ?? [],
);

const suited = new Map<string, readonly KnownFood[]>();

function foodsFor(kind: string): readonly KnownFood[] {
  const wanted = readFoods(kind, 'en', []);
  const foods = suited.get(kind) ?? ENTRIES.filter((food) => suits(food, wanted));
  suited.set(kind, foods);
  return foods;
}

const isBelow = (food: Food, name: string, relations: readonly string[]) => {
  for (let at: Food | undefined = food; at; at = at.parent) {
    if (at === foodNamed(name)) return true;
    if (!relations.includes(at.relation)) return false;
  }
  return false;
};

/** In °C; 0 if the food is ready to eat. */
function coreOf(food: Food): number {
  const is = (...names: string[]) =>
    names.some((name) => isBelow(food, name, ['kind', 'cut', 'part']));
  const isForm = (...names: string[]) =>
    names.some((name) => isBelow(food, name, ['kind', 'cut', 'part', 'form']));
  if (
    is('cooked rice') ||
    /^(?:cooked|leftover) (?:chicken|turkey|beef|lamb|pork|meat)/.test(food.name)
  )
    return 74;
  if (isForm('poultry')) return 74;
  if (is('egg')) return 71;
  const isMeat = food.contents.get('meat') === 'contains';
  if (isMeat && /minced|ground|sausage(?! roll)|burger|meatball/.test(food.name)) return 71;
  if (is('beef', 'veal', 'lamb', 'goat', 'pork', 'venison', 'rabbit')) return 63;
  if (is('tuna', 'sardine', 'anchovy', 'herring') && !is('tuna steak')) return 0;
  return is('fish', 'prawn', 'mussel', 'squid', 'scallop', 'crab') ? 63 : 0;
}

const factsOf = ({ language, hasAllIngredients, hasAllSteps }: RecipeDocument): RecipeFacts => ({
  isReadable: true,
  language,
  ending: hasAllSteps ? null : 'perhaps cut',
  hasAllIngredients,
});

function checked(text: string) {
  const { lines, document } = readText(text);
  const { findings } = checkRecipe([], lines, factsOf(document));
  const having = (verdict: RegExp) =>
    ALLERGENS.filter((name) => verdict.test(findings.get(name)?.verdict ?? ''));
  return { found: having(/contain/), unread: having(/not checked/).length > 0 };
}

function problemsIn(dish: Dish, text: string, { unread }: ReturnType<typeof checked>): string[] {
  const { document } = readText(text);
  const items = document.ingredients.flatMap((group) => group.items);
  const prose = text.split('\n').filter((line) => /^(?:#|\d+\.)/.test(line));
  const temperatures = [...text.matchAll(/(\d+) ?°C/g)]
    .map(([, degrees]) => Number(degrees))
    .filter((degrees) => degrees < 100);
  const hottest = Math.max(0, ...temperatures);
  const foods = items.flatMap(({ line }) =>
    recognise(line, dish.language).foods.flatMap(({ food, role }) => (role === 'main' ? food : [])),
  );
  const raw =
    dish.equipment.length === 0 ? undefined : foods.find((food) => coreOf(food) > hottest);
  return [
    document.title === null && 'has no title that the page reads',
    document.servings === null && 'has no servings that the page reads',
    document.times.total === undefined && 'has no time in all that the page reads',
    document.hasAllIngredients ? false : 'has ingredients that the page does not read',
    document.hasAllSteps ? false : 'has steps that the page does not read',
    items.length === text.split('\n').filter((line) => line.startsWith(ITEM_START)).length
      ? false
      : 'has another number of ingredients than of lines',
    raw &&
      `has ${raw.name}, which needs ${coreOf(raw)} °C, and says at most ${hottest || 'nothing'}`,
    unread && 'has words that the check does not understand',
    ...prose.map((line) => HOLE.test(line) && `has a hole: "${line}"`),
    ...items.map(({ line }) => {
      const amounts = /\d/.test(line) ? readAmounts(line, document.language) : [];
      const view = { factor: 2, units: 'original', language: document.language } as const;
      return showAmounts(line, amounts, view) === null && `does not scale: "${line}"`;
    }),
  ].filter((problem) => typeof problem === 'string');
}

/** Headings such as "(1 hour 20 minutes)". */
function minutesOf(text: string): number[] {
  return [...text.matchAll(/^\d+\. \*\*.+?\*\* \(([^)]+)\)/gm)].map(([, time = '']) => {
    const [, hours = 0] = /(\d+) ?(?:h|Std|Stunde)/.exec(time) ?? [];
    const [, minutes = 0] = /(\d+) ?[mM]in/.exec(time) ?? [];
    return Number(hours) * 60 + Number(minutes);
  });
}

function problemsOfNotation(source: string, dish: Dish): string[] {
  const lines = source.split('\n');
  const names = dish.slots.map(({ name }) => name);
  const isFallback = (name: string) =>
    dish.slots.some((slot) => slot.name === name && slot.fallback);
  const front = lines.slice(1, lines.indexOf('---', 1));
  const problems = front.map((line) =>
    /^(?:allergens|equipment): ./.test(line)
      ? ''
      : `${lines.indexOf(line) + 1}: is no "allergens:" or "equipment:"`,
  );
  if (lines[0] !== '---' || front.length !== 2)
    problems.push('1: the front matter has two lines: allergens and equipment');
  for (const name of dish.allergens)
    if (!(ALLERGENS as readonly string[]).includes(name))
      problems.push(`2: "${name}" is no allergen`);
  for (const name of dish.equipment)
    if (!EQUIPMENT.includes(name)) problems.push(`3: "${name}" is no equipment`);
  lines.forEach((line, at) => {
    const say = (problem: string) => problems.push(`${at + 1}: ${problem}`);
    const slots = [...line.matchAll(SLOT)];
    if (/[{}]/.test(line.replaceAll(SLOT, ''))) say('has a brace that is no slot');
    if (line.startsWith(ITEM_START) && slots.length > 1) say('has two slots');
    for (const [, name = '', fallback] of slots) {
      if (!names.includes(name)) say(`names {${name}}, which no line of the list has`);
      if (line.startsWith(ITEM_START)) {
        const { foods, unknown } = readFoods(name.replace(/ \d$/, ''), 'en', []);
        if (foods.length !== 1 || unknown.length > 0) say(`{${name}} is no kind of food`);
        if (!lines.some((other) => /^\d+\./.test(other) && other.includes(`{${name}}`)))
          say(`{${name}} is in no step`);
        if (names.indexOf(name) !== names.lastIndexOf(name)) say(`{${name}} has two lines`);
      } else if (line.startsWith('# ')) {
        if (!fallback || !isFallback(name)) say(`{${name}} needs a fallback here and in its line`);
      } else if (fallback) say(`{${name}} has its fallback in its line alone`);
    }
    if (/^\d+\./.test(line)) {
      const article = ARTICLES[dish.language];
      for (const { index } of slots)
        if (article?.test(line.slice(0, index).trimEnd()))
          say('has a word before a slot that only fits some foods');
    }
  });
  return problems.filter(Boolean);
}

/** A line for each problem of a cook or visitor. `each`: how many foods it tries in each slot. */
export function problemsOfDish(source: string, language: string, each = 0): string[] {
  const dish = readDish(source, language, JOINS[language]);
  const problems = problemsOfNotation(source, dish);
  const { text } = fillDish(dish, []);
  const { document } = readText(text);
  const check = checked(text);
  problems.push(...problemsIn(dish, text, check));

  if (document.language !== language)
    problems.push(`reads as ${document.language}, not as ${language}`);
  const { found } = check;
  const listed = [...dish.allergens].sort().join(', ') || 'none';
  if (found.sort().join(', ') !== (listed === 'none' ? '' : listed))
    problems.push(
      `2: says allergens: ${listed}, and the check finds ${found.join(', ') || 'none'}`,
    );

  // A step that only some foods need counts too.
  const minutes = minutesOf(dish.text);
  const sum = minutes.reduce((all, one) => all + one, 0);
  const total = document.times.total ?? 0;
  if (BESIDE.test(text) ? total > sum || total < Math.max(...minutes) : total !== sum)
    problems.push(`says ${total} minutes, and its steps have ${sum}`);

  for (const slot of each > 0 ? dish.slots : []) {
    const foods = foodsFor(slot.kind);
    if (foods.length === 0) problems.push(`nothing fills {${slot.name}}`);
    // In Spanish, "tortilla" is an omelette.
    const alike = foods.filter(({ entry, food: { food } }) =>
      recognise(entry, language).foods.some((own) => own.food === food),
    );
    for (const known of sample(alike, each)) {
      const { text: filled } = fillDish(
        {
          ...dish,
          slots: dish.slots.map((one) => (one === slot ? one : { ...one, kind: 'nothing' })),
        },
        [known],
      );
      const { name } = known.food;
      const { food } = known.food;
      const saying = (problem: string) =>
        problems.push(`with ${name} in {${slot.name}}: ${problem}`);
      const check = checked(filled);
      for (const problem of problemsIn(dish, filled, check)) saying(problem);
      if (!filled.toLowerCase().includes(name.toLowerCase().slice(0, -1)))
        saying('does not name it');
      const { found: now } = check;
      const more = now.filter((one) => !dish.allergens.includes(one) && !food.contents.has(one));
      const missing = ALLERGENS.filter((one) => food.contents.has(one) && !now.includes(one));
      if (more.length > 0) saying(`the check finds ${more.join(', ')}`);
      if (missing.length > 0) saying(`the check does not find ${missing.join(', ')}`);
    }
  }
  return [...new Set(problems)];
}
