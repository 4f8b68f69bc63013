import { useRef, useState } from 'react';
import type { ListLine } from '../../../amounts';
import { copyText } from '../../../browser/clipboard';
import { goTo } from '../../../browser/focus';
import { useStore } from '../../../browser/store';
import { isNoFood } from '../../../foods';
import { useActors } from '../../../ui/Actors';
import * as firstWords from '../../../words/en/first';
import * as restWords from '../../../words/en/rest';
import { isTicked, type KeptListStore, type StoredList } from './listStorage';
import styles from './ShoppingDialog.module.css';
import type { SharedList } from './sharedList';

interface ListActionsProps {
  kept: KeptListStore;
  /** Null if the list is too long for a link. */
  linkFor(lines: SharedList['lines']): string | null;
  lines: readonly ListLine[];
  own: readonly OwnLine[];
  /** What the page could not check in any line; else empty. */
  doubt: string;
}

/** One of the visitor's own. */
export interface OwnLine extends Pick<ListLine, 'shelf' | 'text' | 'warnings'> {
  isTicked: boolean;
}

/** All of them if there is nothing left to buy. */
function linesToBuy(
  list: StoredList,
  lines: readonly ListLine[],
  own: readonly OwnLine[],
  hasWarnings: boolean,
): SharedList['lines'][number][] {
  const open = [
    ...lines.filter((line) => !isTicked(list, line)),
    ...own.filter((one) => !one.isTicked),
  ];
  return (open.length > 0 ? open : [...lines, ...own]).map(({ shelf, text, warnings }) => {
    const isMarked = hasWarnings && warnings.length > 0;
    return {
      shelf,
      text: isMarked ? `${text} (${restWords.shoppingList.warning(warnings)})` : text,
    };
  });
}

export function ListActions({ kept, linkFor, lines, own, doubt }: ListActionsProps) {
  const list = useStore(kept);
  const [result, setResult] = useState('');
  const [hasWarnings, setHasWarnings] = useState(true);

  function toBuy(): SharedList['lines'] {
    const open = linesToBuy(list, lines, own, hasWarnings);
    if (!hasWarnings || !doubt) return open;
    return [{ shelf: 'other', text: restWords.shoppingList.warning([doubt]) }, ...open];
  }

  async function copy(text: string, copied: string) {
    setResult((await copyText(text)) ? copied : restWords.shoppingList.notCopied);
  }

  async function share() {
    const url = linkFor(toBuy());
    if (!url) return setResult(restWords.shoppingList.tooLong);
    try {
      await navigator.share({ url });
    } catch (error) {
      // The visitor closed the sheet if this is an `AbortError`. Some browsers have no sheet.
      if ((error as Error).name !== 'AbortError')
        await copy(url, restWords.shoppingList.linkCopied);
    }
  }

  return (
    <div className={styles.actions}>
      {(doubt || [...lines, ...own].some(({ warnings }) => warnings.length > 0)) && (
        <label>
          <input
            type="checkbox"
            checked={hasWarnings}
            onChange={({ target }) => setHasWarnings(target.checked)}
          />
          {restWords.shoppingList.withWarnings}
        </label>
      )}
      <button
        type="button"
        onClick={() => {
          const text = toBuy().map((line) => `- [ ] ${line.text}`);
          copy(text.join('\n'), restWords.shoppingList.copied);
        }}
      >
        {restWords.shoppingList.copy}
      </button>
      <button type="button" onClick={share}>
        {restWords.shoppingList.share}
      </button>
      <button type="button" onClick={() => print()}>
        {restWords.shoppingList.print}
      </button>
      <Purchases
        kept={kept}
        // Baking paper is bought, but no food: it stays on the list with its tick.
        lines={lines.filter((line) => isTicked(list, line) && !isNoFood(line.name))}
        own={own.filter((one) => one.isTicked)}
        onDone={setResult}
      />
      <p role="status">{result}</p>
    </div>
  );
}

interface PurchasesProps extends Pick<ListActionsProps, 'kept' | 'lines' | 'own'> {
  /** Gets what a press has done; empty once that is taken back. */
  onDone(result: string): void;
}

/** Moves what is bought to the ingredients. Each undo takes back its own press, the last one first. */
function Purchases({ kept, lines, own, onDone }: PurchasesProps) {
  const { kitchen } = useActors();
  const canUndo = useStore(kept.bought).length > 0;
  const button = useRef<HTMLButtonElement>(null);
  const canMove = lines.length + own.length > 0;

  function moveIn() {
    const texts = own.map(({ text }) => text);
    onDone(restWords.shoppingList.movedIn(kept.moveIn(kitchen, lines, texts)));
  }

  function undo() {
    kept.takeBack(kitchen);
    onDone('');
    goTo(button.current);
  }

  return (
    <>
      {/* The first button moves the foods, then takes that back, so it keeps the focus. */}
      {(canMove || canUndo) && (
        <button ref={button} type="button" onClick={canMove ? moveIn : undo}>
          {canMove ? restWords.shoppingList.allIn : firstWords.language.undo}
        </button>
      )}
      {canMove && canUndo && (
        <button type="button" onClick={undo}>
          {firstWords.language.undo}
        </button>
      )}
    </>
  );
}
