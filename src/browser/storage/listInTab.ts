import * as v from 'valibot';
import { fitting, loadFromTab } from './schemas';
import { removeFromTab, writeTab } from './tabStorage';

/**
 * A list in the tab, the last entry first. Older pages keep one entry, and find the last where they
 * look for it. The list keeps `most` entries, and in a full tab fewer.
 */
export function listInTab<Entry extends object>(
  key: string,
  what: string,
  schema: v.GenericSchema<unknown, Entry>,
  most: number,
) {
  const Rest = v.object({ earlier: fitting(schema, most) });
  return {
    load(): Entry[] {
      const last = loadFromTab(key, what, schema);
      const rest = last && loadFromTab(key, what, Rest);
      return rest ? [last, ...rest.earlier] : [];
    },
    save(entries: readonly Entry[]): void {
      let kept = entries.slice(0, most);
      const write = ([last, ...earlier]: readonly Entry[]) =>
        writeTab(key, JSON.stringify({ ...last, earlier }));
      while (kept.length > 0 && !write(kept)) kept = kept.slice(0, -1);
      if (kept.length === 0) removeFromTab(key);
    },
  };
}
