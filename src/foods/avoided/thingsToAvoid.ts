import {
  type Allergen,
  type Content,
  DIETS,
  type Diet,
  isAllergen,
  NOT_TOGETHER,
} from '../contents';
import type { Avoidance, Change } from './Avoidance';
import { meaningOf } from './avoided';
import { droppedBy } from './exclusions';
import { AND, isKnownFood } from './understood';

export interface ThingToAvoid {
  /** An allergen, a diet or a word. */
  name: string;
  /** The allergen of this name. */
  allergen: Allergen | null;
  diet: Diet | null;
  /** What to look for in foods. */
  contents: readonly Content[];
  /** Names of foods that contain it, as the visitor says. */
  taught: readonly string[];
  /** `letters`: no language knows the typed word, so the check looks only for its letters. */
  typed: 'word' | 'letters' | null;
  /** Contents that must not be in one recipe. */
  together: readonly Content[];
  /** It would also take a certificate, which no text shows. */
  needsCertificate: boolean;
  /** The visitor avoids nuts and not this, but some countries count it as one. */
  countsAsNuts: boolean;
}

const PLAIN = {
  allergen: null,
  diet: null,
  typed: null,
  taught: [],
  together: [],
  needsCertificate: false,
  countsAsNuts: false,
};

/** The check looks for them too if a visitor avoids nuts. */
export const PINE_NUTS: ThingToAvoid = {
  ...PLAIN,
  name: 'pine nuts',
  contents: ['pine nuts'],
  countsAsNuts: true,
};

/** "Peanuts and shellfish" are two things; "mac and cheese" is one. */
function piecesOf(name: string): readonly string[] {
  const pieces = name.split(AND);
  return !isKnownFood(name) && pieces.every((one) => meaningOf(one).words.size === 0)
    ? pieces
    : [name];
}

/** What to look for in a recipe: what a visitor avoids, or what a change of the recipe leaves out. */
export function thingsToAvoid(what: Avoidance | Change): ThingToAvoid[] {
  const {
    allergens,
    diet,
    avoid,
    taught = [],
  }: Avoidance = 'changed' in what ? droppedBy(what.changed, what.without, what.language) : what;
  const said = taught.map((one) => ({ name: one.name, pieces: piecesOf(one.contains) }));
  const thing = (
    name: string,
    contents: readonly Content[],
    more: Partial<ThingToAvoid> = {},
  ): ThingToAvoid => ({
    ...PLAIN,
    name,
    allergen: isAllergen(name) ? name : null,
    contents,
    taught: said.flatMap((one) => (one.pieces.includes(name) ? one.name : [])),
    ...more,
  });
  return [
    ...allergens.map((name) => thing(name, [name])),
    ...[...new Set(avoid.flatMap(piecesOf))].map((name) => {
      const { contents, foods, words, ofEach } = meaningOf(name);
      const isKnown = foods.length + ofEach.size > 0 || contents.length > 1 || words.size === 0;
      return thing(name, contents, { typed: isKnown ? 'word' : 'letters' });
    }),
    // Last, since its name has a clause: "ingredients that aren't vegan".
    ...(diet
      ? [
          thing(diet, DIETS[diet], {
            diet,
            together: NOT_TOGETHER[diet] ?? [],
            needsCertificate: diet === 'halal' || diet === 'kosher',
          }),
        ]
      : []),
  ];
}
