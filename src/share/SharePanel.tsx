import { ClipboardList, Copy, Download, Printer, Send } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { Kitchen } from '../../machines/recipeMachine';
import { linkTo } from '../browser/address/recipe';
import { attributionOf, markdownOf } from './attribution';
import { fileNameOf } from './fileName';
import { writeRecipe } from './link';
import type { ShareMenuProps } from './ShareMenu';
import styles from './SharePanel.module.css';
import { type Part, structuredData } from './structuredData';

/**
 * The longest link that is handed out, in characters. Telegram carries a message of 4,096, and chat
 * programs with less refuse a message rather than cut it.
 */
const LONGEST_LINK = 4_000;

/** How long the browser has for taking a download, in ms. */
const DOWNLOAD_TIME = 60_000;

const PARTS: Record<Part, string> = {
  title: 'a title',
  ingredients: 'a list of ingredients',
  steps: 'steps',
};

interface ByHand {
  label: string;
  text: string;
}

/** @returns null where the link would be too long, or this browser cannot write it */
async function writeLink(recipe: Parameters<typeof writeRecipe>[0]): Promise<string | null> {
  const written = await writeRecipe(recipe).catch(() => null);
  const link = written && linkTo(written);
  return link && link.length <= LONGEST_LINK ? link : null;
}

function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_TIME);
}

export interface SharePanelProps extends ShareMenuProps, Pick<Kitchen, 'cut' | 'model' | 'origin'> {
  /** Markdown. */
  recipe: string;
}

/** The ways to take a recipe along, and what has come of the last one. */
export function SharePanel({ title, outline, recipe, cut, model, origin }: SharePanelProps) {
  const [outcome, setOutcome] = useState({ text: '', serial: 0 });
  const [byHand, setByHand] = useState<ByHand | null>(null);
  const fieldId = useId();

  const attribution = attributionOf({ origin, model, cut });
  const markdown = markdownOf(recipe, attribution);
  // Written ahead: browsers take a share for the visitor's wish only for a moment after a press.
  const link = useMemo(() => writeLink({ recipe, cut, model }), [recipe, cut, model]);

  function tell(text: string, field: ByHand | null = null) {
    setOutcome(({ serial }) => ({ text, serial: serial + 1 }));
    setByHand(field);
  }

  async function copy(text: string, done: string, label: string) {
    try {
      await navigator.clipboard.writeText(text);
      tell(done);
    } catch {
      tell('The browser does not let the page copy. Copy the text from the field.', {
        label,
        text,
      });
    }
  }

  async function share() {
    const url = await link;
    if (!url) return tell('This recipe is too long for a link. Download it instead.');
    try {
      if (!navigator.share) return copy(url, 'Link copied', 'Link to the recipe');
      await navigator.share({ url, ...(title && { title }) });
      tell('');
    } catch (error) {
      if ((error as Error).name === 'AbortError') return tell('');
      await copy(url, 'Link copied', 'Link to the recipe');
    }
  }

  function copyData() {
    const read = structuredData(outline(), attribution);
    if ('json' in read) return copy(read.json, 'Copied for recipe managers', 'Recipe as JSON');
    const parts = new Intl.ListFormat('en', { type: 'disjunction' });
    tell(
      `Nothing copied: ${parts.format(read.missing.map((part) => PARTS[part]))} could not be told for sure. Copy the text instead.`,
    );
  }

  function save() {
    const name = fileNameOf(title);
    download(name, markdown);
    tell(`Downloaded ${name}`);
  }

  return (
    <div className={styles.panel}>
      <ul className={styles.ways}>
        <li>
          <button type="button" onClick={() => copy(markdown, 'Copied', 'Recipe as markdown')}>
            <Copy aria-hidden />
            <span>Copy</span>
          </button>
        </li>
        <li>
          <button type="button" onClick={save}>
            <Download aria-hidden />
            <span>Download</span>
          </button>
        </li>
        <li>
          <button type="button" onClick={() => print()}>
            <Printer aria-hidden />
            <span>Print</span>
          </button>
        </li>
        <li>
          <button type="button" onClick={share}>
            <Send aria-hidden />
            <span>Share</span>
          </button>
        </li>
        <li>
          <button type="button" onClick={copyData}>
            <ClipboardList aria-hidden />
            <span>Copy for Mealie or Tandoor</span>
          </button>
        </li>
      </ul>
      <div role="status" className={styles.outcome}>
        {outcome.text && (
          <p key={outcome.serial} dir="auto">
            {outcome.text}
          </p>
        )}
      </div>
      {byHand && (
        <p className={styles.byHand}>
          <label htmlFor={fieldId}>{byHand.label}</label>
          <textarea
            id={fieldId}
            readOnly
            rows={3}
            dir="auto"
            value={byHand.text}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </p>
      )}
    </div>
  );
}
