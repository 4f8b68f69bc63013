import { type ReactNode, useId, useState } from 'react';
import type { AvoidOffer } from '../../../machines/kitchen/avoided';
import {
  type Allergen,
  NO_PREFERENCES,
  type Preferences,
} from '../../../machines/kitchen/preferences';
import { useStore } from '../../browser/store';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import type { KitchenStore } from '../../ui/KitchenStore';
import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';
import { type ChoiceField, FIELDS, type TicksField } from './fields';
import styles from './PreferencesDialog.module.css';
import { type Keeping, readPreferences } from './preferencesStorage';
import { AvoidField, type MeaningOf, TaughtFoods, WishField } from './TextFields';

type Name = keyof Preferences;
const NAMES = Object.keys(FIELDS) as Name[];

interface PreferencesDialogProps {
  kitchen: KitchenStore;
  /** How the page understands a food to avoid; missing until its code has arrived. */
  meaningOf?: MeaningOf | undefined;
  /** Finds the foods that a text wants left out; missing until its code has arrived. */
  findExclusions?: ((text: string) => readonly AvoidOffer[]) | undefined;
  /** What this browser keeps but no request sends; missing until its code has arrived. */
  also?: { field: ReactNode; isSaid: boolean; forget(): () => void } | undefined;
  /** Whether the browser keeps the list; missing until the code that does has arrived. */
  keepsList?: ReactNode;
  keeping?: Keeping;
  /** The visitor has seen which preferences the page could still read. */
  onAnswer?(): void;
  onClose(): void;
}

/** The preferences, and what changes them. An undo lasts until the next change. */
function useEditing({ kitchen, also }: PreferencesDialogProps) {
  const preferences = useStore(kitchen, (now) => now.preferences);
  const [known, setKnown] = useState(preferences);
  const [forgotten, setForgotten] = useState<(() => void) | null>(null);
  // With another number, a field begins anew with what is kept.
  const [fields, setFields] = useState(0);
  const [wishes, setWishes] = useState(0);
  const renewFoods = () => setFields((count) => count + 1);

  function renewFields() {
    renewFoods();
    setWishes((count) => count + 1);
  }

  if (preferences !== known) {
    // Another tab has changed them. An undo, or the next letter in a field, would drop its change.
    setKnown(preferences);
    setForgotten(null);
    renewFields();
  }

  function send(changed: Preferences) {
    setForgotten(null);
    setKnown(changed);
    kitchen.changePreferences(changed);
  }

  function replace(replacement: Preferences) {
    renewFields();
    send(replacement);
  }

  return {
    ...{ preferences, fields, wishes, renewFoods },
    change: (part: { [Name in keyof Preferences]?: unknown }) =>
      send(readPreferences({ ...preferences, ...part })),
    forgotten: also?.isSaid ? null : forgotten,
    forget() {
      const bringBack = also?.forget();
      replace(NO_PREFERENCES);
      setForgotten(() => () => {
        bringBack?.();
        replace(preferences);
      });
    },
  };
}

type Editing = ReturnType<typeof useEditing>;

/** Opens when it mounts. Give it another `key` each time you open it. */
export function PreferencesDialog(props: PreferencesDialogProps) {
  const { also, keepsList, keeping = 'browser', onAnswer, onClose } = props;
  const editing = useEditing(props);
  const { preferences, forgotten, forget } = editing;

  function close() {
    if (keeping === 'unreadable') onAnswer?.();
    onClose();
  }

  return (
    <Dialog heading={restWords.preferences.heading} onClose={close}>
      <form method="dialog" className={styles.form}>
        <div className={styles.quiet}>
          <p>{restWords.preferences.about(keeping === 'browser')}</p>
          <strong role="alert">
            {keeping === 'unreadable' && firstWords.preferencesLine.unreadable}
            {keeping === 'tab' && restWords.preferences.lasts('close')}
            {keeping === 'page' && restWords.preferences.lasts('reload')}
          </strong>
        </div>
        {NAMES.map((name) => (
          <PreferenceField key={name} {...props} name={name} editing={editing} />
        ))}
        {also?.field}
        <div>{keepsList}</div>
        <div className={styles.buttons}>
          <Button type="submit" look="main">
            {restWords.preferences.done}
          </Button>
          {forgotten ? (
            <button type="button" onClick={forgotten}>
              {firstWords.language.undo}
            </button>
          ) : (
            (preferences !== NO_PREFERENCES || also?.isSaid) && (
              <button type="button" onClick={forget}>
                {restWords.preferences.forget}
              </button>
            )
          )}
          <span role="status">{forgotten && restWords.preferences.forgotten}</span>
        </div>
      </form>
    </Dialog>
  );
}

