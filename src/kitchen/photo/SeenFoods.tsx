import { type SubmitEvent, useState } from 'react';
import type { SeenFood } from '../../../machines/photo/photoMachine';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { limitText } from '../../ui/limitText';
import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';

import styles from './PhotoFoods.module.css';

export interface SeenFoodsProps {
  foods: readonly SeenFood[];
  /** The note beside a food that the visitor avoids; often empty. */
  noteOn(name: string): string;
  onAdded(): void;
}

/** Only its name tells the check that a cooked dish may contain anything. */
const entryFor = ({ name, isUnchecked }: SeenFood) =>
  isUnchecked ? firstWords.language.left(name, []) : name;

export function SeenFoods({ foods, noteOn, onAdded }: SeenFoodsProps) {
  const { recipe } = useActors();
  const [chosen, setChosen] = useState(() => new Set(foods.filter(({ isCertain }) => isCertain)));

  function toggle(food: SeenFood) {
    const next = new Set(chosen);
    if (!next.delete(food)) next.add(food);
    setChosen(next);
  }

  function add(event: SubmitEvent<HTMLFormElement>) {
    const added = foods.filter((food) => chosen.has(food));
    if (added.length === 0) return event.preventDefault();
    recipe.send({
      type: 'list.change',
      command: { kind: 'add', text: added.map(entryFor).join('\n') },
    });
    onAdded();
  }

  return (
    <form method="dialog" className={styles.foods} onSubmit={add}>
      <ul>
        {foods.map((food) => {
          if (food.isWild)
            return (
              <li key={food.name} dir="auto">
                <bdi>{limitText(food.name)}</bdi>
                <small>{restWords.photo.wild}</small>
              </li>
            );
          const note = noteOn(entryFor(food));
          return (
            <li key={food.name}>
              <label className="box-row">
                <input type="checkbox" checked={chosen.has(food)} onChange={() => toggle(food)} />
                <span dir="auto">
                  <bdi>{limitText(food.name)}</bdi>
                  {note && <strong>{` (${note})`}</strong>}
                  {food.isUnchecked && (
                    <small>{note ? restWords.photo.cooked : restWords.photo.unchecked}</small>
                  )}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <Button look="main" type="submit" aria-disabled={chosen.size === 0}>
        <span key={chosen.size}>{restWords.photo.add(chosen.size)}</span>
      </Button>
    </form>
  );
}
