import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { CookbookActor } from '../../machines/cookbook/cookbookMachine';
import { useStore } from '../browser/store';
import { Button } from '../ui/Button';
import * as restWords from '../words/en/rest';
import styles from './CookbookView.module.css';
import { saveCookbookFile } from './ImportExport';

import { type Copies, countUncopied } from './storage/copies';

interface CopyLineProps {
  cookbook: CookbookActor;
  copies: Copies;
  /** A pressed button goes with the line. */
  onFocusLost(): void;
}

/** One line that asks for an export, once several recipes are in this browser alone. */
export function CopyLine({ cookbook, copies, onFocusLost }: CopyLineProps) {
  const recipes = useSelector(cookbook, ({ context }) => context.recipes);
  const kept = useStore(copies.kept);
  // It hashes each recipe, and the cookbook renders with each letter of a search.
  const count = useMemo(() => countUncopied(kept, recipes), [kept, recipes]);
  const [message, setMessage] = useState('');

  async function saveCopy() {
    setMessage(await saveCookbookFile(recipes, copies));
    onFocusLost();
  }

  function dismiss() {
    copies.dismiss();
    onFocusLost();
  }

  return (
    <>
      {count > 0 && (
        <p className={styles.copyLine}>
          <span>{restWords.files.onlyHere(count)}</span>{' '}
          <Button look="text" onClick={saveCopy}>
            {restWords.files.saveCopy}
          </Button>{' '}
          <Button look="text" onClick={dismiss}>
            {restWords.files.notNow}
          </Button>
        </p>
      )}
      <p role="status">{message && <span key={message}>{message}</span>}</p>
    </>
  );
}
