import type { StoredList } from './listStorage';

/** A dinner's need of a line. A tick belongs to such a need. */
export interface DinnerNeed {
  key: string;
  value: number | null;
}

interface Line {
  needs: readonly DinnerNeed[];
}

/** A line of one dinner alone has this name as its own. */
export const needKey = (dinner: string, key: string) =>
  key.startsWith('@') ? key : `@${dinner} ${key}`;

export const isTicked = ({ ticked }: StoredList, { needs }: Line): boolean =>
  needs.every(({ key, value }) =>
    ticked.some((one) => one.key === key && (value === null || value <= (one.value ?? 0) + 1e-6)),
  );

export function withTick(list: StoredList, line: Line, isOn: boolean): StoredList {
  const others = list.ticked.filter(({ key }) => line.needs.every((need) => need.key !== key));
  return { ...list, ticked: isOn ? [...others, ...line.needs] : others };
}
