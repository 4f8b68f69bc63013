import type { KeptList } from './listStorage';

/** What a dinner needs of a line of the list. A tick is made for that. */
export interface DinnerNeed {
  key: string;
  /** How much; null if the list shows the line as written. */
  value: number | null;
}

interface Line extends DinnerNeed {
  /** Each dinner's need of it, once. */
  needs: readonly DinnerNeed[];
}

/** Names what a dinner needs of a line. A line of one dinner alone has that name itself. */
export const needKey = (dinner: string, key: string) =>
  isOfDinner(key) ? key : `@${dinner} ${key}`;

/** Whether a key names a dinner. The ticks of an older page do not. */
export const isOfDinner = (key: string) => key.startsWith('@');

const withoutDinner = (key: string) => key.replace(/^@\S+ /, '');

/** Whether each dinner's need of a line is ticked, or the line itself in an older page. */
export function isTicked({ ticked }: KeptList, { key, value, needs }: Line): boolean {
  const has = (need: DinnerNeed) =>
    ticked.some(
      (one) =>
        one.key === need.key && (need.value === null || need.value <= (one.value ?? 0) + 1e-6),
    );
  return needs.every(has) || has({ key: withoutDinner(key), value });
}

/** The keys of all ticks that a line can have. */
export const ticksOf = ({ key, needs }: Line) => [
  withoutDinner(key),
  ...needs.map((need) => need.key),
];

/** The list with a line ticked, or not. */
export function withTick(list: KeptList, line: Line, isOn: boolean): KeptList {
  const keys = ticksOf(line);
  const others = list.ticked.filter(({ key }) => !keys.includes(key));
  return { ...list, ticked: isOn ? [...others, ...line.needs] : others };
}
