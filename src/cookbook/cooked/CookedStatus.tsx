import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import {
  type CookedRecipe,
  findUnlogged,
  hasText,
} from '../../../machines/cookbook/CookbookContext';
import { dayOf, eatCookedBy } from '../../../machines/kitchen/cookedTime';
import { type EatBy, isBlank } from '../../../machines/kitchen/ingredientList';
import { giveBackTo } from '../../browser/focus';
import { useStore } from '../../browser/store';
import { type Check, readLeftover } from '../../foods';
import type { Reading } from '../../reading';
import type { AroundRecipe } from '../../recipe';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { limitText } from '../../ui/limitText';
import { useAddForm } from '../../ui/useAddForm';
import { useLimit } from '../../ui/useLimit';
import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';
import { timeOf } from '../../words/locale';
import { failureText } from '../Notice';
import { CookedPicture } from '../pictures/PictureDialog';
import type { Cookbook } from '../startCookbook';
import styles from './Cooked.module.css';
import { type Taken, takenBy } from './startCooking';
import '../../ui/styles/boxes.css';

interface CookedProps extends AroundRecipe {
  cookbook: Cookbook;
  /** In *Cook*, where no button notes the dinner. */
  onCookAgain?: () => void;
}

export function Cooked(props: CookedProps) {
  const { cookbook, progress, reading } = props;
  const { ingredients, steps } = reading.document;
  const isBegun = useSelector(progress.ticks, ({ context }) => context.step) >= 0;
  // A visitor cannot cook what a model says instead of a recipe.
  if (ingredients.length + steps.length === 0) return null;
  return (
    <div data-cooked dir="ltr">
      {isBegun && <span>{restWords.cooked.isCooked} </span>}
      <Button
        onClick={() => {
          cookbook.cook(props);
          progress.goTo(-1);
        }}
      >
        {restWords.cooked.cooked}
      </Button>
      <CookedStatus key={props.recipe.text} {...props} />
    </div>
  );
}

type Opened = Pick<AroundRecipe, 'recipe' | 'reading' | 'amounts' | 'tools'>;

/** The foods that the recipe has taken, as far as they are or were on the list. */
function useTaken({ reading, amounts, tools }: Opened, cooked: CookedRecipe | null) {
  const { servings } = useStore(amounts.shown);
  const comparison = tools.kitchenCheck.useComparison(reading, servings);
  const list = useStore(useActors().kitchen, ({ ingredients }) => ingredients);
  const now = takenBy(comparison);
  const [first, setFirst] = useState({ at: '', taken: now });
  // A box that the visitor ticks stays, although its food has left the list.
  if (cooked && cooked.at !== first.at) setFirst({ at: cooked.at, taken: now });
  return first.taken.filter(({ entry }) => cooked?.gone.includes(entry) || list.includes(entry));
}

const saying = (cooked: CookedRecipe) =>
  cooked.isKnown && !cooked.left && cooked.gone.length === 0
    ? `${restWords.cooked.known(timeOf(cooked.at))} ${restWords.cooked.listStays}`
    : restWords.cooked.noted(cooked);

