import { useState } from 'react';
import { type Readable, useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { limitText } from '../../ui/limitText';
import * as restWords from '../../words/en/rest';
import { heardLines } from '../heardLines';
import type { KeptList } from '../keeping/startKeptList';
import type { Notice } from '../notices';
import { type FoodReader, sayOffers } from './typingTools';

interface ChangedRowsProps {
  foods: FoodReader;
  noteOn?: ((ingredient: string) => string) | undefined;
  /** The next one ends what this has said of rows. */
  notices: Readable<Notice>;
}

interface ListWordsProps extends ChangedRowsProps {
  pasted: Readable<string>;
  keptList: Pick<KeptList, 'keeping'>;
}

/** What a screen reader hears of the list, and of what the page asks or says below it. The focus says the rest. */
export function ListWords({ pasted, keptList, ...rows }: ListWordsProps) {
  const isRecipe = useStore(pasted) !== '';
  const isRefused = useStore(keptList.keeping, ({ state }) => state === 'refused');
  return (
    <>
      <ChangedRows {...rows} />
      {heardLines([isRecipe && restWords.typing.isRecipe, isRefused && restWords.typing.refused])}
    </>
  );
}

/** The rows that are new, or have a new find. */
function ChangedRows({ noteOn, foods, notices }: ChangedRowsProps) {
  const { serial } = useStore(notices);
  const now = useStore(useActors().kitchen);
  const rows = now.ingredients.map((entry) => {
    const note = noteOn?.(entry);
    return limitText(entry) + (note ? ` (${note})` : '');
  });
  const say = (entry: string) =>
    rows[now.ingredients.indexOf(entry)] + sayOffers({ ingredient: entry, foods }, now);
  const [last, setLast] = useState({
    ...{ serial, rows },
    // `NewestRows` has said the others.
    changed: now.newest.filter((entry) => say(entry) !== limitText(entry)),
  });
  const before = new Set(last.rows);
  const changed = now.ingredients.filter((_, at) => !before.has(`${rows[at]}`));
  if (changed[0] || rows.length !== last.rows.length || serial !== last.serial)
    setLast({ serial, rows, changed });
  return heardLines(last.changed.map(say));
}
