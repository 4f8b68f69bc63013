import { useState } from 'react';
import type { RecipeActor } from '../../../../machines/recipe/recipeMachine';
import { cleanLines } from '../../../browser/cleanLines';
import { copyText } from '../../../browser/clipboard';
import { useStore } from '../../../browser/store';
import type { ListLine } from './listLine';
import { listMessages as messages } from './listMessages';
import type { KeptListStore } from './listStorage';
import styles from './ShoppingDialog.module.css';
import { type Moved, movedOf, withMoved, withoutMoved } from './ticks';

interface ListActionsProps {
  kept: KeptListStore;
  recipe: RecipeActor;
  lines: readonly ListLine[];
  isTicked(line: ListLine): boolean;
}

function listText(
  lines: readonly { text: string; warnings: readonly string[] }[],
  hasWarnings: boolean,
): string {
  return lines
    .map(({ text, warnings }) => {
      const warning = hasWarnings && warnings.length > 0 ? ` (${messages.warning(warnings)})` : '';
      return `- [ ] ${text}${warning}`;
    })
    .join('\n');
}

export function ListActions({ kept, recipe, lines, isTicked }: ListActionsProps) {
  const list = useStore(kept);
  const [result, setResult] = useState('');
  const [hasWarnings, setHasWarnings] = useState(false);
  const [before, setBefore] = useState<{ moved: Moved; added: readonly string[] } | null>(null);
  const ticked = lines.filter(isTicked);
  const canMove = ticked.length > 0 || list.own.some((one) => one.isTicked);

  const text = () => {
    const own = list.own.map((one) => ({ ...one, warnings: [] }));
    const open = [
      ...lines.filter((line) => !isTicked(line)),
      ...own.filter((one) => !one.isTicked),
    ];
    return listText(open.length > 0 ? open : [...lines, ...own], hasWarnings);
  };

  async function copy() {
    setResult((await copyText(text())) ? messages.copied : messages.notCopied);
  }

  async function share() {
    try {
      await navigator.share({ text: text() });
    } catch (error) {
      // The visitor closed the sheet if this is an `AbortError`.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  }

  function moveIn() {
    const had = recipe.getSnapshot().context.ingredients;
    recipe.send({
      type: 'list.change',
      command: { kind: 'add', text: cleanLines(ticked.map(({ name }) => name).join('\n')) },
    });
    const added = recipe.getSnapshot().context.ingredients.filter((one) => !had.includes(one));
    setResult(messages.movedIn(added.length));
    const moved = movedOf(list, ticked);
    setBefore({ moved, added });
    kept.change((now) => withoutMoved(now, moved));
  }

  function undo() {
    if (!before) return;
    for (const ingredient of before.added)
      recipe.send({ type: 'list.change', command: { kind: 'remove', ingredient } });
    kept.change((now) => withMoved(now, before.moved));
    setBefore(null);
    setResult('');
  }

  return (
    <div className={styles.actions}>
      <button type="button" onClick={copy}>
        {messages.copy}
      </button>
      {'share' in navigator && (
        <button type="button" onClick={share}>
          {messages.share}
        </button>
      )}
      <button type="button" onClick={() => print()}>
        {messages.print}
      </button>
      {lines.some(({ warnings }) => warnings.length > 0) && (
        <label>
          <input
            type="checkbox"
            checked={hasWarnings}
            onChange={({ target }) => setHasWarnings(target.checked)}
          />
          {messages.withWarnings}
        </label>
      )}
      {/* One button moves the foods and takes that back, so it keeps the focus. */}
      {(canMove || before) && (
        <button type="button" onClick={canMove ? moveIn : undo}>
          {canMove ? messages.allIn : messages.undo}
        </button>
      )}
      <p role="status">{result}</p>
    </div>
  );
}
