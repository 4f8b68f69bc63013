import { useSelector } from '@xstate/react';
import { useId, useMemo, useState } from 'react';
import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../machines/cookbook/cookbookMachine';
import { download } from '../browser/download';
import { useStore } from '../browser/store';
import { Button } from '../ui/Button';
import * as restWords from '../words/en/rest';
import styles from './CookbookView.module.css';
import { FileButton } from './FileButton';
import { writeCookbookFile } from './storage/cookbookFile';
import { type Copies, countUncopied } from './storage/copies';

interface ImportExportProps extends ExportMenuProps {
  onAdd(): void;
  onWrite(): void;
}

export function ImportExport({ cookbook, copies, writeZip, onAdd, onWrite }: ImportExportProps) {
  return (
    <div className={styles.files}>
      <button type="button" onClick={onAdd}>
        {restWords.files.add}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={onWrite}>
        {restWords.edit.write}
      </button>
      <ExportMenu cookbook={cookbook} copies={copies} writeZip={writeZip} />
      <FileButton
        look={null}
        accept="application/json,.json"
        aria-label={restWords.files.file}
        onFiles={([file]) => file && cookbook.send({ type: 'recipe.import', file })}
      >
        {restWords.files.import}
      </FileButton>
    </div>
  );
}

/** For other programs: recipe managers or editors. */
export type ZipFormat = 'managers' | 'markdown';

export interface ExportMenuProps {
  cookbook: CookbookActor;
  copies: Copies;
  /** Rejects if the page cannot fetch the code for it. */
  writeZip(format: ZipFormat, recipes: readonly SavedRecipe[]): Promise<Uint8Array<ArrayBuffer>>;
}

/** Saves a file, and gives what the page says then. */
async function saveFile(
  write: () => Promise<Blob>,
  kind: string,
  recipes: readonly SavedRecipe[],
  copies: Copies,
): Promise<string> {
  try {
    const file = await write();
    const name = restWords.files.fileName(new Date().toISOString().slice(0, 10), kind);
    download(name, file);
    copies.note(recipes);
    return restWords.files.exported(name);
  } catch {
    return restWords.files.notExported;
  }
}

/** All recipes, to import here. */
const saveCookbookFile = (recipes: readonly SavedRecipe[], copies: Copies) =>
  saveFile(
    async () => new Blob([writeCookbookFile(recipes)], { type: 'application/json' }),
    '.json',
    recipes,
    copies,
  );

function ExportMenu({ cookbook, copies, writeZip }: ExportMenuProps) {
  const recipes = useSelector(cookbook, ({ context }) => context.recipes);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const id = useId();
  const isEmpty = recipes.length === 0;
  const isShown = isOpen && !isEmpty;

  const asCookbook = () => saveCookbookFile(recipes, copies);
  const asZip = (format: ZipFormat) => () =>
    saveFile(
      async () => new Blob([await writeZip(format, recipes)], { type: 'application/zip' }),
      format === 'managers' ? '-recipes.zip' : '-markdown.zip',
      recipes,
      copies,
    );

  const forms = [
    { label: restWords.files.asCookbook, save: asCookbook },
    { label: restWords.files.forManagers, save: asZip('managers') },
    { label: restWords.files.asMarkdown, save: asZip('markdown') },
  ];

  return (
    <>
      <button
        type="button"
        aria-disabled={isEmpty}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {restWords.files.exportAll}
      </button>
      <div id={id} className={styles.forms} hidden={!isShown}>
        {forms.map(({ label, save }) => (
          <button key={label} type="button" onClick={() => save().then(setMessage)}>
            {label}
          </button>
        ))}
        <p role="status">{message && <span key={message}>{message}</span>}</p>
      </div>
    </>
  );
}

interface CopyLineProps {
  cookbook: CookbookActor;
  copies: Copies;
  /** A pressed button goes with the line. */
  onFocusLost(): void;
}

/** One line that asks for an export, once several recipes are only in this browser. */
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
