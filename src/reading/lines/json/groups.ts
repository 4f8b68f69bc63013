import { isObject, type Json, type JsonObject, keyIn } from './jsonWords';
import { namesOf } from './keys';
import { groupIn } from './placed';

const GROUPS = namesOf('ingredientgroups');

/** Ingredients below a heading. */
export interface Group {
  name: string;
  items: Json[];
}

/** The groups of ingredients beside the lines: those with ingredients, and others that are no mere counts. */
export function groupsBeside(recipe: JsonObject): { groups: Group[]; others: Json[] } {
  const groups: Group[] = [];
  const others: Json[] = [];
  for (const one of listIn(recipe, GROUPS)) {
    const group = isObject(one) ? groupIn(one) : undefined;
    if (group) groups.push({ name: group.heading, items: group.items });
    else if (!isObject(one) || !(Number(one.count) > 0)) others.push(one);
  }
  return { groups, others };
}

/** The items of a field, which may hold one without a list. */
export function listIn(recipe: JsonObject, names: ReadonlySet<string>): Json[] {
  const value = recipe[keyIn(recipe, names) ?? ''];
  return value === undefined || value === null ? [] : [value].flat();
}
