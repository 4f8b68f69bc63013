import { useSelector } from '@xstate/react';
import {
  type Command,
  type CookbookNotice,
  dinnerDay,
  findSaved,
  hasText,
  type SavedRecipe,
} from '../../../machines/cookbook/CookbookContext';
import { giveBackTo } from '../../browser/focus';
import { useStore } from '../../browser/store';
import { Button } from '../../ui/Button';
import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';
import { nameComing } from '../../words/locale';
import styles from '../PlanPart.module.css';
import { DaySelect, type PlanningProps } from './DaySelect';

type PlanNotice = Extract<CookbookNotice, { type: 'planned' | 'unplanned' }>;

const isAboutPlan = (notice: CookbookNotice): notice is PlanNotice =>
  notice.type === 'planned' || notice.type === 'unplanned';

/** "Planned for Tuesday." */
export function sayPlanned(recipe: SavedRecipe, today: string): string {
  const day = dinnerDay(recipe);
  return restWords.week.planned(day ? nameComing(day, today) : restWords.week.anyDay);
}

/** Empty for a change of servings, which the plan's own field shows. */
export function planText(notice: PlanNotice, today: string): string {
  if (notice.type === 'unplanned') return restWords.week.unplanned;
  const { recipe, was } = notice;
  const isMoved = !was?.planned || dinnerDay(was) !== dinnerDay(recipe);
  return isMoved ? sayPlanned(recipe, today) : '';
}

/** Brings back the plan from before. */
export function undoOf({ recipe, was, serial: undoes }: PlanNotice): Command {
  if (!was?.planned) return { type: 'recipe.unplan', id: recipe.id, isNew: was === null, undoes };
  const { planned } = was;
  return { type: 'recipe.plan', recipe: was, planned, day: dinnerDay(was), undoes };
}

interface PlanStatusProps extends PlanningProps {
  recipe: { text: string };
  isOpen?: boolean;
}

/** Says what came of the last press that planned this recipe, moved it, took it off the plan or asked for its day. */
export function PlanStatus({ cookbook, recipe: { text }, isOpen }: PlanStatusProps) {
  const { actor, planning } = cookbook;
  const today = useStore(planning.today);
  const isAsked = useStore(planning.asked) === text || isOpen;
  const { notices, recipes } = useSelector(actor, ({ context }) => context);
  const notice = notices
    .filter(isAboutPlan)
    .findLast((one) => hasText(one.recipe, text) && planText(one, today) !== '');
  const saved = findSaved(recipes, text);
  const isPlanned = saved?.planned !== undefined;
  // Another tab may have planned or cooked it since.
  const isOver = !notice || notice.isUndo || (notice.type === 'planned') !== isPlanned;
  // An undo of a day says which day it is again.
  const isMovedBack = notice?.isUndo === true && notice.was?.planned !== undefined;
  if (isOver && !((isAsked || isMovedBack) && isPlanned)) return null;
  // One button takes the dinner off the plan and brings it back, so it keeps the focus.
  const press = () => {
    if (!isOver) actor.send(undoOf(notice));
    else if (saved) actor.send({ type: 'recipe.unplan', id: saved.id });
  };
  return (
    <p className={styles.status}>
      <span>{isPlanned ? sayPlanned(saved, today) : restWords.week.unplanned}</span>
      {isPlanned && (
        <DaySelect cookbook={cookbook} dinner={saved} label={restWords.week.changeDay} />
      )}
      <Button
        ref={toTheRow}
        look="text"
        // A key held down would undo its own press.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={({ detail }) => detail <= 1 && press()}
      >
        {isOver ? restWords.week.remove : firstWords.language.undo}
      </Button>
    </p>
  );
}

const toTheRow = giveBackTo(
  'li, [dir="ltr"], dialog',
  ':is(li, dialog) button, button[aria-expanded]',
);
