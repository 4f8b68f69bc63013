import { readdirSync, readFileSync } from 'node:fs';
import { isNamedIn } from '../../src/kitchen/fittingFoods.ts';
import { messages } from '../../src/kitchen/messages.ts';

const DISHES = new URL('../../src/models/sampleKitchen/dishes/en/', import.meta.url);
const MOST = 6;

/**
 * For each usual food, the places of those that most sample dishes cook with it, as figures of base 36. The words of
 * other languages have the same order.
 */
export function pairs(): string[] {
  const names = messages.usual.split(', ');
  const lists = readdirSync(DISHES)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(new URL(file, DISHES), 'utf8').split(/^## /m)[1] ?? '')
    .map((list) => names.map((name) => isNamedIn(name, list)));
  return names.map((_, food) => {
    const together = (other: number) => lists.filter((has) => has[food] && has[other]).length;
    return [...names.keys()]
      .filter((other) => other !== food && together(other) > 0)
      .sort((one, other) => together(other) - together(one))
      .slice(0, MOST)
      .map((place) => place.toString(36))
      .join('');
  });
}
