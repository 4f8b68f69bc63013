import { isOfDinner, type StoredList } from './listStorage';

export interface DinnerNeed {
  key: string;
  value: number | null;
}

interface Line {
  needs: readonly DinnerNeed[];
}

/** The key of a line that belongs to one dinner alone has this form already. */
export const needKey = (dinner: string, key: string) =>
  isOfDinner(key) ? key : `@${dinner} ${key}`;

export const isTicked = ({ ticked }: StoredList, { needs }: Line): boolean =>
  needs.every(({ key, value }) =>
    ticked.some((one) => one.key === key && (value === null || value <= (one.value ?? 0) + 1e-6)),
  );

export function withTick(list: StoredList, line: Line, isOn: boolean): StoredList {
  const others = list.ticked.filter(({ key }) => line.needs.every((need) => need.key !== key));
  return { ...list, ticked: isOn ? [...others, ...line.needs] : others };
}

/** What a press on what is bought has taken off a list. */
export interface Moved extends StoredList {
  /** The visitor's own lines from before, to restore their order. */
  before: StoredList['own'];
}

/** Includes the visitor's own ticked lines. */
export function movedOf(
  { own, ticked, wanted }: StoredList,
  lines: readonly (Line & { key: string })[],
): Moved {
  const keys = new Set(lines.flatMap(({ needs }) => needs.map(({ key }) => key)));
  return {
    before: own,
    own: own.filter((one) => one.isTicked),
    ticked: ticked.filter(({ key }) => keys.has(key)),
    wanted: wanted.filter((key) => lines.some((line) => line.key === key)),
  };
}

export function withoutMoved({ own, ticked, wanted }: StoredList, moved: Moved): StoredList {
  const has = (text: string) => moved.own.some((one) => one.text === text);
  const keys = moved.ticked.map(({ key }) => key);
  return {
    own: own.filter(({ text, isTicked }) => !isTicked || !has(text)),
    ticked: ticked.filter(({ key }) => !keys.includes(key)),
    wanted: wanted.filter((key) => !moved.wanted.includes(key)),
  };
}

/** Puts back what is missing. What the visitor has added or removed since, in any tab, stays. */
export function withMoved(now: StoredList, moved: Moved): StoredList {
  const ownNow = (text: string) => now.own.find((one) => one.text === text);
  const keys = now.ticked.map(({ key }) => key);
  return {
    own: [
      ...moved.before.flatMap((one) => ownNow(one.text) ?? (one.isTicked ? one : [])),
      ...now.own.filter(({ text }) => moved.before.every((one) => one.text !== text)),
    ],
    ticked: [...now.ticked, ...moved.ticked.filter(({ key }) => !keys.includes(key))],
    wanted: [...new Set([...now.wanted, ...moved.wanted])],
  };
}
