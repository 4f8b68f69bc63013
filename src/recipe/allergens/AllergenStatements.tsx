import { useSelector } from '@xstate/react';
import { TriangleAlert } from 'lucide-react';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import type { Check } from '../../foods';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import * as firstWords from '../../words/en/first';
import * as recipeWords from '../../words/en/recipe';
import { canChange } from '../changes/canChange';
import { NamedAround } from '../notes/LeftOut';
import styles from './AllergenStatements.module.css';
import type { RecipeCheck } from './checkReading';
import type { DroppedFoods } from './droppedFoods';
import { keyOfThing, nameOfThing } from './sayFound';
import { statementsOf } from './statementsOf';

interface AllergenStatementsProps {
  check: Check;
  around?: RecipeCheck['around'];
  recipe: RecipeActor;
  isBrief: boolean;
  /** If so, the page says nothing of what it has not found. */
  isGrowing?: boolean;
  onSwap: ((foods: readonly string[]) => void) | null;
}

/** Then nothing below moves. Measuring at the end would scroll a visitor who reads the last step. */
function keepRoom(line: HTMLElement | null) {
  const room = line?.closest('div');
  if (!room) return;
  let height = 0;
  const observer = new ResizeObserver(([box]) => {
    height = box?.borderBoxSize[0]?.blockSize ?? 0;
  });
  observer.observe(room);
  return () => {
    observer.disconnect();
    room.style.setProperty('--room', `${height}px`);
  };
}

/** Words as high as what may come: "found nothing", or one of several things with its offer. */
function roomFor({ results }: Check, notes: readonly string[], canAsk: boolean) {
  const names = results.flatMap(({ thing }) => (thing.needsCertificate ? [] : nameOfThing(thing)));
  const isSeveral = names.length > 1;
  const words = names.length > 0 ? [recipeWords.allergens.nothing(names), ...notes] : [...notes];
  if (isSeveral && canAsk) words.push(recipeWords.allergens.askAgain(names.slice(0, 1)));
  const find = recipeWords.allergens.contains(names.slice(0, 2));
  return { 'data-room': words.join('\n'), 'data-find': isSeveral ? find : undefined };
}

export function AllergenStatements({
  check,
  around,
  recipe,
  isBrief,
  isGrowing = false,
  onSwap,
}: AllergenStatementsProps) {
  const { contained, open, mentions, notes, nothing, containedThings } = statementsOf(
    check,
    isGrowing,
    around,
  );
  const canSwap = useSelector(recipe, canChange) && !isBrief && containedThings.length > 0;

  return (
    <>
      <div className={styles.room} {...(isGrowing && roomFor(check, notes, onSwap !== null))}>
        <section className={styles.statements} aria-label={recipeWords.allergens.label}>
          {contained.map((statement) => (
            <p key={statement} className={styles.found}>
              <TriangleAlert aria-hidden />
              <strong>{statement}</strong>
            </p>
          ))}
          {open.map((statement) => (
            <p key={statement} className={styles.maybe}>
              <TriangleAlert aria-hidden />
              <span>{statement}</span>
            </p>
          ))}
          {!isBrief &&
            mentions.map((mention) => (
              <p key={mention} className={styles.mention}>
                {mention}
              </p>
            ))}
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {isGrowing ? (
            <p ref={keepRoom} className={styles.unfinished}>
              <span>{recipeWords.allergens.unfinished}</span>
            </p>
          ) : (
            nothing && !isBrief && <p className={styles.nothing}>{nothing}</p>
          )}
          {onSwap && canSwap && !isGrowing && (
            <p className={styles.action}>
              <Button look="text" onClick={() => onSwap(containedThings.map(keyOfThing))}>
                {recipeWords.allergens.askAgain(containedThings.map(nameOfThing))}
              </Button>
            </p>
          )}
        </section>
      </div>
      {!isGrowing && <NamedAround around={around} />}
    </>
  );
}

interface KeptFoodsProps extends DroppedFoods {
  isByModel: boolean;
  onSwap: ((foods: readonly string[]) => void) | null;
  /** Goes back to the recipe before the change; null if the page no longer knows it. */
  onUndo: (() => void) | null;
}

export function KeptFoods({
  kept,
  possible,
  unclear,
  gone,
  isByModel,
  onSwap,
  onUndo,
}: KeptFoodsProps) {
  const canAsk = useSelector(useActors().recipe, canChange);
  const keys = kept.map(({ key }) => key);
  return (
    <section className={styles.statements} aria-label={recipeWords.allergens.keptLabel}>
      {kept.length > 0 && (
        <p className={styles.maybe}>
          <TriangleAlert aria-hidden />
          <span className={styles.action}>
            <span>{recipeWords.allergens.kept(kept, isByModel)}</span>{' '}
            {onSwap && canAsk && (
              <Button look="text" onClick={() => onSwap(keys)}>
                {recipeWords.allergens.again}
              </Button>
            )}
          </span>
        </p>
      )}
      {possible.map(({ name, foods }) => (
        <p key={name} className={styles.maybe}>
          <TriangleAlert aria-hidden />
          <span>{recipeWords.allergens.mayHave(foods, name)}</span>
        </p>
      ))}
      {unclear.length > 0 && <p>{recipeWords.allergens.notSureGone(unclear)}</p>}
      {kept.length + possible.length + unclear.length === 0 && (
        <p className={styles.action}>
          <span>{recipeWords.allergens.changed(gone)}</span>{' '}
          {onUndo && (
            <Button look="text" onClick={onUndo}>
              {firstWords.language.undo}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

/** While a model changes the recipe. It holds the place of what the page will say of the change. */
export function FoodsToLeaveOut({ names }: { names: readonly string[] }) {
  return (
    names.length > 0 && (
      <section className={styles.statements} aria-label={recipeWords.allergens.keptLabel}>
        <p>{recipeWords.allergens.changing(names)}</p>
      </section>
    )
  );
}
