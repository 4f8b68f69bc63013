import { type ClaimedFood, readClaimed } from '../../foods/claims/claimed';
import { AVOIDS_NOTHING, askedFoods } from '../../foods/covers';
import { hasKnownNeeds, isMostlyUnclear, type NeededLine, neededLines } from './parts/neededLines';
import type { RecipeDocument } from './RecipeDocument';

/** What a recipe needs, to compare it with what somebody has. */
export interface RecipeNeeds {
  /** Each food once, in few words that read as it: "butter", "butter or margarine". */
  foods: readonly string[];
  /** How many lines ask for something that the page does not know. */
  unclear: number;
}

/** @returns undefined if the page cannot compare the recipe with a list */
export function readNeeds(document: RecipeDocument): RecipeNeeds | undefined {
  if (!hasKnownNeeds(document)) return undefined;
  const lines = neededLines(document, AVOIDS_NOTHING);
  const needed = lines.filter(({ mayBeLeftOut }) => !mayBeLeftOut);
  const clear = needed.filter(isClear);
  const unclear = needed.length - clear.length;
  if (isMostlyUnclear(unclear, lines.length)) return undefined;
  const wholes = clear.flatMap(({ groups }) => groups.filter(({ length }) => length === 1).flat());
  // A cook who has the eggs has their yolks.
  const isWithin = (group: readonly ClaimedFood[]) =>
    group.every(({ food }) =>
      wholes.some((whole) => food.relation === 'part' && food.parent === whole.food),
    );
  const names = clear.flatMap(({ item, groups }) =>
    namesIn(
      item.line,
      groups.filter((group) => !isWithin(group)),
    ),
  );
  return { foods: [...new Set(names)], unclear };
}

const isClear = ({ groups, isSure }: NeededLine) =>
  isSure && groups.length > 0 && !groups.flat().some(({ food }) => food.isUnclear);

/** Names foods of a line in the shortest form that reads as them; the line as written if one has none. */
function namesIn(line: string, groups: NeededLine['groups']): readonly string[] {
  const names = groups.flatMap(
    (group) => FORMS.map((form) => group.map(form).join(' or ')).find(readsAs(group)) ?? [],
  );
  return names.length === groups.length ? names : [line];
}

const FORMS: readonly ((found: ClaimedFood) => string)[] = [
  ({ food }) => food.name,
  ({ food, states }) => [...states, food.name].join(' '),
  ({ words }) => words.toLowerCase(),
];

/** Makes a function that tells whether a text reads as these foods with the same claims, and as nothing else. */
const readsAs = (foods: readonly ClaimedFood[]) => (text: string) => {
  const read = readClaimed(text, AVOIDS_NOTHING.contents);
  const [group = [], ...others] = askedFoods(read, AVOIDS_NOTHING);
  return read.unknown.length + others.length === 0 && shapeOf(group) === shapeOf(foods);
};

const shapeOf = (foods: readonly ClaimedFood[]) =>
  JSON.stringify(
    foods.map(({ food, states, labels, claims, modifiers }) => [
      food.id,
      [...states].sort(),
      labels.map(({ id }) => id).sort(),
      [...claims].sort(),
      modifiers.map(({ id }) => id),
    ]),
  );
