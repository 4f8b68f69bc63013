import { useSelector } from '@xstate/react';
import { type SubmitEvent, useId } from 'react';
import type {
  CookbookActor,
  Leaving,
  CookedSheet as OpenSheet,
} from '../../../machines/cookbookMachine';
import { findSaved } from '../../../machines/findSaved';
import { isBlank } from '../../../machines/ingredientList';
import type { Leftover } from '../../../machines/leftovers';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { limitText } from '../../ui/limitText';
import { useLimit } from '../../ui/useLimit';
import { cookedMessages as messages } from '../messages';
import styles from './CookedSheet.module.css';

/** An ingredient on the list, and how much the recipe took. */
export interface TakenIngredient {
  entry: string;
  /** In the recipe's words; empty if the recipe does not say. */
  amount: string;
  /** Whether the recipe took all of it. */
  isWhole: boolean;
}

interface CookedSheetProps {
  cookbook: CookbookActor;
  /** The text of the recipe on the page. */
  text: string;
  /** What that recipe took from the current list. */
  getTaken(): readonly TakenIngredient[];
  /** Describes a leftover of the recipe. @param cookedAt in local time */
  getLeftover(typed: string, cookedAt: string): Leftover;
}

/** The longest name of a leftover, in UTF-16 units. */
const LONGEST_NAME = 100;

/** Once the visitor has cooked the recipe on the page, asks what it has used up. */
export function CookedSheet({ cookbook, text, ...rest }: CookedSheetProps) {
  const sheet = useSelector(cookbook, ({ context }) => context.sheet);
  if (sheet?.recipe.recipe !== text) return null;
  return <Sheet key={sheet.at} cookbook={cookbook} sheet={sheet} {...rest} />;
}

interface SheetProps extends Omit<CookedSheetProps, 'text'> {
  sheet: OpenSheet;
}

function Sheet({ cookbook, sheet, getTaken, getLeftover }: SheetProps) {
  const { recipe } = useActors();
  const useUp = useSelector(recipe, ({ context }) => context.useUp);
  const list = useSelector(recipe, ({ context }) => context.ingredients);
  const saved = useSelector(cookbook, ({ context }) => context.recipes);
  const isSaved = findSaved(saved, sheet.recipe.recipe) !== undefined;
  // "Eggs and rice" counts as two foods. Neither can leave the list alone.
  const onList = getTaken().filter(({ entry }) => list.includes(entry));
  const rows = onList.map((taken) => {
    const isMarked = useUp.includes(taken.entry);
    const first: Leaving = isMarked || taken.isWhole ? 'gone' : 'stays';
    return { ...taken, isMarked, leaving: sheet.chosen.get(taken.entry) ?? first };
  });
  const left = rows.filter(({ leaving, isMarked }) => leaving !== 'gone' && !isMarked);
  const choose = (ingredient: string, leaving: Leaving) =>
    cookbook.send({ type: 'sheet.choose', ingredient, leaving });

  function finish({ currentTarget }: SubmitEvent<HTMLFormElement>) {
    const form = new FormData(currentTarget);
    const leftover = `${form.get('leftover')}`.trim();
    const entriesThat = (wanted: Leaving) =>
      rows.filter(({ leaving }) => leaving === wanted).map(({ entry }) => entry);
    cookbook.send({
      type: 'sheet.finish',
      gone: entriesThat('gone'),
      next: entriesThat('next'),
      ...(!isBlank(leftover) && { left: getLeftover(leftover, sheet.at) }),
    });
  }

  return (
    <Dialog
      heading={rows.length > 0 ? messages.usedUp : messages.cooked}
      onClose={() => cookbook.send({ type: 'sheet.close' })}
    >
      <form method="dialog" className={styles.form} onSubmit={finish}>
        {rows.length === 0 && <p>{messages.nothing}</p>}
        <ul className={styles.rows}>
          {rows.map(({ entry, amount, leaving }) => (
            <li key={entry}>
              <label>
                <input
                  type="checkbox"
                  checked={leaving === 'gone'}
                  onChange={({ target }) => choose(entry, target.checked ? 'gone' : 'stays')}
                />
                <span>
                  <bdi>{limitText(entry)}</bdi>
                  {amount && <small>{messages.took(limitText(amount))}</small>}
                </span>
              </label>
            </li>
          ))}
        </ul>
        {left.length > 0 && (
          <fieldset className={styles.next}>
            <legend className={styles.quiet}>{messages.next}</legend>
            {left.map(({ entry, leaving }) => (
              <label key={entry}>
                <input
                  type="checkbox"
                  aria-label={messages.nextNamed(limitText(entry))}
                  checked={leaving === 'next'}
                  onChange={({ target }) => choose(entry, target.checked ? 'next' : 'stays')}
                />
                <bdi>{limitText(entry)}</bdi>
              </label>
            ))}
          </fieldset>
        )}
        <LeftoverField />
        <Button type="submit" look="main">
          {messages.done}
        </Button>
        {!isSaved && <p className={styles.quiet}>{messages.alsoSaves}</p>}
      </form>
    </Dialog>
  );
}

function LeftoverField() {
  const id = useId();
  const { limits, note } = useLimit(LONGEST_NAME);
  return (
    <div className={styles.left}>
      <label htmlFor={id}>{messages.leftover}</label>
      <input
        id={id}
        type="text"
        name="leftover"
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        {...limits}
        aria-describedby={`${id}-advice`}
      />
      {note}
      <p id={`${id}-advice`} className={styles.quiet}>
        {messages.advice}
      </p>
    </div>
  );
}
