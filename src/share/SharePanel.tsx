import { ClipboardList, Copy, Download, Printer, Send } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { Recipe } from '../../machines/recipeMachine';
import { linkTo } from '../browser/address/recipe';
import { copyText } from '../browser/clipboard';
import { download } from '../browser/download';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';
import { fileNameOf } from './fileName';
import { markdownOf } from './markdownOf';
import { attributionOf, linkMessages, shareMessages } from './messages';
import { LinkError, writeSharedRecipe } from './recipeCode';
import { recipeJsonLd } from './recipeJsonLd';
import styles from './SharePanel.module.css';

/**
 * The longest link that is handed out, in characters. Telegram carries a message of 4,096, and chat
 * programs with less refuse a message rather than cut it.
 */
const MAX_LINK_LENGTH = 4_000;

export interface SharePanelProps {
  recipe: Recipe;
  document: RecipeDocument;
  /** What the page calls itself. */
  kitchenName: string;
}

/** What came of the last button. */
interface Result {
  message: string;
  /** A text for the visitor to copy by hand. */
  field?: { label: string; text: string };
  /** Rises with each result, so a repeated one is announced again. */
  serial: number;
}

/** @throws {LinkError} */
async function writeLink(recipe: Recipe): Promise<string> {
  const link = linkTo(await writeSharedRecipe(recipe));
  if (link.length > MAX_LINK_LENGTH) throw new LinkError(linkMessages.tooLong);
  return link;
}

/** The ways to take a recipe along, and what came of the last one. */
export function SharePanel({ recipe, document: read, kitchenName }: SharePanelProps) {
  const title = read.title?.text ?? '';
  const [result, setResult] = useState<Result>({ message: '', serial: 0 });
  const fieldId = useId();
  const attribution = attributionOf(recipe, kitchenName);
  const markdown = markdownOf(recipe.text, attribution);
  // Written ahead: browsers allow a share only for a moment after a press.
  const link = useMemo(() => {
    const written = writeLink(recipe);
    written.catch(() => {});
    return written;
  }, [recipe]);

  function show(message: string, field?: Result['field']) {
    setResult(({ serial }) => ({ message, serial: serial + 1, ...(field && { field }) }));
  }

  async function copy(text: string, copied: string, label: string) {
    const isCopied = await copyText(text);
    if (isCopied) show(copied);
    else show(shareMessages.copyByHand, { label, text });
  }

  async function share() {
    try {
      await shareLink(await link);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      show(error.message);
    }
  }

  async function shareLink(url: string) {
    try {
      if (!navigator.share) throw new Error('This browser has no sheet for sharing.');
      await navigator.share({ url, ...(title && { title }) });
      show('');
    } catch (error) {
      // The visitor has closed the sheet.
      if ((error as Error).name === 'AbortError') show('');
      else await copy(url, shareMessages.linkCopied, shareMessages.asLink);
    }
  }

  function copyData() {
    const data = recipeJsonLd(read, attribution, recipe.askedWith);
    if ('json' in data) copy(data.json, shareMessages.dataCopied, shareMessages.asData);
    else show(shareMessages.missing(data.missing));
  }

  function save() {
    const name = fileNameOf(title);
    download(name, new Blob([markdown], { type: 'text/markdown;charset=utf-8' }));
    show(shareMessages.downloaded(name));
  }

  const ways = [
    {
      Icon: Copy,
      label: shareMessages.copy,
      run: () => copy(markdown, shareMessages.copied, shareMessages.asMarkdown),
    },
    { Icon: Download, label: shareMessages.download, run: save },
    { Icon: Printer, label: shareMessages.print, run: () => print() },
    { Icon: Send, label: shareMessages.share, run: share },
    { Icon: ClipboardList, label: shareMessages.copyData, run: copyData },
  ];

  return (
    <div>
      <ul className={styles.ways}>
        {ways.map(({ Icon, label, run }) => (
          <li key={label}>
            <button type="button" onClick={run}>
              <Icon aria-hidden />
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status" className={styles.result}>
        {result.message && (
          <p key={result.serial} dir="auto">
            {result.message}
          </p>
        )}
      </div>
      {result.field && (
        <p className={styles.field}>
          <label htmlFor={fieldId}>{result.field.label}</label>
          <textarea
            id={fieldId}
            readOnly
            rows={3}
            dir="auto"
            value={result.field.text}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </p>
      )}
    </div>
  );
}
