import { identityOf } from './ingredientList';

/** What was found of each content of foods; what is missing was not looked for. */
export type Findings = Readonly<
  Record<string, readonly ('contains' | 'may contain' | 'not checked')[]>
>;

/** When the visitor cooked a dish, and what the page found in it. Dishes may share an entry. */
export interface Leftover {
  entry: string;
  /** The entry as it was at first. */
  name: string;
  /** When the dish was cooked, in the time of the place: `2026-11-21T19:30:00+01:00`. */
  cookedAt: string;
  hasRice: boolean;
  findings: Findings;
  /** True if the visitor also listed the entry by itself: it stays when the dish leaves. */
  joined?: true | undefined;
}

export function unknownLeftover(entry: string): Leftover {
  return { entry, name: '', cookedAt: '', hasRice: false, findings: {} };
}

export function leftoversOn(
  leftovers: readonly Leftover[],
  entries: readonly string[],
): readonly Leftover[] {
  return leftovers.filter(({ entry }) => entries.includes(entry));
}

/** Whether an entry would be on the list without its dishes. */
export const isOwn = (entry: string, leftovers: readonly Leftover[]) =>
  leftovers.every((leftover) => leftover.entry !== entry || leftover.joined);

/** The same text for one dish, whatever its entry is called now. */
export const dishOf = ({ entry: _, joined: __, name, ...dish }: Leftover) =>
  JSON.stringify([identityOf(name), dish]);

/** The same text for one dish in one entry, in any case and Unicode form. */
export const keyOf = (leftover: Leftover) => identityOf(leftover.entry) + dishOf(leftover);

export function withoutKnown(
  leftovers: readonly Leftover[],
  known: readonly Leftover[],
): readonly Leftover[] {
  const keys = new Set(known.map(keyOf));
  return leftovers.filter((leftover) => {
    const isNew = !keys.has(keyOf(leftover));
    keys.add(keyOf(leftover));
    return isNew;
  });
}
