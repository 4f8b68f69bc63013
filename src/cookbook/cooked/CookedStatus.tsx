import { useSelector } from '@xstate/react';
import { type SubmitEvent, useId, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { hasText } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { type EatBy, isBlank } from '../../../machines/kitchen/ingredientList';
import { passFocusTo } from '../../browser/passFocusTo';
import { useStore } from '../../browser/store';
import { type Taken, takenBy } from '../../needs/takenBy';
import { type AroundRecipe, nameLeft } from '../../recipe';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { limitText } from '../../ui/limitText';
import { useLimit } from '../../ui/useLimit';
import * as restWords from '../../words/en/rest';
import { failureText } from '../failureText';

import type { Cookbook } from '../startCookbook';
import styles from './Cooked.module.css';
import type { CookingStore } from './createCooking';

interface CookedProps extends AroundRecipe {
  cookbook: Cookbook;
}

export function Cooked(props: CookedProps) {
  const { cookbook, progress, reading } = props;
  const { ingredients, steps } = reading.document;
  const isBegun = useSyncExternalStore(progress.subscribe, progress.step) >= 0;
  // What a model says in place of a recipe cannot be cooked.
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
      <CookedStatus {...props} />
    </div>
  );
}

/** Says what a cooking has changed, takes it back or corrects it, and asks what is left. */
export function CookedStatus(props: CookedProps) {
  const { cookbook, recipe, reading, amounts, tools, checkAll } = props;
  const { servings } = useStore(amounts.shown);
  const comparison = tools.kitchenCheck.useComparison(reading, servings);
  return (
    <Status
      key={recipe.text}
      cookbook={cookbook.actor}
      cooking={cookbook.cooking}
      text={recipe.text}
      getTaken={() => takenBy(comparison)}
      getLeft={(typed, at) => nameLeft(typed, at, reading, checkAll())}
    />
  );
}

interface StatusProps {
  cookbook: CookbookActor;
  cooking: CookingStore;
  text: string;
  getTaken(): readonly Taken[];
  /** `cookedAt` is local time. */
  getLeft(typed: string, cookedAt: string): EatBy;
}

function Status({ cookbook, cooking, text, getTaken, getLeft }: StatusProps) {
  const failed = useSelector(cookbook, ({ context }) => context.unlogged);
  const last = useStore(cooking);
  const canChange = !last?.isUndone;
  const list = useSelector(useActors().recipe, ({ context }) => context.ingredients);
  const [isChanging, setChanging] = useState(false);
  const cooked = last && hasText(last.cooked.recipe, text) ? last.cooked : null;
  const command = failed?.command;
  const isAbout = command?.type === 'recipe.cook' || command?.type === 'recipe.uncook';
  const rows = cooked
    ? getTaken().filter(({ entry }) => cooked.gone.includes(entry) || list.includes(entry))
    : [];

  if (failed && isAbout && hasText(command.recipe, text)) {
    return (
      <div role="status">
        <p key={failed.serial} className={styles.status}>
          <span>{failureText(failed)}</span>
          {command.type === 'recipe.cook' && <span>{restWords.cooked.listStays}</span>}
          <Button ref={toTheButton} look="text" onClick={() => cookbook.send(command)}>
            {restWords.cooked.tryAgain}
          </Button>
        </p>
      </div>
    );
  }
  return (
    <>
      <div role="status">
        {cooked && (
          <p key={cooked.at} className={styles.status}>
            <span dir="auto">{limitText(restWords.cooked.noted(cooked))}</span>
            <Button ref={toTheButton} look="text" onClick={cooking.undo}>
              {restWords.cooked.undo}
            </Button>
            {canChange && rows.length > 0 && (
              <Button look="text" aria-haspopup="dialog" onClick={() => setChanging(true)}>
                {restWords.cooked.change}
              </Button>
            )}
          </p>
        )}
      </div>
      {cooked && canChange && !cooked.left && (
        <LeftField
          key={cooked.at}
          onAdd={(typed) => {
            const left = getLeft(typed, cooked.at);
            cooking.correct(cooked.gone, left);
          }}
        />
      )}
      {cooked && isChanging && (
        <CookedSheet
          taken={rows}
          gone={cooked.gone}
          onDone={(gone) => cooking.correct(gone, cooked.left)}
          onClose={() => setChanging(false)}
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

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = `${new FormData(event.currentTarget).get('left')}`.trim();
    if (!isBlank(typed)) onAdd(typed);
  }

  return (
    <form className={styles.left} onSubmit={add}>
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

interface CookedSheetProps {
  taken: readonly Taken[];
  gone: readonly string[];
  onDone(gone: readonly string[]): void;
  onClose(): void;
}

function CookedSheet({ taken, gone, onDone, onClose }: CookedSheetProps) {
  function finish({ currentTarget }: SubmitEvent<HTMLFormElement>) {
    onDone(new FormData(currentTarget).getAll('gone').map(String));
  }

  // Outside the recipe, whose text has other lists and boxes.
  return createPortal(
    <Dialog heading={restWords.cooked.usedUp} onClose={onClose}>
      <form method="dialog" className={styles.form} onSubmit={finish}>
        <ul className={styles.rows}>
          {taken.map(({ entry, amount }) => (
            <li key={entry}>
              <label className="box-row">
                <input
                  type="checkbox"
                  name="gone"
                  value={entry}
                  defaultChecked={gone.includes(entry)}
                />
                <span>
                  <bdi>{limitText(entry)}</bdi>
                  {amount && <small>{restWords.cooked.took(limitText(amount))}</small>}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <Button type="submit" look="main">
          {restWords.cooked.done}
        </Button>
      </form>
    </Dialog>,
    document.body,
  );
}

const toTheButton = passFocusTo(
  '[data-cooked], dialog',
  '[data-cooked] > button, footer > :last-child',
);
