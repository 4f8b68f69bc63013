import { Copy, Link, Printer, Share2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { copyFormatted, copyText } from '../../browser/clipboard';
import { fileNameOf } from '../../browser/download';
import { goTo } from '../../browser/focus';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import * as restWords from '../../words/en/rest';
import { toSave } from '../storage/fromSaved';
import { exportRecipes, saveFile } from './exportRecipes';
import { LinkError, linkWith, writeSharedRecipe } from './linkCode';
import styles from './SharePanel.module.css';
import { creditLineOf, formattedText, markdownOf } from './sharedText';

export interface SharePanelProps {
  recipe: Recipe;
  /** Empty if it has none. */
  title: string;
  cookbook: { kitchenName: string };
  /** The recipe as the page shows it, without anything to press. */
  renderCopy(): ReactElement;
  /** Below *Print*. */
  printTick?: ReactNode;
  /** Called with a message about the outcome; empty if there is nothing to say. */
  onDone(message: string): void;
}

/** What a way to share has to show comes below its button. */
export function SharePanel(props: SharePanelProps) {
  const { title, printTick, onDone } = props;
  const [isOpen, setOpen] = useState(false);
  const filesId = useId();
  const { shown, copyRecipe, copyLink, share } = useCopying(props);
  // Some browsers have no sheet of their own.
  const sheet = { Icon: Share2, label: restWords.share.share, run: share };
  const ways = [
    ...('share' in navigator ? [sheet] : []),
    { Icon: Copy, label: restWords.share.copy, run: copyRecipe },
    { Icon: Link, label: restWords.share.link, run: copyLink },
  ];

  return (
    <ul className={styles.ways}>
      {ways.map(({ Icon, label, run }) => (
        <li key={label}>
          <Button onClick={() => run(label)}>
            <Icon aria-hidden />
            <span>{label}</span>
          </Button>
          {shown?.below === label && <TextField {...shown} />}
        </li>
      ))}
      <li>
        <Button aria-expanded={isOpen} aria-controls={filesId} onClick={() => setOpen(!isOpen)}>
          <Printer aria-hidden />
          <span>{restWords.share.file}</span>
        </Button>
        <ul id={filesId} className={styles.ways} hidden={!isOpen}>
          <li>
            <Button
              onClick={() => {
                onDone('');
                printPage(title);
              }}
            >
              {restWords.share.print}
            </Button>
            {printTick}
          </li>
          {filesOf(props).map(({ label, run }) => (
            <li key={label}>
              <Button onClick={run}>{label}</Button>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
}

interface ShownText {
  /** The label of the button. */
  below: string;
  label: string;
  text: string;
}

/** If the browser refuses to copy, the text shows below the button. */
function useCopying({ recipe, title, cookbook, renderCopy, onDone }: SharePanelProps) {
  const [shown, setShown] = useState<ShownText | null>(null);

  async function copy(text: ShownText, copied: string, write = () => copyText(text.text)) {
    if (await write()) onDone(copied);
    else setShown(text);
  }

  function copyRecipe(below: string) {
    const formatted = formattedText(renderCopy(), creditLineOf(recipe, cookbook.kitchenName));
    const text = { below, label: restWords.share.asText, text: formatted.plain };
    return copy(text, restWords.share.copied, () => copyFormatted(formatted));
  }

  /** Null if the recipe is too long for a link. It has then told the visitor so. */
  function writeLink(): string | null {
    try {
      return linkWith('recipe', writeSharedRecipe(recipe));
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      onDone(error.message);
      return null;
    }
  }

  async function copyLink(below: string) {
    const text = writeLink();
    if (text)
      await copy({ below, label: restWords.share.asLink, text }, restWords.share.linkCopied);
  }

  async function share(below: string) {
    const url = writeLink();
    if (!url) return;
    try {
      await navigator.share({ url, ...(title && { title }) });
      onDone('');
    } catch (error) {
      const hasVisitorClosedSheet = (error as Error).name === 'AbortError';
      if (!hasVisitorClosedSheet) await copyLink(below);
    }
  }

  return { shown, copyRecipe, copyLink, share };
}

function filesOf({ recipe, title, cookbook: { kitchenName }, onDone }: SharePanelProps) {
  const named = { ...toSave(recipe), id: '', savedAt: 0, ...(title && { name: title }) };
  const forManagers = () => exportRecipes('managers', [named], kitchenName, recipe.origin);
  const asMarkdown = () => markdownOf(recipe.text, creditLineOf(recipe, kitchenName));
  const save = (ending: string, write: () => BlobPart) => () =>
    onDone(saveFile(fileNameOf(title) + ending, write));
  return [
    { label: restWords.files.forManagers, run: save('.zip', forManagers) },
    { label: restWords.files.asMarkdown, run: save('.md', asMarkdown) },
  ];
}

/** A saved PDF gets the name of the dish. */
function printPage(title: string) {
  const before = document.title;
  const nameBack = () => {
    // The page may have another name by now.
    if (document.title === title) document.title = before;
  };
  addEventListener('afterprint', nameBack, { once: true });
  if (title) document.title = title;
  print();
}

function TextField({ label, text }: ShownText) {
  return (
    // Brings the text into view, and makes screen readers read it.
    <div ref={goTo} tabIndex={-1} className={styles.content}>
      <p>{restWords.share.copyByHand}</p>
      <Field label={label}>
        <textarea
          readOnly
          rows={3}
          dir="auto"
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
    </div>
  );
}
