import * as v from 'valibot';
import {
  isBlank,
  type Leftover as LeftoverType,
  leftoversOn,
  unknownLeftover,
} from '../../../machines/kitchen/ingredientList';

export const Text = v.pipe(
  v.string(),
  v.check((text) => !isBlank(text)),
);

const Verdict = v.picklist(['contains', 'may contain', 'not checked']);

/** Unreadable findings count as not checked. */
const Findings = v.fallback(
  v.record(v.string(), v.fallback(v.array(Verdict), ['not checked'])),
  {},
);

/** Counts as renamed if its name is missing, and as old if its time is. */
const Leftover = v.object({
  entry: Text,
  name: v.fallback(v.string(), ''),
  cookedAt: v.fallback(v.string(), ''),
  hasRice: v.fallback(v.boolean(), true),
  findings: Findings,
  joined: v.fallback(v.optional(v.literal(true)), undefined),
}) satisfies v.GenericSchema<unknown, LeftoverType>;

/** Null if storage no longer says which entries are leftovers. */
export const LeftoversSchema = v.fallback(v.nullable(v.array(Leftover)), null);

/** If storage lost them, each entry counts as an unknown leftover. */
export function leftoversOf(
  entries: readonly string[],
  leftovers: readonly LeftoverType[] | null = [],
): readonly LeftoverType[] {
  return leftovers ? leftoversOn(leftovers, entries) : entries.map(unknownLeftover);
}
