import * as v from 'valibot';
import { isBlank } from '../../machines/ingredientList';
import {
  type Leftover as LeftoverType,
  leftoversOn,
  unknownLeftover,
} from '../../machines/leftovers';

const Verdict = v.picklist(['contains', 'may contain', 'not checked']);

/** What was found in a leftover. What cannot be read was not looked for. */
const Findings = v.fallback(
  v.record(v.string(), v.fallback(v.array(Verdict), ['not checked'])),
  {},
);

/** A leftover. Without its name it counts as renamed, and without its time as old. */
const Leftover = v.object({
  entry: v.pipe(
    v.string(),
    v.check((text) => !isBlank(text)),
  ),
  name: v.fallback(v.string(), ''),
  cookedAt: v.fallback(v.string(), ''),
  hasRice: v.fallback(v.boolean(), true),
  findings: Findings,
}) satisfies v.GenericSchema<unknown, LeftoverType>;

/** The leftovers of a list; null if storage has lost which entries they are. */
export const Leftovers = v.fallback(v.nullable(v.array(Leftover)), null);

/** The leftovers among some entries. If storage has lost them, each entry may hold anything. */
export function leftoversOf(
  entries: readonly string[],
  leftovers: readonly LeftoverType[] | null = [],
): readonly LeftoverType[] {
  return leftovers ? leftoversOn(leftovers, entries) : entries.map(unknownLeftover);
}
