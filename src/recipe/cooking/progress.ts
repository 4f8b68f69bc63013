import { useSelector } from '@xstate/react';
import * as v from 'valibot';
import type { TimerActor, TimerInput } from '../../../machines/timer/timerMachine';
import { hashText } from '../../browser/hashText';
import { createStore } from '../../browser/store';
import { type BoxMark, parseRecipe, plainWords, type RecipeDocument } from '../../reading';
import { createRequiredContext } from '../../ui/context';
import { keepByRecipe, OF_RECIPE } from '../keepByRecipe';

/** `isTicked`: the recipe's own text ticks the box. */
export type Box = Pick<BoxMark, 'index' | 'isTicked'> & { of: BoxMark['of'] | 'ready' };

type RecipeProgress = ReturnType<typeof openProgress>;

/** The tab saves it for a reload. `recipe` is the recipe's text. */
export function openProgress(recipe: string) {
  const { set, ...ticks } = createStore(loadTicks(recipe));
  const now = () => ticks.getSnapshot().context;

  function keep(change: Partial<Ticks>) {
    const next = { ...now(), ...change };
    saveTicks(recipe, next);
    set(next);
  }

  const isTicked = (box: Box) => now().boxes.get(keyOfBox(box)) ?? box.isTicked;

  return {
    ticks,
    isTicked,
    tick: (box: Box, isTicked: boolean) =>
      keep({ boxes: new Map(now().boxes).set(keyOfBox(box), isTicked) }),
    /** From 0; -1 before the first step. */
    step: () => now().step,
    goTo: (step: number) => keep({ step }),
    /** Turns to the first step that has no tick. If all or none have one, the cook stays where they were. */
    begin(steps: readonly Omit<Box, 'of'>[]) {
      const isOpen = (step: Omit<Box, 'of'>) => !isTicked({ of: 'step', ...step });
      const first = steps.findIndex(isOpen);
      if (first >= 0 && !steps.every(isOpen)) keep({ step: first });
    },
  };
}

const keyOfBox = ({ of, index }: Box) => `${of}-${index + 1}`;

export const [ProgressContext, useProgress] = createRequiredContext<RecipeProgress>();

/** A component that uses this renders when this box changes, and with no other. */
export function useTick(box: Box): [boolean, (isTicked: boolean) => void] {
  const progress = useProgress();
  const isTicked = useSelector(progress.ticks, () => progress.isTicked(box));
  return [isTicked, (next) => progress.tick(box, next)];
}

export function useStep(): [number, (step: number) => void] {
  const progress = useProgress();
  return [useSelector(progress.ticks, ({ context }) => context.step), progress.goTo];
}

/** What the box belongs to, and its number from 1. */
const BOX = /^(?:step|ingredient|task|ready)-[1-9]\d{0,3}$/;

export const keptTicks = keepByRecipe(
  'saffron.ticks',
  'The ticks from before the reload',
  v.object({
    ...OF_RECIPE,
    boxes: v.record(v.pipe(v.string(), v.regex(BOX)), v.boolean()),
    step: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  }),
);

export interface Ticks {
  boxes: ReadonlyMap<string, boolean>;
  /** From 0; -1 before the first step. */
  step: number;
}

/** Empty for a recipe without ticks, and for an unusable entry, which it logs. */
export function loadTicks(recipe: string): Ticks {
  const { boxes = {}, step = -1 } = keptTicks.load(recipe) ?? {};
  return { boxes: new Map(Object.entries(boxes)), step };
}

export const saveTicks = (recipe: string, { boxes, step }: Ticks): void =>
  keptTicks.save(recipe, { boxes: Object.fromEntries(boxes), step });

interface Timers {
  getSnapshot(): { context: { actors: readonly TimerActor[] } };
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
  for (const actor of timers.getSnapshot().context.actors) {
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
    ...lines.map((line, at): [string, string] => [`ingredient-${at + 1}`, plainWords(line)]),
    ...steps.map(({ title, text }, at): [string, string] => [
      `step-${at + 1}`,
      plainWords(`${title ?? ''} ${text}`),
    ]),
  ];
}

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
