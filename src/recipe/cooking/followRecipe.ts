import type { TimerActor, TimerInput } from '../../../machines/timer/timerMachine';
import { hashText } from '../../browser/hashText';
import { parseRecipe } from '../../reading/document/parseRecipe';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';
import { loadTicks, saveTicks } from './progress';

interface Timers {
  get(): { actors: readonly TimerActor[] };
  start(timer: TimerInput): void;
}

/** Carries ticks and timers over to a recipe whose lines have changed their roles. */
export function followRecipe(before: string, after: string, timers: Timers): void {
  const [from, to] = [parseRecipe(before), parseRecipe(after)];
  const places = newPlaces(boxesOf(from), boxesOf(to));
  const { boxes, step } = loadTicks(before);
  const followed = [...boxes].flatMap(([box, isTicked]): [string, boolean][] => {
    const place = places.get(box);
    return place ? [[place, isTicked]] : [];
  });
  const at = Number(places.get(`step-${step + 1}`)?.replace(/^step-/, ''));
  if (boxes.size > 0 || step >= 0) {
    saveTicks(after, { boxes: new Map(followed), step: at > 0 ? at - 1 : -1 });
  }
  for (const actor of timers.get().actors) {
    const timer = actor.getSnapshot().context;
    const name = `${hashText(before)}-`;
    const [place, index] = timer.key.startsWith(name)
      ? timer.key.slice(name.length).split('-')
      : [];
    const box = places.get(`step-${Number(place) + 1}`);
    if (!box?.startsWith('step-')) continue;
    const number = Number(box.slice('step-'.length));
    timers.start({
      ...timer,
      key: `${hashText(after)}-${number - 1}-${index}`,
      ...(timer.step !== undefined && { step: to.steps[number - 1]?.number ?? timer.step }),
    });
    actor.send({ type: 'timer.stop' });
  }
}

function boxesOf({ ingredients, steps }: RecipeDocument): [box: string, words: string][] {
  const lines = ingredients.flatMap(({ items }) => items.map(({ line }) => line));
  return [
    ...lines.map((line, at): [string, string] => [`ingredient-${at + 1}`, lettersOf(line)]),
    ...steps.map(({ title, text }, at): [string, string] => [
      `step-${at + 1}`,
      lettersOf(`${title ?? ''}${text}`),
    ]),
  ];
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Pairs boxes by their words. Boxes with the same words keep their order. */
function newPlaces(
  before: readonly [string, string][],
  after: readonly [string, string][],
): Map<string, string> {
  const taken = new Set<string>();
  const places = new Map<string, string>();
  for (const [box, words] of before) {
    const kind = box.replace(/\d+$/, '');
    const same = after.filter(([other, said]) => said === words && !taken.has(other));
    const [place] = same.find(([other]) => other.startsWith(kind)) ?? same[0] ?? [];
    if (!place) continue;
    taken.add(place);
    places.set(box, place);
  }
  return places;
}
