import { type Finding, findAllergens, type Place, type RecipeLine } from './allergens';
import { findAvoided } from './avoided';
import type { ThingToAvoid } from './thingsToAvoid';

/** What was found of one thing to avoid. It detects; "nothing" never means that a recipe is safe. */
export interface Result {
  thing: ThingToAvoid;
  verdict: Finding['verdict'];
  /** Where it was found, or what could not be read. Empty if the whole recipe could not be read. */
  places: readonly Place[];
}

/** What was found in a recipe. */
export interface Check {
  results: readonly Result[];
  /** Coconut, pine nuts and chestnuts, which some avoid along with nuts. */
  nutlike: readonly Place[];
}

/**
 * Looks for things to avoid in the whole text of a recipe.
 *
 * @param lines every line that a reader of the recipe sees, in order
 * @param isReadable false if the recipe's language or form cannot be checked
 */
export function checkRecipe(
  things: readonly ThingToAvoid[],
  lines: readonly RecipeLine[],
  isReadable: boolean,
): Check {
  const findings = findAllergens(lines);
  const all = [...findings.values()];
  const unread = all.flatMap(({ places }) => withPresence(places, 'not checked'));
  const isUnread = !isReadable || all.some(isWhollyUnread);

  const results = things.map((thing): Result => {
    const places = thing.word
      ? [...findAvoided(lines, thing.word), ...unique(unread)]
      : thing.contents.flatMap((content) => findings.get(content)?.places ?? []);
    for (const verdict of ['contains', 'may contain', 'not checked'] as const) {
      const found = unique(withPresence(places, verdict));
      if (found.length > 0 && !(verdict === 'not checked' && isUnread)) {
        return { thing, verdict, places: found };
      }
    }
    return { thing, verdict: isUnread ? 'not checked' : 'nothing', places: [] };
  });

  const avoidsNuts = things.some(({ contents }) => contents.includes('nuts'));
  const nutlike = findings.get('nutlike')?.places ?? [];
  return {
    results,
    nutlike: avoidsNuts ? nutlike.filter(({ presence }) => presence !== 'not checked') : [],
  };
}

/** Whether the knowledge of foods could read nothing of the recipe. */
function isWhollyUnread({ verdict, places }: Finding): boolean {
  return verdict === 'not checked' && withPresence(places, 'not checked').length === 0;
}

function withPresence(places: readonly Place[], presence: Place['presence']): Place[] {
  return places.filter((place) => place.presence === presence);
}

/** Drops places that are found under several names. */
function unique(places: readonly Place[]): Place[] {
  const known = new Map(
    places.map((place) => [`${place.line} ${place.start} ${place.end}`, place]),
  );
  return [...known.values()].sort((one, other) => one.line - other.line || one.start - other.start);
}
