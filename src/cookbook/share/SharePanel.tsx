import {
  ClipboardList,
  Copy,
  Download,
  Ellipsis,
  FileText,
  Printer,
  QrCode as QrIcon,
  Send,
} from 'lucide-react';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import type { Recipe } from '../../../machines/recipe';
import { linkTo } from '../../browser/address/recipeLink';
import { copyFormatted, copyText } from '../../browser/clipboard';
import { download } from '../../browser/download';
import { fileNameOf } from '../../browser/fileName';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { creditLineOf } from './attribution';
import { formattedText } from './formattedText';
import { linkMessages } from './linkMessages';
import { markdownOf } from './markdownOf';
import { shareMessages } from './messages';
import { QrCode } from './QrCode';
import { LinkError, writeSharedRecipe } from './recipeCode';
import { recipeJsonLd } from './recipeJsonLd';
import styles from './SharePanel.module.css';

/**
 * The longest link that the page gives, in characters. Telegram carries a message of 4,096. Chat programs
 * that carry less refuse a longer message instead of cutting it.
 */
const MAX_LINK_LENGTH = 4_000;

/** The longest link in a QR code, in characters. A phone's camera cannot read a finer code off a screen. */
const MAX_QR_LENGTH = 1_000;

/** The blank edge that cameras need around a QR code, in modules. */
const QR_MARGIN = 4;

export interface SharePanelProps {
  recipe: Recipe;
  document: RecipeDocument;
  /** What the page calls itself. */
  kitchenName: string;
  /** Renders the recipe as the page shows it, without anything to press. */
  renderCopy(): ReactElement;
  /** Called with a message about the outcome; empty if there is nothing to say. */
  onDone(message: string): void;
}

/** A link to the recipe, or why there is none. */
function writeLink(recipe: Recipe): string | LinkError {
  try {
    const link = linkTo(writeSharedRecipe(recipe));
    return link.length > MAX_LINK_LENGTH ? new LinkError(linkMessages.tooLong) : link;
  } catch (error) {
    if (error instanceof LinkError) return error;
    throw error;
  }
}

/** The ways to take a recipe along, the rare ones after one more press. What a way has to show comes below its button. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the markup of one panel, in the order of the page
export function SharePanel({
  recipe,
  document: read,
  kitchenName,
  renderCopy,
  onDone,
}: SharePanelProps) {
  const [hasMore, setMore] = useState(false);
  const title = read.title?.text ?? '';
  const [shown, setShown] = useState<{ below: string; content: ReactNode } | null>(null);
  const attribution = creditLineOf(recipe, kitchenName);
  const markdown = markdownOf(recipe.text, attribution);
  const link = useMemo(() => writeLink(recipe), [recipe]);
  const hasQrCode = typeof link === 'string' && link.length <= MAX_QR_LENGTH;

  /** @param way the label of the way that copies: the text shows below it if the browser refuses */
  async function copy(
    way: string,
    text: string,
    copied: string,
    label: string,
    write = () => copyText(text),
  ) {
    if (await write()) onDone(copied);
    else setShown({ below: way, content: <TextField label={label} text={text} /> });
  }

  function copyRecipe(way: string) {
    const formatted = formattedText(renderCopy(), attribution);
    return copy(way, formatted.plain, shareMessages.copied, shareMessages.asText, () =>
      copyFormatted(formatted),
    );
  }

  async function share(way: string) {
    if (link instanceof LinkError) return onDone(link.message);
    try {
      if (!navigator.share) throw new Error('This browser has no sheet for sharing.');
      await navigator.share({ url: link, ...(title && { title }) });
      onDone('');
    } catch (error) {
      const hasVisitorClosedSheet = (error as Error).name === 'AbortError';
      if (hasVisitorClosedSheet) return;
      await copy(way, link, shareMessages.linkCopied, shareMessages.asLink);
    }
  }

  async function toggleQrCode(below: string) {
    if (shown?.below === below) return setShown(null);
    try {
      const { encodeQR } = await import('qr');
      const options = { ecc: 'low', encoding: 'byte', border: QR_MARGIN } as const;
      setShown({ below, content: <QrCode rows={encodeQR(String(link), 'raw', options)} /> });
    } catch {
      onDone(shareMessages.qrCodeNotLoaded);
    }
  }

  function copyData(way: string) {
    const data = recipeJsonLd(read, attribution, recipe.askedWith);
    if ('json' in data) copy(way, data.json, shareMessages.dataCopied, shareMessages.asData);
    else onDone(shareMessages.missing(data.missing));
  }

  function save() {
    const name = `${fileNameOf(title)}.md`;
    download(name, new Blob([markdown], { type: 'text/markdown;charset=utf-8' }));
    onDone(shareMessages.downloaded(name));
  }

  function printPage() {
    onDone('');
    print();
  }

  const ways = [
    { Icon: Copy, label: shareMessages.copy, run: copyRecipe },
    { Icon: Send, label: shareMessages.share, run: share },
    { Icon: Printer, label: shareMessages.print, run: printPage },
    { Icon: Download, label: shareMessages.download, run: save },
  ];
  const rare = [
    ...(hasQrCode ? [{ Icon: QrIcon, label: shareMessages.qrCode, run: toggleQrCode }] : []),
    {
      Icon: FileText,
      label: shareMessages.copyMarkdown,
      run: (way: string) =>
        copy(way, markdown, shareMessages.markdownCopied, shareMessages.asMarkdown),
    },
    { Icon: ClipboardList, label: shareMessages.copyData, run: copyData },
  ];

  return (
    <ul className={styles.ways}>
      {(hasMore ? [...ways, ...rare] : ways).map(({ Icon, label, run }) => (
        <li key={label}>
          <Button ref={label === rare[0]?.label ? takeFocus : undefined} onClick={() => run(label)}>
            <Icon aria-hidden />
            <span>{label}</span>
          </Button>
          {shown?.below === label && (
            <div ref={takeFocus} tabIndex={-1} className={styles.content}>
              {shown.content}
            </div>
          )}
        </li>
      ))}
      {!hasMore && (
        <li>
          <Button onClick={() => setMore(true)}>
            <Ellipsis aria-hidden />
            <span>{shareMessages.more}</span>
          </Button>
        </li>
      )}
    </ul>
  );
}

/** Brings what a press has brought into view, and makes screen readers read it. */
function takeFocus(shown: HTMLElement | null) {
  shown?.focus();
}

/** A text for the visitor to copy by hand. */
function TextField({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.field}>
      <p>{shareMessages.copyByHand}</p>
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
