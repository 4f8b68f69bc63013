import * as v from 'valibot';
import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import { FIELDS } from './fields';

type Schemas = { [Name in keyof Preferences]: (typeof FIELDS)[Name]['schema'] };

const schemas = Object.fromEntries(
  Object.entries(FIELDS).map(([name, { schema }]) => [name, schema]),
) as Schemas;

const isNone = (read: Preferences) =>
  (Object.keys(FIELDS) as (keyof Preferences)[]).every(
    (name) => String(read[name]) === String(NO_PREFERENCES[name]),
  );

/** A wrong value becomes no preference. If none is left, the result is `NO_PREFERENCES` itself. */
const PreferencesSchema = v.fallback(
  v.pipe(
    v.object(schemas),
    v.transform((read): Preferences => (isNone(read) ? NO_PREFERENCES : read)),
  ),
  NO_PREFERENCES,
) satisfies v.GenericSchema<unknown, Preferences>;

export function readPreferences(value: unknown): Preferences {
  return v.parse(PreferencesSchema, value);
}

/** Whether the result has all that the visitor avoids. `isPartial`: some was lost before. */
export function isReadWhole(value: unknown, read: Preferences): boolean {
  const {
    allergens = [],
    diet = null,
    avoid = [],
    taught = [],
    isPartial = false,
  } = value as Partial<Preferences> & { isPartial?: boolean };
  return (
    String(value) === '[object Object]' &&
    !isPartial &&
    read.allergens.length === allergens.length &&
    read.diet === diet &&
    read.avoid.length === avoid.length &&
    read.taught.length === taught.length
  );
}
