import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import { dayAt } from '../../machines/kitchen/days';
import { useStore } from '../browser/store';
import { Button, DialogButton } from '../ui/Button';
import * as restWords from '../words/en/rest';
import styles from './CookbookView.module.css';
import { FileButton } from './FileButton';
import { cookbookFiles, exportRecipes, filesFor, saveFile } from './share/exportRecipes';
import type { Cookbook } from './startCookbook';
import { writeCookbookFile } from './storage/cookbookFile';
import { countUncopied } from './storage/copies';

/** The ways to a new recipe. */
export function AddRecipe({ cookbook }: { cookbook: Cookbook }) {
  return (
    <div className={styles.files}>
      <DialogButton opens={{ name: 'bring', saves: true }}>
        <span>{restWords.files.add}</span>
      </DialogButton>
      <button type="button" aria-haspopup="dialog" onClick={() => cookbook.edit({})}>
        {restWords.edit.write}
      </button>
    </div>
  );
}

type Copied = Pick<Cookbook, 'actor' | 'copies' | 'kitchenName' | 'pictures'>;

const ENDINGS = { cookbook: '.json', managers: '-recipes.zip', markdown: '-markdown.zip' };

/** Downloads all recipes, with their pictures if the form has a place for them. Then calls `say` with what came of it. */
export async function saveAll(
  { copies, kitchenName, pictures }: Copied,
  recipes: readonly SavedRecipe[],
  form: keyof typeof ENDINGS,
  say: (message: string) => void,
): Promise<void> {
  const kept = pictures.kept.getSnapshot().context;
  const hasPicture = ({ id }: SavedRecipe) => kept.has(id);
  const save = (ending: string, write: () => BlobPart) => {
    const name = restWords.files.fileName(dayAt(new Date()), ending);
    say(saveFile(name, write, () => copies.note(recipes)));
  };
  if (form === 'markdown' || !recipes.some(hasPicture)) {
    return save(ENDINGS[form], () =>
      form === 'cookbook' ? writeCookbookFile(recipes) : exportRecipes(form, recipes, kitchenName),
    );
  }
  say('');
  try {
    const zip = await pictures.pack(
      form === 'cookbook'
        ? cookbookFiles(recipes, kept)
        : filesFor(form, recipes, kitchenName, 'cookbook', hasPicture),
    );
    save(form === 'cookbook' ? '.zip' : ENDINGS[form], () => zip);
  } catch (error) {
    if (Object(error).name !== 'AbortError') say(restWords.files.notExported);
  }
}

/** Files with all recipes, to take them to another browser or program, and from there. */
export function ImportExport({ cookbook }: { cookbook: Copied }) {
  const recipes = useSelector(cookbook.actor, ({ context }) => context.recipes);
  const [message, setMessage] = useState('');

  const forms = [
    ['cookbook', restWords.files.asCookbook],
    ['managers', restWords.files.forManagers],
    ['markdown', restWords.files.asMarkdown],
  ] as const;

  return (
    <details className={styles.forms}>
      <summary>{restWords.files.move}</summary>
      <FileButton
        accept="application/json,.json,.zip"
        aria-label={restWords.files.file}
        multiple
        onFiles={(files) => {
          for (const file of files) cookbook.actor.send({ type: 'recipe.import', file });
        }}
      >
        {restWords.files.import}
      </FileButton>
      {recipes.length > 0 && (
        <div>
          <p>{restWords.files.exportAll}</p>
          {forms.map(([form, label]) => (
            <Button key={form} onClick={() => saveAll(cookbook, recipes, form, setMessage)}>
              {label}
            </Button>
          ))}
          <p role="status">{message && <span key={message}>{message}</span>}</p>
        </div>
      )}
    </details>
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
    saveAll(cookbook, recipes, 'cookbook', setMessage);
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
