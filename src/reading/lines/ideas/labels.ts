import { alternativesOf } from '../../languages';
import { bareKey, INGREDIENTS, TITLE } from '../json/keys';

/** What a label says about the words behind it. */
export type Label = 'title' | 'foods' | 'prep' | 'active' | 'cook' | 'total';

const TIMES = (['prep', 'active', 'cook', 'total'] as const).map((name): [Label, RegExp] => [
  name,
  new RegExp(`^(?:${alternativesOf(({ facts }) => facts[name])})$`, 'iu'),
]);
const FOODS =
  /ingr[eé]di|zutat|^(?:uses?|using|foods?|(?:you(?:'d)? )?(?:also )?(?:needs?|have)|with|main|key|missing|extras?|to buy|from your list)$/i;
export const DISH =
  'dish|idea|option|recipe|suggestion|choice|meal|gericht|idee|plat|receta|piatto|prato|gerecht';
const DISHES = new RegExp(`^(?:${DISH})(?: ?#?(?:\\d{1,2}|[a-c]))?$`, 'i');

export function labelOf(words: string): Label | null {
  const key = bareKey(words);
  if (FOODS.test(words) || INGREDIENTS.has(key)) return 'foods';
  if (TITLE.has(key) || DISHES.test(words)) return 'title';
  const [name] = TIMES.find(([, pattern]) => pattern.test(words.toLowerCase())) ?? [];
  return name ?? (/\btime$/i.test(words) ? 'total' : null);
}