/** Says what a cooking has changed, takes it back or corrects it, and asks what is left. */
export function CookedStatus({ cookbook, checkAll, onCookAgain, ...opened }: CookedProps) {
  const { actor, cooking } = cookbook;
  const { text } = opened.recipe;
  const failed = useSelector(actor, ({ context }) => findUnlogged(context, text));
  const last = useSelector(cooking, ({ context }) => context.cooked);
  const canChange = useSelector(cooking, (now) => now.matches('noted') || now.matches('known'));
  const canUndo = useSelector(cooking, (now) => now.can({ type: 'dinner.undo' }));
  const isUndone = useSelector(cooking, (now) => now.matches('undone'));
  const isLast = last !== null && hasText(last.recipe, text);
  const cooked = isLast && !isUndone && !failed ? last : null;
  const taken = useTaken(opened, cooked);

  return (
    <>
      <div role="status">
        {failed && (
          <p key={failed.serial} className={styles.status}>
            <span>{failureText(failed)}</span>
            {failed.command.type === 'recipe.cook' && <span>{restWords.cooked.listStays}</span>}
            <Button ref={toTheButton} look="text" onClick={() => actor.send(failed.command)}>
              {firstWords.language.tryAgain}
            </Button>
          </p>
        )}
        {cooked && (
          <p key={cooked.at} className={styles.status}>
            <span dir="auto">{limitText(saying(cooked))}</span>
            {canUndo && (
              <Button
                ref={toTheButton}
                look="text"
                onClick={() => cooking.send({ type: 'dinner.undo' })}
              >
                {firstWords.language.undo}
              </Button>
            )}
          </p>
        )}
      </div>
      {isLast && isUndone && !failed && onCookAgain && (
        <Button onClick={onCookAgain}>{restWords.cooked.cooked}</Button>
      )}
      {cooked && canChange && <CookedPicture cookbook={cookbook} recipe={opened.recipe} />}
      {cooked && canChange && taken.length > 0 && (
        <UsedUp
          {...{ taken, gone: cooked.gone }}
          onChange={(gone) => cooking.send({ type: 'dinner.correct', gone, left: cooked.left })}
        />
      )}
      {cooked && canChange && !cooked.left && (
        <LeftField
          key={cooked.at}
          onAdd={(typed) => {
            // The field also leaves once the dinner has its leftover.
            if (cooking.getSnapshot().context.cooked !== cooked) return;
            const left = nameLeft(typed, cooked.at, opened.reading, checkAll());
            cooking.send({ type: 'dinner.correct', gone: cooked.gone, left });
          }}
        />
      )}
    </>
  );
}

/** In UTF-16 units. With all allergens after it, the cookbook still takes the name. */
const LONGEST_NAME = 40;

function LeftField({ onAdd }: { onAdd(typed: string): void }) {
  const id = useId();
  const { limits, note } = useLimit(LONGEST_NAME);
  const form = useAddForm(add);

  function add(element: HTMLFormElement) {
    const typed = `${new FormData(element).get('left')}`.trim();
    if (!isBlank(typed)) onAdd(typed);
  }

  return (
    <form {...form} className={styles.left}>
      <label htmlFor={id}>{restWords.cooked.left}</label>
      <div>
        <input
          ref={toTheButton}
          id={id}
          type="text"
          name="left"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          {...limits}
          aria-describedby={`${id}-advice`}
        />
        <Button ref={toTheButton} type="submit">
          {restWords.cooked.add}
        </Button>
      </div>
      {note}
      <p id={`${id}-advice`} className={styles.quiet}>
        {restWords.cooked.advice}
      </p>
    </form>
  );
}

interface UsedUpProps {
  taken: readonly Taken[];
  gone: readonly string[];
  onChange(gone: readonly string[]): void;
}

/** Asks which foods the cooking has used up. What surely has left the list already. */
function UsedUp({ taken, gone, onChange }: UsedUpProps) {
  return (
    <fieldset className={styles.boxes}>
      <legend>{restWords.cooked.usedUp}</legend>
      {taken.map(({ entry, amount }) => (
        <label key={entry} className="box-row">
          <input
            type="checkbox"
            checked={gone.includes(entry)}
            onChange={({ target }) =>
              onChange(target.checked ? [...gone, entry] : gone.filter((other) => other !== entry))
            }
          />
          <span>
            <bdi>{limitText(entry)}</bdi>
            {amount && <small>{restWords.cooked.took(limitText(amount))}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const toTheButton = giveBackTo(
  '[data-cooked], dialog',
  '[data-cooked] > button, footer > :last-child',
);

/**
 * The entry for what is left of a dish. Its name has the recipe's certain allergens and pine nuts. `typed` is
 * the visitor's name for it, `cookedAt` local time: `2026-11-21T19:30:00+01:00`.
 */
export function nameLeft(
  typed: string,
  cookedAt: string,
  { lines, document: { language } }: Reading,
  { stated, unchecked }: Check,
): EatBy {
  const found = stated.flatMap(({ content, verdict }) => (verdict === 'contains' ? content : []));
  const isInDoubt =
    unchecked !== null ||
    readLeftover(typed).rice !== 'no' ||
    lines.some(({ text, isIngredient, heading }) => {
      if (!isIngredient && heading !== 'title') return false;
      const { isLeftover, rice } = readLeftover(text, language);
      return rice === 'yes' || (isIngredient && (rice === 'unknown' || isLeftover));
    });
  return {
    entry: firstWords.language.left(typed, found.map(firstWords.language.allergen)),
    day: eatCookedBy(dayOf(cookedAt), isInDoubt),
  };
}
