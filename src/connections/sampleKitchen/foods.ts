import { LARDER } from './larder';

/** The shelf of the larder that a food stands on. */
export type Shelf = keyof typeof LARDER;

/** One way to call a food. */
export interface FoodName {
  singular: string;
  /** The same as `singular` for a food that is not counted, such as rice. */
  plural: string;
}

/** Something that the kitchen knows. */
export interface Food {
  /** Its place in the larder; of several foods for one use, the lowest is chosen. */
  rank: number;
  shelf: Shelf;
  /** The amount for two servings, such as "200 g" or "3". */
  amount: string;
  uses: ReadonlySet<string>;
  panMinutes: number;
  trayMinutes: number;
}

/** A food under one of its names. */
export interface NamedFood {
  food: Food;
  name: FoodName;
}

/**
 * Brings two spellings of one name to the same text: case, accents, hyphens and apostrophes do not
 * count.
 */
export function keyOf(text: string): string {
  return plainLetters(text)
    .replace(/[-\s]+/g, ' ')
    .trim();
}

/** @returns the text in small letters, without accents and apostrophes and with one kind of hyphen */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘]/g, '')
    .replace(/[‐‑]/g, '-');
}

/** @returns the plural of a name, of which the last word is counted */
export function pluralOf(name: string): string {
  if (/leaf$/.test(name)) return name.replace(/leaf$/, 'leaves');
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  if (/(?:[sx]|[cs]h|tomato|potato|mango|chilli)$/.test(name)) return `${name}es`;
  return `${name}s`;
}

/** `(red|white)? onion` stands for onion, red onion and white onion. */
function expand(pattern: string): string[] {
  const choice = /^(.*?)\(([^)]*)\)(\??)(.*)$/.exec(pattern);
  if (!choice) return [pattern.replace(/\s+/g, ' ').trim()];
  const [, before = '', words = '', optional, after = ''] = choice;
  const options = words.split('|');
  if (optional) options.unshift('');
  return options.flatMap((option) => expand(`${before}${option}${after}`));
}

function stockLarder(): ReadonlyMap<string, NamedFood> {
  const larder = new Map<string, NamedFood>();
  const learn = (form: string, known: NamedFood) => {
    const key = keyOf(form);
    if (!larder.has(key)) larder.set(key, known);
  };
  const looseForms: [string, NamedFood][] = [];
  let rank = 0;

  for (const [shelf, table] of Object.entries(LARDER) as [Shelf, string][]) {
    for (const row of table.trim().split('\n')) {
      const [names = '', amount = '', uses = '', pan = '0', tray = '0'] = row
        .split(' | ')
        .map((cell) => cell.trim());
      const food: Food = {
        rank: rank++,
        shelf,
        amount: amount.replace('1/2', '½').replace('1/4', '¼'),
        uses: new Set(uses.split(' ')),
        panMinutes: Number(pan),
        trayMinutes: Number(tray),
      };
      let first: FoodName | undefined;
      for (const pattern of names.split(/,\s*/)) {
        for (const written of expand(pattern)) {
          const singular = written.replace(/^=|[+~]$/g, '');
          const counted = written.endsWith('+');
          const understood = written.startsWith('=');
          const own = { singular, plural: counted ? pluralOf(singular) : singular };
          first ??= own;
          const known = { food, name: understood ? first : own };
          learn(singular, known);
          learn(own.plural, known);
          if (counted || written.endsWith('~')) {
            looseForms.push([pluralOf(singular), known], [`${singular}s`, known]);
          }
        }
      }
    }
  }
  for (const [form, known] of looseForms) learn(form, known);
  return larder;
}

const larder = stockLarder();

/** @returns the food that a whole name stands for; undefined where the kitchen does not know it */
export function findFood(name: string): NamedFood | undefined {
  return findKey(keyOf(name));
}

const vocabulary = new Set([...larder.keys()].flatMap((key) => key.split(' ')));

/** Whether the name of any food holds this word. */
export function isWordOfFood(word: string): boolean {
  return vocabulary.has(word);
}

/** As `findFood`, for a name that is a key already. */
export function findKey(key: string): NamedFood | undefined {
  return larder.get(key);
}

/** How many different foods the kitchen knows. */
export const FOOD_COUNT = new Set([...larder.values()].map(({ food }) => food)).size;
