import { Copy, Download, Printer, Send, Share2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { linkTo } from '../../browser/address/sharedLink';
import { copyFormatted, copyText } from '../../browser/clipboard';
import { download, fileNameOf } from '../../browser/download';
import { takeFocus } from '../../browser/passFocusTo';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { fileMessages } from '../messages';
import { creditLineOf, markdownOf } from './attribution';
import { formattedText } from './formattedText';
import { LinkError, MAX_LINK_LENGTH } from './linkCode';
import { linkMessages } from './linkMessages';
import { shareMessages as messages } from './messages';
import { writeSharedRecipe } from './recipeCode';
import styles from './SharePanel.module.css';

export interface SharePanelProps {
  recipe: Recipe;
  document: RecipeDocument;
  cookbook: {
    kitchenName: string;
    /** For recipe managers. Rejects if the page cannot fetch the code for it. */
    writeOne(recipe: Recipe, title: string): Promise<Blob>;
  };
  /** The recipe as the page shows it, without anything to press. */
  renderCopy(): ReactElement;
  /** Called with a message about the outcome; empty if there is nothing to say. */
  onDone(message: string): void;
}

function writeLink(recipe: Recipe): string | LinkError {
  try {
    const link = linkTo('recipe', writeSharedRecipe(recipe));
    return link.length > MAX_LINK_LENGTH ? new LinkError(linkMessages.tooLong) : link;
  } catch (error) {
    if (error instanceof LinkError) return error;
    throw error;
  }
}

/** What a way to share has to show comes below its button. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the markup of one panel, in the order of the page
export function SharePanel({
  recipe,
  document: read,
  cookbook: { kitchenName, writeOne },
  renderCopy,
  onDone,
}: SharePanelProps) {
  const [isOpen, setOpen] = useState(false);
  const waysId = useId();
  const title = read.title?.text ?? '';
  const [shown, setShown] = useState<{ below: string; content: ReactNode } | null>(null);
  const attribution = creditLineOf(recipe, kitchenName);
  const markdown = markdownOf(recipe.text, attribution);

  /** `way`: the label under which the text shows if the browser refuses to copy. */
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
    return copy(way, formatted.plain, messages.copied, messages.asText, () =>
      copyFormatted(formatted),
    );
  }

  async function share(way: string) {
    const link = writeLink(recipe);
    if (link instanceof LinkError) return onDone(link.message);
    try {
      if (!navigator.share) throw new Error('This browser has no sheet for sharing.');
      await navigator.share({ url: link, ...(title && { title }) });
      onDone('');
    } catch (error) {
      const hasVisitorClosedSheet = (error as Error).name === 'AbortError';
      if (hasVisitorClosedSheet) return;
      await copy(way, link, messages.linkCopied, messages.asLink);
    }
  }

  async function save(ending: string, write: () => Promise<Blob>) {
    const name = `${fileNameOf(title)}${ending}`;
    try {
      download(name, await write());
      onDone(fileMessages.exported(name));
    } catch {
      onDone(fileMessages.notExported);
    }
  }

  function printPage() {
    onDone('');
    const before = document.title;
    const nameBack = () => {
      // The page may have another name by now.
      if (document.title === title) document.title = before;
    };
    addEventListener('afterprint', nameBack, { once: true });
    // A saved PDF gets the name of the dish.
    if (title) document.title = title;
    print();
  }

  const ways = [
    { Icon: Copy, label: messages.copy, run: copyRecipe },
    { Icon: Send, label: messages.share, run: share },
  ];
  const asMarkdown = async () => new Blob([markdown], { type: 'text/markdown;charset=utf-8' });
  const forms = [
    { label: fileMessages.forManagers, ending: '.zip', write: () => writeOne(recipe, title) },
    { label: fileMessages.asMarkdown, ending: '.md', write: asMarkdown },
  ];

  return (
    <ul className={styles.ways}>
      <li>
        <Button aria-expanded={isOpen} aria-controls={waysId} onClick={() => setOpen(!isOpen)}>
          <Share2 aria-hidden />
          <span>{messages.ways}</span>
        </Button>
        <ul id={waysId} className={styles.ways} hidden={!isOpen}>
          {ways.map(({ Icon, label, run }) => (
            <li key={label}>
              <Button onClick={() => run(label)}>
                <Icon aria-hidden />
                <span>{label}</span>
              </Button>
              {shown?.below === label && (
                // Brings a text into view, and makes screen readers read it.
                <div ref={takeFocus} tabIndex={-1} className={styles.content}>
                  {shown.content}
                </div>
              )}
            </li>
          ))}
          {forms.map(({ label, ending, write }) => (
            <li key={ending}>
              <Button onClick={() => save(ending, write)}>
                <Download aria-hidden />
                <span>{label}</span>
              </Button>
            </li>
          ))}
        </ul>
      </li>
      <li>
        <Button onClick={printPage}>
          <Printer aria-hidden />
          <span>{messages.print}</span>
        </Button>
      </li>
    </ul>
  );
}

function TextField({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.field}>
      <p>{messages.copyByHand}</p>
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
