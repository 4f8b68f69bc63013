import { useId, useState } from 'react';
import {
  type AvoidOffer,
  LONGEST_AVOIDED,
  MOST_AVOIDED,
  MOST_AVOIDED_LETTERS,
} from '../../../machines/kitchen/avoided';
import type { Allergen, Preferences, Taught } from '../../../machines/kitchen/preferences';
import { type Store, useStore } from '../../browser/store';
import { AvoidOffers } from '../../ui/AvoidOffers';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { limitText } from '../../ui/limitText';
import { useLimit } from '../../ui/useLimit';
import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';
import { joinNames } from '../../words/format';
import { writeCount } from '../../words/locale';
import type { KeptList } from '../keeping/startKeptList';
import { FIELDS, LONGEST_FIELD, splitAvoided } from './fields';
import styles from './PreferencesDialog.module.css';

/** How many foods beyond the limits to name, and how much of each. */
const MOST_NAMED = 5;
const LONGEST_NAME = 60;

interface AvoidFieldProps {
  avoid: readonly string[];
  meaningOf: MeaningOf | undefined;
  onChange(avoid: readonly string[]): void;
}

export function AvoidField({ avoid, meaningOf, onChange }: AvoidFieldProps) {
  const [notTaken, setNotTaken] = useState<readonly string[]>([]);
  const hintId = useId();
  const explanations = avoid
    .map((word) => ({ word, text: meaningOf ? explainAvoided(word, meaningOf) : '' }))
    .filter(({ text }) => text);

  function read(text: string) {
    const words = splitAvoided(text);
    setNotTaken(words.notTaken);
    onChange(words.taken);
  }

  return (
    <div>
      <Field label={restWords.fieldNames.avoid}>
        <textarea
          rows={2}
          defaultValue={avoid.join(', ')}
          aria-describedby={hintId}
          autoComplete="off"
          onChange={({ target }) => read(target.value)}
        />
      </Field>
      <strong aria-live="assertive">{notTaken.length > 0 && sayNotTaken(notTaken)}</strong>
      <div id={hintId} className={styles.quiet}>
        {explanations.length === 0 && restWords.preferences.avoidHint}
        {explanations.map(({ word, text }) => (
          <p key={word} dir="auto">
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

function sayNotTaken(words: readonly string[]): string {
  const shown = words
    .slice(0, MOST_NAMED)
    .map((word) => restWords.preferences.quoted(limitText(word, LONGEST_NAME)));
  const more = words.length - shown.length;
  return restWords.preferences.notTaken(
    joinNames(more > 0 ? [...shown, restWords.preferences.more(more)] : shown),
    {
      foods: MOST_AVOIDED,
      letters: LONGEST_AVOIDED,
      inAll: writeCount(MOST_AVOIDED_LETTERS),
    },
  );
}

interface TaughtFoodsProps {
  taught: readonly Taught[];
  onChange(taught: readonly Taught[]): void;
}

const nameOf = (contains: string) =>
  FIELDS.allergens.options.includes(contains as Allergen)
    ? firstWords.language.allergen(contains as Allergen)
    : contains;

export function TaughtFoods({ taught, onChange }: TaughtFoodsProps) {
  if (taught.length === 0) return null;
  return (
    <fieldset>
      <legend>{restWords.fieldNames.taught}</legend>
      {taught.map((one) => (
        <div key={`${one.name} ${one.contains}`}>
          <span dir="auto">{restWords.preferences.taught(one.name, nameOf(one.contains))}</span>{' '}
          <Button look="text" onClick={() => onChange(taught.filter((other) => other !== one))}>
            {firstWords.kitchen.remove(one.name)}
          </Button>
        </div>
      ))}
    </fieldset>
  );
}

const MOST_NAMES = 6;

/** How the page understands a word: as contents that it means, and as foods. */
export type MeaningOf = (word: string) => {
  contents: readonly string[];
  foods: readonly { name: string; names: readonly string[] }[];
  examples(): readonly string[];
};

/** "lecithin (E322)", or "E322 (lecithin)" for whom types the number. */
function numbered(word: string, name: string, names: readonly string[]): string {
  const numbers = names.filter((one) => /^E\d/.test(one));
  const typed = numbers.find((number) => number.toLowerCase() === word.toLowerCase());
  const [first, others] = typed ? [typed, name === word ? [] : [name]] : [name, numbers];
  return others.length > 0 ? `${first} (${others.join(', ')})` : first;
}

/** Says in one line what the page looks for because of a word under "Also avoid". */
export function explainAvoided(word: string, meaningOf: MeaningOf): string {
  const { contents, foods, examples } = meaningOf(word);
  const known = contents.filter((content) => !content.startsWith('also '));
  if (foods.length > 0) {
    // Names of foods are English. In another language, the page uses the visitor's own word.
    const isEnglish = firstWords.language.code === 'en';
    const names = isEnglish
      ? [...known, ...foods.map((food) => numbered(word, food.name, food.names))]
      : [
          numbered(
            word,
            word,
            foods.flatMap((food) => food.names),
          ),
          ...known,
        ];
    return restWords.preferences.looksFor(
      word,
      names.slice(0, MOST_NAMES),
      names.length > MOST_NAMES,
      isEnglish ? examples() : [],
    );
  }
  return known.length > 0
    ? restWords.preferences.standsFor(word, known)
    : restWords.preferences.onlyAWord(word);
}

interface WishFieldProps {
  wish: string;
  preferences: Preferences;
  findExclusions: ((text: string) => readonly AvoidOffer[]) | undefined;
  onChange(wish: string): void;
  onAvoid(preferences: Preferences): void;
}

export function WishField({
  wish,
  preferences,
  findExclusions,
  onChange,
  onAvoid,
}: WishFieldProps) {
  const { limits, note } = useLimit(LONGEST_FIELD, wish);
  const [typed, setTyped] = useState(wish);

  return (
    <div>
      <Field label={restWords.fieldNames.wish}>
        <textarea
          rows={2}
          placeholder={restWords.fieldNames.wishExample}
          {...limits}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value);
          }}
        />
      </Field>
      {note}
      <AvoidOffers
        aria-live="polite"
        exclusions={findExclusions?.(typed) ?? []}
        about={restWords.offers.onlyAsks}
        {...{ preferences, onAvoid }}
      />
    </div>
  );
}

interface Basics {
  text: Omit<Store<string>, 'set'>;
  notKept: Omit<Store<boolean>, 'set'>;
  mostLetters: number;
  set(text: string): void;
}

/** Each change counts at once. */
export function AlwaysHave({ basics }: { basics: Basics }) {
  const text = useStore(basics.text);
  const { limits, note } = useLimit(basics.mostLetters, text);
  const isNotKept = useStore(basics.notKept);

  return (
    <div>
      <Field label={restWords.preferences.alwaysHave}>
        <textarea
          // A press in the dialog, or another tab, may have changed it.
          ref={(field) => {
            if (field && field !== document.activeElement) field.value = text;
          }}
          rows={2}
          autoComplete="off"
          autoCapitalize="none"
          {...limits}
          // Between the names there are commas in the browser's storage.
          onChange={({ target }) => basics.set(target.value.split('\n').join(', '))}
        />
      </Field>
      <small>{restWords.preferences.alwaysHaveStays}</small>
      {note}
      <small role="status">{isNotKept && restWords.preferences.lasts('reload')}</small>
    </div>
  );
}

/** Each press counts at once. The list on the page stays, so another press has the browser keep it again. */
export function KeepsList({ keptList }: { keptList: Omit<KeptList, 'stop'> }) {
  const { keeping, switchOn, switchOff } = keptList;
  const isOn = useStore(keeping).state !== 'off';
  return (
    <label className="box-row">
      <input type="checkbox" checked={isOn} onChange={isOn ? switchOff : switchOn} />
      <span>{restWords.kept.keepList}</span>
    </label>
  );
}
