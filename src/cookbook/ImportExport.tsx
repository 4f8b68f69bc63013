import { useSelector } from '@xstate/react';
import { type ChangeEvent, useRef } from 'react';
import { download } from '../browser/download';
import styles from './CookbookView.module.css';
import { writeCookbookFile } from './cookbookFile';
import type { CookbookActor } from './createCookbook';
import { fileMessages } from './messages';

/** Exports all recipes to a file, and imports those of another. */
export function ImportExport({ cookbook }: { cookbook: CookbookActor }) {
  const recipes = useSelector(cookbook, ({ context }) => context.recipes);
  const inputRef = useRef<HTMLInputElement>(null);

  function exportAll() {
    if (recipes.length === 0) return;
    const day = new Date().toISOString().slice(0, 10);
    const file = new Blob([writeCookbookFile(recipes)], { type: 'application/json' });
    download(fileMessages.fileName(day), file);
  }

  function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) cookbook.send({ type: 'cookbook.import', file });
    // Otherwise choosing the same file again would not be a change.
    target.value = '';
  }

  return (
    <div className={styles.files}>
      <button type="button" aria-disabled={recipes.length === 0} onClick={exportAll}>
        {fileMessages.exportAll}
      </button>
      <button type="button" onClick={() => inputRef.current?.click()}>
        {fileMessages.import}
      </button>
      <input
        ref={inputRef}
        type="file"
        accept="application/json,.json"
        aria-label={fileMessages.file}
        hidden
        onChange={importFile}
      />
    </div>
  );
}
