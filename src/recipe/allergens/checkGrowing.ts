import type { Preferences } from '../../../machines/kitchen/preferences';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { Place, Verdict } from '../../foods/avoided/allergens';
import type { Check, Result } from '../../foods/avoided/checkRecipe';
import { languagesNow } from '../../foods/languages/spoken';
import type { Reading } from '../../reading/document/marks/Reading';
import { avoidsSomething } from './avoidsSomething';
import { checkReading, type RecipeCheck } from './checkReading';
import { leftoversIn } from './leftovers';
import { marksOf } from './marksOf';
import { messages } from './messages';
import { keyOfThing } from './nameOfThing';
import { quoteOf } from './quotes';
import { sayFound } from './sayFound';

/** How many ingredients to check a line beside: they tell what its words mean. */
const MOST_BESIDE = 60;

/** Checks each line once, beside the ingredients. What is not found may still come. */
export function checkGrowing(
  reading: Reading,
  { askedWith, leftovers }: Pick<Recipe, 'askedWith' | 'leftovers'>,
) {
  const used = leftoversIn(askedWith, leftovers);
  let preferences: Preferences | null = null;
  let languages = -1;
  let lines: Reading['lines'] = [];
  let found: RecipeCheck | null = null;
  const finds = new Map<string, string>();

  return {
    /** The first find of each thing, in the page's words. */
    finds: () => [...finds.values()],
    /** Null if the preferences avoid nothing. */
    look(now: Preferences): RecipeCheck | null {
      if (now !== preferences || languages !== languagesNow()) {
        [lines, found] = [[], null];
        finds.clear();
      }
      preferences = now;
      languages = languagesNow();
      if (!avoidsSomething(now)) return null;
      // A line that has grown is read again.
      const first = reading.lines.findIndex((line, at) => line !== lines[at]);
      if (first < 0 && lines.length === reading.lines.length) return found;
      lines = [...reading.lines];
      const from = first < 0 ? lines.length : first;
      const places = [...lines.keys()];
      const beside = places.filter((at) => at < from && lines[at]?.isIngredient);
      const looked = [...beside.slice(0, MOST_BESIDE), ...places.slice(from)];
      const part = { ...reading, lines: looked.flatMap((at) => lines[at] ?? []) };
      const { check } = checkReading(part, now, true, used, askedWith);
      found = join(found, check, from, looked, lines);
      for (const { thing, places } of found.check.results) {
        const place =
          places.find(({ presence }) => presence === 'contains') ??
          places.find(({ presence }) => presence === 'may contain');
        if (!place || place.presence === 'not checked' || finds.has(keyOfThing(thing))) continue;
        const said = sayFound([thing], place.presence).join();
        finds.set(keyOfThing(thing), messages.foundIn(said, [quoteOf(place.words)]));
      }
      return found;
    },
  };
}

const WORST: readonly Verdict[] = ['contains', 'may contain', 'not checked'];

/** Adds the finds from line `from` on. `looked` are the places of the lines that were checked. */
function join(
  before: RecipeCheck | null,
  added: Check,
  from: number,
  looked: readonly number[],
  lines: Reading['lines'],
): RecipeCheck {
  const old = (places: readonly Place[] = []) => places.filter(({ line }) => line < from);
  const fresh = (places: readonly Place[]) =>
    places.flatMap((place) => {
      const line = looked[place.line] ?? lines.length;
      // The ingredients will tell what is in the dish: a title is only a guess.
      const isGuess = lines[line]?.heading === 'title' && place.presence !== 'contains';
      return line >= from && !isGuess ? [{ ...place, line }] : [];
    });
  const results = added.results.map(({ thing, places: there }, at): Result => {
    const places = [...old(before?.check.results[at]?.places), ...fresh(there)];
    const verdict = WORST.find((worst) => places.some(({ presence }) => presence === worst));
    return { thing, places, verdict: verdict ?? 'nothing' };
  });
  const nutlike = [...old(before?.check.nutlike), ...fresh(added.nutlike)];
  const check = { results, findings: added.findings, nutlike, unchecked: null };
  const now = marksOf(check, lines);
  // New marks would render all lines again.
  const isSame = before && JSON.stringify([...now]) === JSON.stringify([...before.marks]);
  const marks = isSame ? before.marks : now;
  return { check, marks };
}
