/** What was found of each content of foods; what is missing was not looked for. */
export type Findings = Readonly<
  Record<string, readonly ('contains' | 'may contain' | 'not checked')[]>
>;

/** A leftover on the list: when somebody cooked its dish, and what the page found in it. Several may share an entry. */
export interface Leftover {
  entry: string;
  /** The entry as it was at first. */
  name: string;
  /** When the dish was cooked, in the time of the place: `2026-11-21T19:30:00+01:00`. */
  cookedAt: string;
  hasRice: boolean;
  findings: Findings;
}

/** A leftover of a dish that nobody knows. */
export function unknownLeftover(entry: string): Leftover {
  return { entry, name: '', cookedAt: '', hasRice: false, findings: {} };
}

/** The leftovers of some entries. */
export function leftoversOn(
  leftovers: readonly Leftover[],
  entries: readonly string[],
): readonly Leftover[] {
  return leftovers.filter(({ entry }) => entries.includes(entry));
}
