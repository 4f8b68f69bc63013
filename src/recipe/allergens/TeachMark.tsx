import { type FormEvent, useId, useState } from 'react';
import { LONGEST_AVOIDED, teach, unteach } from '../../../machines/kitchen/avoided';
import {
  avoidsSomething,
  type Preferences,
  type Taught,
} from '../../../machines/kitchen/preferences';
import { goTo } from '../../browser/focus';
import { useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import * as firstWords from '../../words/en/first';
import * as recipeWords from '../../words/en/recipe';
import { withoutNo } from '../../words/saysNo';
import { toTheBox } from '../shopping/NeedMark';
import styles from '../shopping/NeedMark.module.css';

interface Told {
  taught: Taught;
  before: Preferences;
}

/** Lets a visitor who avoids something teach the page. `food` is the food's name in the recipe. */
export function TeachMark({ food }: { food: string }) {
  const { kitchen } = useActors();
  const preferences = useStore(kitchen, (now) => now.preferences);
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const [isFull, setFull] = useState(false);
  const id = useId();
  if (!avoidsSomething(preferences)) return null;

  function remember(name: string, words: string) {
    const changed = teach(preferences, name, withoutNo(words), firstWords.language.allergen);
    setFull(!changed);
    if (!changed) return;
    setTold({ taught: changed.taught, before: preferences });
    setOpen(false);
    kitchen.changePreferences(changed.preferences);
  }

  function undo({ taught, before }: Told) {
    setTold(null);
    kitchen.changePreferences(unteach(preferences, taught, before));
  }

  return (
    <span className={styles.mark}>
      {!told && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {recipeWords.allergens.teach}
        </button>
      )}
      <span id={id}>
        {isOpen && <TeachForm food={food} preferences={preferences} onRemember={remember} />}
        <span role="status">
          {isFull && recipeWords.allergens.noRoom}
          {told && recipeWords.allergens.remembered(told.taught.name)}
        </span>
        {told && (
          <button type="button" onClick={() => undo(told)}>
            {firstWords.language.undo}
          </button>
        )}
      </span>
    </span>
  );
}

interface TeachFormProps {
  food: string;
  preferences: Preferences;
  onRemember(name: string, words: string): void;
}

function TeachForm({ food, preferences: { allergens, avoid }, onRemember }: TeachFormProps) {
  const id = useId();
  const things = [...allergens.map(firstWords.language.allergen), ...avoid];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [name, words] = [...new FormData(event.currentTarget).values()].map(String);
    if (name?.trim() && words?.trim()) onRemember(name.trim(), words.trim());
  }

  return (
    <form ref={toTheBox} className={styles.form} onSubmit={submit}>
      <input
        name="food"
        aria-label={recipeWords.allergens.teachFood}
        defaultValue={food.slice(0, LONGEST_AVOIDED)}
        maxLength={LONGEST_AVOIDED}
        required
      />
      <label>
        {recipeWords.allergens.teachContains}{' '}
        <input
          name="thing"
          ref={goTo}
          list={id}
          defaultValue={things.length === 1 ? things[0] : ''}
          maxLength={LONGEST_AVOIDED}
          autoComplete="off"
          required
        />
      </label>
      <datalist id={id}>
        {things.map((thing) => (
          <option key={thing} value={thing} />
        ))}
      </datalist>
      <button type="submit">{recipeWords.allergens.remember}</button>
    </form>
  );
}