interface PreferenceFieldProps extends PreferencesDialogProps {
  name: Name;
  editing: Editing;
}

function PreferenceField({ name, editing, meaningOf, findExclusions }: PreferenceFieldProps) {
  const { preferences, fields, wishes, change, renewFoods } = editing;
  const field = FIELDS[name];
  const onChange = (value: unknown) => change({ [name]: value });
  switch (field.kind) {
    case 'choice':
      return <Select {...{ name, field, onChange }} value={preferences[name]} />;
    case 'ticks':
      return (
        <Checkboxes
          {...{ name, field, onChange }}
          ticked={preferences[name] as readonly unknown[]}
        />
      );
    case 'foods':
      return (
        <AvoidField
          key={fields}
          avoid={preferences.avoid}
          meaningOf={meaningOf}
          onChange={onChange}
        />
      );
    case 'taught':
      return <TaughtFoods taught={preferences.taught} onChange={onChange} />;
    case 'line':
      return (
        <WishField
          key={wishes}
          wish={preferences.wish}
          preferences={preferences}
          findExclusions={findExclusions}
          onChange={onChange}
          onAvoid={(changed) => {
            // The field shows what the press has added.
            if (changed.avoid !== preferences.avoid) renewFoods();
            change(changed);
          }}
        />
      );
  }
}

interface FieldProps<Kind> {
  name: Name;
  field: Kind;
  onChange(value: unknown): void;
}

/** The name of a choice, with foods as examples, and what the check does not do. */
function nameChoice(
  name: Name,
  option: unknown,
): readonly [name: string, foods?: string, limit?: string] {
  if (name === 'allergens') return restWords.allergenNames[option as Allergen];
  if (option === null)
    return [name === 'diet' ? restWords.choiceNames.noDiet : restWords.choiceNames.any];
  if (name === 'minutes') return [restWords.choiceNames.minutes(Number(option))];
  return [name === 'people' ? `${option}` : restWords.choiceNames[option as Preferences['units']]];
}

interface SelectProps extends FieldProps<Pick<ChoiceField<unknown>, 'options'>> {
  value: unknown;
}

function Select({ name, field: { options }, value, onChange }: SelectProps) {
  return (
    <Field label={restWords.fieldNames[name]}>
      <select
        value={String(value ?? '')}
        onChange={({ target }) => onChange(options[target.selectedIndex])}
      >
        {options.map((option) => (
          <option key={String(option)} value={String(option ?? '')}>
            {nameChoice(name, option)[0]}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface CheckboxesProps extends FieldProps<Pick<TicksField<unknown>, 'options'>> {
  ticked: readonly unknown[];
}

function Checkboxes({ name, field: { options }, ticked, onChange }: CheckboxesProps) {
  const hintId = useId();
  const hint = name === 'equipment' && restWords.fieldNames.equipmentHint;
  const choices = options.map((item) => [item, ...nameChoice(name, item)] as const);
  const toggle = (item: unknown) =>
    ticked.includes(item) ? ticked.filter((other) => other !== item) : [...ticked, item];

  return (
    <fieldset aria-describedby={hint ? hintId : undefined}>
      <legend>{restWords.fieldNames[name]}</legend>
      <div className={name === 'allergens' ? styles.columns : styles.row}>
        {choices.map(([item, label, foods, limit]) => (
          <div key={label} className={styles.choice}>
            <label className="box-row">
              <input
                type="checkbox"
                checked={ticked.includes(item)}
                onChange={() => onChange(toggle(item))}
              />
              <span>{label}</span>
            </label>
            {foods && <small>{foods}</small>}
            {limit && <small>{limit}</small>}
          </div>
        ))}
      </div>
      {hint && (
        <p id={hintId} className={styles.quiet}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
