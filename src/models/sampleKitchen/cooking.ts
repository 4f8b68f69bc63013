import type { DishIngredients, MethodPart, Portion } from './dish';
import { listed } from './wording';

/** Safe core temperatures after https://www.foodsafety.gov/food-safety-charts/safe-minimum-internal-temperatures. */
const POULTRY = '74 °C (165 °F)';
const MINCE = '71 °C (160 °F)';
const WHOLE_CUT = '63 °C (145 °F)';
const FISH = '63 °C (145 °F)';

/** The safe core temperature of egg dishes. */
export const EGG = '71 °C (160 °F)';

/** How to tell that a braise is done. */
export const BRAISED = `until tender enough for a spoon, far above the safe ${WHOLE_CUT}`;

/** @returns how to tell that meat, fish or the like is done: "until …", with the safe temperature */
export function untilDone({ uses, states }: Portion): string {
  const is = (...some: string[]) => some.some((use) => uses.has(use));
  if (is('leftover', 'reheat')) return `until steaming hot all through, ${POULTRY}`;
  if (is('poultry', 'roasted')) {
    return `until no pink is left and the thickest part reaches ${POULTRY}`;
  }
  if (is('mince', 'sausage', 'patty', 'ball')) {
    return `until browned and cooked through, ${uses.has('bird') ? POULTRY : MINCE} in the middle`;
  }
  if (is('cured')) return `until crisp at the edges and at least ${MINCE}`;
  if (is('meat')) {
    return `until browned and ${WHOLE_CUT} in the thickest part`;
  }
  if (is('shell')) {
    return `until every shell has opened, at least ${FISH}; throw away any that stay shut`;
  }
  if (is('shellfish')) return `until opaque all through, ${FISH}`;
  if (is('fish')) return `until the flesh flakes and reaches ${FISH} inside`;
  if (is('tinfish', 'smokedfish', 'anchovy')) return `until hot through, ${FISH}`;
  return states.has('frozen') ? 'until golden and hot through' : 'until golden';
}

/** @returns the rest that whole cuts of meat need, as a sentence; empty for all else */
export function rest({ uses }: Portion): string {
  return uses.has('meat') ? 'Leave to rest for 3 minutes.' : '';
}

/** @returns how to cut meat or the like for a pan of pieces, as a sentence; empty for mince */
export function cut({ uses, label }: Portion): string {
  const is = (...some: string[]) => some.some((use) => uses.has(use));
  if (is('leftover', 'poultry', 'tofu', 'grill')) return `Cut the ${label} into bite-sized pieces.`;
  if (is('sausage')) return `Cut the ${label} into thick slices.`;
  if (is('meat')) return `Cut the ${label} across the grain into strips.`;
  if (is('cured')) return `Cut the ${label} small.`;
  if (is('fish')) return `Cut the ${label} into large chunks.`;
  return '';
}

/** @returns minutes in a hot pan */
export function panMinutes(portion: Portion): number {
  return portion.uses.has('leftover') ? 4 : portion.panMinutes;
}

/** @returns "the onion and carrots", without what is eaten whole, such as peas */
export function theCut<S extends string>(ingredients: DishIngredients<S>, ...slots: S[]): string {
  const names = ingredients.all(...slots).filter(({ uses }) => !uses.has('small'));
  if (names.length === 0) return '';
  return `the ${listed(names.map(({ label }) => label))}`;
}

/** The work that dried beans need, and tinned ones do not. */
export function driedFirst<S extends string>(
  ingredients: DishIngredients<S>,
  slot: S,
): MethodPart | false {
  const dried = ingredients
    .all(slot)
    .filter(({ uses, states }) => uses.has('pulse') && states.has('dried'));
  if (dried.length === 0) return false;
  const label = dried.map((portion) => portion.label).join(' and ');
  return {
    heading: 'The beans first',
    steps: [
      [
        'Soak',
        480,
        `Cover the ${label} with plenty of cold water overnight, then drain.`,
        'meanwhile',
      ],
      [
        'Boil hard, then simmer',
        80,
        `Cover the ${label} with fresh water and keep at a rolling boil for 10 minutes, which makes raw beans safe. Simmer for 70 minutes, until soft, and drain.`,
      ],
    ],
  };
}

/** Rice beside a dish; the dish says when to serve it. */
export function riceBeside<S extends string>(
  ingredients: DishIngredients<S>,
  slot: S,
): MethodPart | false {
  const rice = ingredients.first(slot);
  if (!rice) return false;
  return {
    heading: 'The rice',
    steps: [
      [
        `Cook the ${rice.label}`,
        rice.panMinutes,
        `Boil the ${rice.label} in plenty of water, until tender. Drain, and keep warm under a lid.`,
        rice.panMinutes <= 15 ? 'meanwhile' : undefined,
      ],
    ],
  };
}

/** What a recipe says about fish that is not heated. */
export function coldFishNote({ label }: Portion): string {
  return `The ${label} can be eaten cold as bought. Fish that you cook yourself is safe at ${FISH} inside.`;
}

/** What a recipe says about tinned and dried pulses. */
export const PULSE_NOTE =
  'Tinned beans and chickpeas are cooked already. Dried ones need a night in water and then 10 minutes at a rolling boil before they simmer until soft.';

/** What a recipe says about eggs. */
export const EGG_NOTE =
  'Eggs are safe at 71 °C (160 °F). Without a thermometer: no liquid white or yolk is left in the middle.';
