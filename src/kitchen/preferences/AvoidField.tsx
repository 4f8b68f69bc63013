import { type ClipboardEvent, useId, useState } from 'react';
import {
  LONGEST_AVOIDED,
  MOST_AVOIDED,
  MOST_AVOIDED_LETTERS,
} from '../../../machines/kitchen/avoided';
import { LINE_BREAK } from '../../../machines/kitchen/ingredientList';
import type { Allergen, Taught } from '../../../machines/kitchen/preferences';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { limitText } from '../../ui/limitText';
import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';
import { joinNames } from '../../words/format';

import { FIELDS, splitAvoided } from './fields';
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

  // An input drops line breaks, which would make one word of two.
  function pasteLines(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text').trim();
    if (!LINE_BREAK.test(text)) return;
    event.preventDefault();
    const input = event.currentTarget;
    const { value, selectionStart, selectionEnd } = input;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const lines = text.split(LINE_BREAK).filter((line) => line.trim());
    input.setRangeText(lines.join(', '), from, to, 'end');
    read(input.value);
  }

  return (
    <div>
      <Field label={restWords.fieldNames.avoid}>
        <input
          type="text"
          defaultValue={avoid.join(', ')}
          aria-describedby={hintId}
          autoComplete="off"
          onChange={({ target }) => read(target.value)}
          onPaste={pasteLines}
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
      inAll: MOST_AVOIDED_LETTERS.toLocaleString(firstWords.language.code),
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
  foods: readonly { name: string }[];
  examples(): readonly string[];
};

/** Says in one line what the page looks for because of a word under "Also avoid". */
export function explainAvoided(word: string, meaningOf: MeaningOf): string {
  const { contents, foods, examples } = meaningOf(word);
  const known = contents.filter((content) => !content.startsWith('also '));
  if (foods.length > 0) {
    // Names of foods are English. In another language, the page uses the visitor's own word.
    const isEnglish = firstWords.language.code === 'en';
    const names = isEnglish ? [...known, ...foods.map(({ name }) => name)] : [word, ...known];
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
