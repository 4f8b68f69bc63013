import { useSelector } from '@xstate/react';
import { type ChangeEvent, useRef } from 'react';
import { writeCookbookFile } from './cookbookFile';
import styles from './CookbookView.module.css';
import type { CookbookActor } from './cookbookActor';

/** Takes all recipes out into a file, and those of a file in. */
export function Exchange({ actor }: { actor: CookbookActor }) {
  const recipes = useSelector(actor, ({ context }) => context.recipes);
  const inputRef = useRef<HTMLInputElement>(null);

  function exportAll() {
    if (recipes.length === 0) return;
    const day = new Date().toISOString().slice(0, 10);
    download(
      `cookbook-${day}.json`,
      new Blob([writeCookbookFile(recipes)], { type: 'application/json' }),
    );
  }

  function importFrom({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) actor.send({ type: 'cookbook.import', file });
    // The same file can be chosen again.
    target.value = '';
  }

  return (
    <div className={styles.exchange}>
      <button type="button" aria-disabled={recipes.length === 0} onClick={exportAll}>
        Export all
      </button>
      <button type="button" onClick={() => inputRef.current?.click()}>
        Import
      </button>
      <input
        ref={inputRef}
        type="file"
        accept="application/json,.json"
        aria-label="A file with recipes"
        hidden
        onChange={importFrom}
      />
    </div>
  );
}

function download(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers begin to read it after the click only.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
