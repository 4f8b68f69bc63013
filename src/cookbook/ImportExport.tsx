import { useSelector } from '@xstate/react';
import { useId, useMemo, useState } from 'react';
import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import { dayAt } from '../../machines/kitchen/days';
import { useStore } from '../browser/store';
import { Button, DialogButton } from '../ui/Button';
import * as restWords from '../words/en/rest';
import styles from './CookbookView.module.css';
import { FileButton } from './FileButton';
import { exportRecipes, saveFile } from './share/exportRecipes';
import type { Cookbook } from './startCookbook';
import { writeCookbookFile } from './storage/cookbookFile';
import { countUncopied } from './storage/copies';

export function ImportExport({ cookbook }: { cookbook: Cookbook }) {
  return (
    <div className={styles.files}>
      <DialogButton opens={{ name: 'bring', saves: true }}>
        <span>{restWords.files.add}</span>
      </DialogButton>
      <button type="button" aria-haspopup="dialog" onClick={() => cookbook.edit({})}>
        {restWords.edit.write}
      </button>
      <ExportMenu cookbook={cookbook} />
      <FileButton
        look={null}
        accept="application/json,.json"
        aria-label={restWords.files.file}
        onFiles={([file]) => file && cookbook.actor.send({ type: 'recipe.import', file })}
      >
        {restWords.files.import}
      </FileButton>
    </div>
  );
}

type Copied = Pick<Cookbook, 'actor' | 'copies' | 'kitchenName'>;

const ENDINGS = { cookbook: '.json', managers: '-recipes.zip', markdown: '-markdown.zip' };

/** Downloads all recipes, and gives what the page says then. */
export function saveAll(
  { copies, kitchenName }: Copied,
  recipes: readonly SavedRecipe[],
  form: keyof typeof ENDINGS,
): string {
  return saveFile(
    restWords.files.fileName(dayAt(new Date()), ENDINGS[form]),
    () =>
      form === 'cookbook' ? writeCookbookFile(recipes) : exportRecipes(form, recipes, kitchenName),
    () => copies.note(recipes),
  );
}

function ExportMenu({ cookbook }: { cookbook: Copied }) {
  const recipes = useSelector(cookbook.actor, ({ context }) => context.recipes);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const id = useId();
  const isEmpty = recipes.length === 0;
  const isShown = isOpen && !isEmpty;

  const forms = [
    ['cookbook', restWords.files.asCookbook],
    ['managers', restWords.files.forManagers],
    ['markdown', restWords.files.asMarkdown],
  ] as const;

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
        {forms.map(([form, label]) => (
          <button
            key={form}
            type="button"
            onClick={() => setMessage(saveAll(cookbook, recipes, form))}
          >
            {label}
          </button>
        ))}
        <p role="status">{message && <span key={message}>{message}</span>}</p>
      </div>
    </>
  );
}

interface CopyLineProps {
  cookbook: Copied;
  /** A pressed button goes with the line. */
  onFocusLost(): void;
}

/** One line that asks for an export, once several recipes are only in this browser. */
export function CopyLine({ cookbook, onFocusLost }: CopyLineProps) {
  const { actor, copies } = cookbook;
  const recipes = useSelector(actor, ({ context }) => context.recipes);
  const kept = useStore(copies.kept);
  // It hashes each recipe, and the cookbook renders with each letter of a search.
  const count = useMemo(() => countUncopied(kept, recipes), [kept, recipes]);
  const [message, setMessage] = useState('');

  function saveCopy() {
    setMessage(saveAll(cookbook, recipes, 'cookbook'));
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
