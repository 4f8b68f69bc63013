import type { Ref } from 'react';
import { dinnerDay, type SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { useStore } from '../../browser/store';
import * as restWords from '../../words/en/rest';
import { upperFirst } from '../../words/format';
import { nameComing } from '../../words/locale';
import { nextDays, type Planning } from './createPlanning';

export interface PlanningProps {
  cookbook: { actor: CookbookActor; planning: Pick<Planning, 'today' | 'asked' | 'eatByOf'> };
}

interface DaySelectProps extends PlanningProps {
  ref?: Ref<HTMLSelectElement> | undefined;
  dinner: SavedRecipe;
  label: string;
  /** For screen readers, if it says more than the label. */
  name?: string;
}

/** Moves a dinner to another day. */
export function DaySelect({ ref, cookbook, dinner, label, name }: DaySelectProps) {
  const today = useStore(cookbook.planning.today);
  const day = dinnerDay(dinner);
  // The plan of a file may reach further.
  const days = [...new Set([...(day ? [day] : []), ...nextDays(today)])].sort();

  function move(chosen: string) {
    const { at } = dinner.planned ?? { at: Date.now() };
    const command = { type: 'recipe.plan' as const, recipe: dinner, planned: { at } };
    cookbook.actor.send({ ...command, day: chosen || null });
  }

  return (
    <label>
      <span>{label}</span>
      <select
        ref={ref}
        value={day ?? ''}
        aria-label={name}
        data-dinner={dinner.id}
        onChange={({ target }) => move(target.value)}
      >
        {days.map((one) => (
          <option key={one} value={one}>
            {upperFirst(nameComing(one, today))}
          </option>
        ))}
        <option value="">{upperFirst(restWords.week.anyDay)}</option>
      </select>
    </label>
  );
}
