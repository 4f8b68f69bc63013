import type { Preferences } from '../../../machines/kitchen/preferences';

/** A dish of the book. `dishes/README.md` describes the notation of its file. */
export interface Dish {
  language: string;
  /** What it contains or may contain as written, with its fallbacks. */
  allergens: readonly string[];
  equipment: Preferences['equipment'];
  slots: readonly Slot[];
  join: Join;
  text: string;
}

/** Writes a food's name after a text, as the language of the dish does: "40 g d'amandes". */
export type Join = (before: string, food: string) => string;

export interface Slot {
  /** As the text names it: "vegetable 2". */
  name: string;
  /** The kind of food that it takes: "vegetable". */
  kind: string;
  /** What its line says without such a food; undefined to drop the line. */
  fallback: string | undefined;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n+/;

export const SLOT = /\{([^{}|]+)(?:\|([^{}|]+))?\}/g;

export const ITEM_START = '- ';

function listIn(front: string, field: string): string[] {
  const [, names = ''] = new RegExp(`^${field}: (.+)$`, 'm').exec(front) ?? [];
  return names.split(', ').filter((name) => name && name !== 'none');
}

export const itemsIn = (text: string): string[] =>
  text.split('\n').filter((line) => line.startsWith(ITEM_START));

function slotsIn(text: string): Slot[] {
  return itemsIn(text).flatMap((line) =>
    [...line.matchAll(SLOT)].map(([, name = '', fallback]) => ({
      name,
      kind: name.replace(/ \d$/, ''),
      fallback,
    })),
  );
}

const joinPlainly: Join = (before, food) => before + food;

export function readDish(source: string, language: string, join = joinPlainly): Dish {
  const [matter = '', front = ''] = FRONT_MATTER.exec(source) ?? [];
  const text = source.slice(matter.length);
  return {
    language,
    allergens: listIn(front, 'allergens'),
    equipment: listIn(front, 'equipment') as Dish['equipment'],
    slots: slotsIn(text),
    join,
    text,
  };
}
