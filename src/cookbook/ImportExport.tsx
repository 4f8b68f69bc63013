import { type ChangeEvent, useRef } from 'react';
import styles from './CookbookView.module.css';
import { ExportMenu, type ExportMenuProps } from './ExportMenu';
import { editMessages } from './edit/messages';
import { fileMessages } from './messages';

interface ImportExportProps extends ExportMenuProps {
  onAdd(): void;
  onWrite(): void;
}

/** Exports all recipes as a file, and imports such a file. */
export function ImportExport({ cookbook, writeZip, onAdd, onWrite }: ImportExportProps) {
  const inputRef = useRef<HTMLInputElement>(null);

  function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) cookbook.send({ type: 'cookbook.import', file });
    // Else choosing the same file again would cause no change event.
    target.value = '';
  }

  return (
    <div className={styles.files}>
      <button type="button" onClick={onAdd}>
        {fileMessages.add}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={onWrite}>
        {editMessages.write}
      </button>
      <ExportMenu cookbook={cookbook} writeZip={writeZip} />
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
