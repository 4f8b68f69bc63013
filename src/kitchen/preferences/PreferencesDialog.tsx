import { useSelector } from '@xstate/react';
import { type ChangeEvent, useState } from 'react';
import type { AvoidOffer } from '../../../machines/avoided';
import { ALLERGENS, DIETS, EQUIPMENT } from '../../../machines/preferenceOptions';
import { NO_PREFERENCES, type Preferences } from '../../../machines/preferences';
import type { RecipeActor } from '../../../machines/recipeMachine';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { AvoidField } from './AvoidField';
import { explainAvoided, type MeaningOf } from './explainAvoided';
import { messages as lineMessages } from './messages';
import { MOST_PEOPLE, TIMES } from './options';
import styles from './PreferencesDialog.module.css';
import {
  ALLERGEN_NAMES,
  DIET_NAMES,
  EQUIPMENT_NAMES,
  panelMessages as messages,
  UNIT_NAMES,
} from './panelMessages';
import type { Keeping } from './preferencesStorage';
import { readPreferences } from './readPreferences';
import { WishField } from './WishField';

export { loadChangedPreferences } from './preferencesStorage';
export { savePreferences } from './savePreferences';

interface PreferencesDialogProps {
  recipe: RecipeActor;
  /** Tells how the page understands a food to avoid; missing until its code has arrived. */
  meaningOf?: MeaningOf | undefined;
  /** Finds the foods that a text wants left out; missing until its code has arrived. */
  findWishedAway?: ((text: string) => readonly AvoidOffer[]) | undefined;
  /** Who keeps the preferences. */
  keeping?: Keeping;
  /** Called after the dialog has closed, to unmount it. */
  onClose(): void;
}

/**
 * The dialog for the visitor's preferences. Each change counts at once. The dialog opens when it mounts.
 * Give it another `key` each time you open it.
 */
export function PreferencesDialog({
  recipe,
  meaningOf,
  findWishedAway,
  keeping = 'browser',
  onClose,
}: PreferencesDialogProps) {
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const [forgotten, setForgotten] = useState<Preferences | null>(null);
  const [fields, setFields] = useState(0);
  const [wishes, setWishes] = useState(0);

  function change(part: Partial<Preferences>) {
    setForgotten(null);
    const changed = readPreferences({ ...preferences, ...part });
    recipe.send({ type: 'preferences.change', preferences: changed });
  }

  /** Replaces all preferences, with the texts in the fields. */
  function replace(replacement: Preferences) {
    setForgotten(replacement === NO_PREFERENCES ? preferences : null);
    setFields((count) => count + 1);
    setWishes((count) => count + 1);
    recipe.send({ type: 'preferences.change', preferences: replacement });
  }

  function close() {
    // The visitor has seen which preferences are left, so save these.
    if (keeping === 'unreadable') replace({ ...preferences });
    onClose();
  }

  function toggle<Item>(list: readonly Item[], item: Item) {
    return list.includes(item) ? list.filter((listed) => listed !== item) : [...list, item];
  }

  const explanations = preferences.avoid
    .map((word) => ({ word, text: meaningOf ? explainAvoided(word, meaningOf) : '' }))
    .filter(({ text }) => text);

  return (
    <Dialog heading={messages.heading} close={messages.close} onClose={close}>
      <form method="dialog" className={styles.form}>
        <div className={styles.quiet}>
          <p>{messages.about(keeping === 'browser')}</p>
          <strong role="alert">
            {keeping === 'unreadable' && lineMessages.unreadable}
            {keeping === 'tab' && messages.lasts('close')}
            {keeping === 'page' && messages.lasts('reload')}
          </strong>
        </div>
        <div className={styles.row}>
          <Select
            label={messages.people}
            value={preferences.people ?? ''}
            options={[
              ['', messages.any],
              ...Array.from(
                { length: MOST_PEOPLE },
                (_, index) => [index + 1, `${index + 1}`] as const,
              ),
            ]}
            onChange={(value) => change({ people: Number(value) || null })}
          />
          <Select
            label={messages.time}
            value={preferences.minutes ?? ''}
            options={[
              ['', messages.any],
              ...TIMES.map((minutes) => [minutes, messages.upTo(minutes)] as const),
            ]}
            onChange={(value) => change({ minutes: Number(value) as Preferences['minutes'] })}
          />
          <Select
            label={messages.diet}
            value={preferences.diet ?? ''}
            options={[
              ['', messages.noDiet],
              ...DIETS.map((diet) => [diet, DIET_NAMES[diet]] as const),
            ]}
            onChange={(value) => change({ diet: value as Preferences['diet'] })}
          />
        </div>
        <fieldset>
          <legend>{messages.allergens}</legend>
          <div className={styles.allergens}>
            {ALLERGENS.map((allergen) => (
              <Checkbox
                key={allergen}
                label={ALLERGEN_NAMES[allergen].name}
                hint={ALLERGEN_NAMES[allergen].foods}
                isChecked={preferences.allergens.includes(allergen)}
                onToggle={() => change({ allergens: toggle(preferences.allergens, allergen) })}
              />
            ))}
          </div>
        </fieldset>
        <AvoidField
          key={`avoid ${fields}`}
          avoid={preferences.avoid}
          onChange={(avoid) => change({ avoid })}
        />
        <div id="preferences-avoid-hint" className={styles.quiet}>
          {explanations.length === 0 && messages.avoidHint}
          {explanations.map(({ word, text }) => (
            <p key={word} dir="auto">
              {text}
            </p>
          ))}
        </div>
        <fieldset aria-describedby="preferences-equipment-hint">
          <legend>{messages.equipment}</legend>
          <div className={styles.row}>
            {EQUIPMENT.map((equipment) => (
              <Checkbox
                key={equipment}
                label={EQUIPMENT_NAMES[equipment]}
                isChecked={preferences.equipment.includes(equipment)}
                onToggle={() => change({ equipment: toggle(preferences.equipment, equipment) })}
              />
            ))}
          </div>
          <p id="preferences-equipment-hint" className={styles.quiet}>
            {messages.equipmentHint}
          </p>
        </fieldset>
        <div className={styles.row}>
          <Select
            label={messages.units}
            value={preferences.units}
            options={Object.entries(UNIT_NAMES)}
            onChange={(value) => change({ units: value as Preferences['units'] })}
          />
        </div>
        <WishField
          key={`wish ${wishes}`}
          preferences={preferences}
          findWishedAway={findWishedAway}
          onChange={(wish) => change({ wish })}
          onAvoid={(changed) => {
            // The field shows what the press has added.
            if (changed.avoid !== preferences.avoid) setFields((count) => count + 1);
            change(changed);
          }}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="main">
            {messages.done}
          </Button>
          {forgotten ? (
            <button type="button" onClick={() => replace(forgotten)}>
              {messages.undo}
            </button>
          ) : (
            preferences !== NO_PREFERENCES && (
              <button type="button" onClick={() => replace(NO_PREFERENCES)}>
                {messages.forget}
              </button>
            )
          )}
          <span role="status">{forgotten && messages.forgotten}</span>
        </div>
      </form>
    </Dialog>
  );
}

interface SelectProps {
  label: string;
  value: string | number;
  options: readonly (readonly [value: string | number, name: string])[];
  onChange(value: string): void;
}

function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <Field label={label}>
      <select
        value={value}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => onChange(target.value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface CheckboxProps {
  label: string;
  hint?: string;
  isChecked: boolean;
  onToggle(): void;
}

function Checkbox({ label, hint, isChecked, onToggle }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" checked={isChecked} onChange={onToggle} />
      <span>
        <span>{label}</span>
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
