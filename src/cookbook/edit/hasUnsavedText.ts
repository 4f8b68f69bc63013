import { readTab } from '../../browser/storage/tabStorage';

/** The tab keeps each paste that was in the field until the visitor saves or discards it. */
export const FIELD_KEY = 'saffron.field';

/** A reload has closed the field with a text that is not saved. */
export function hasUnsavedText(): boolean {
  return readTab(FIELD_KEY) !== null;
}
