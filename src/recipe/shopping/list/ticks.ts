import type { KeptList } from './listStorage';

/** What a dinner needs of a line of the list. A tick is made for that. */
export interface DinnerNeed {
  key: string;
  /** How much; null if the list shows the line as written. */
  value: number | null;
}

interface Line {
  /** Each dinner's need of it, once. */
  needs: readonly DinnerNeed[];
}

/** Names what a dinner needs of a line. A line of one dinner alone has that name itself. */
export const needKey = (dinner: string, key: string) =>
  key.startsWith('@') ? key : `@${dinner} ${key}`;

/** Whether each dinner's need of a line is ticked. */
export const isTicked = ({ ticked }: KeptList, { needs }: Line): boolean =>
  needs.every(({ key, value }) =>
    ticked.some((one) => one.key === key && (value === null || value <= (one.value ?? 0) + 1e-6)),
  );

/** The list with a line ticked, or not. */
export function withTick(list: KeptList, line: Line, isOn: boolean): KeptList {
  const others = list.ticked.filter(({ key }) => line.needs.every((need) => need.key !== key));
  return { ...list, ticked: isOn ? [...others, ...line.needs] : others };
}
