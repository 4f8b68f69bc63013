import { type ClipboardEvent, useState } from 'react';
import { LINE_BREAK } from '../../../machines/ingredientList';
import { Field } from '../../ui/Field';
import { panelMessages as messages } from './panelMessages';
import { splitAvoided } from './readPreferences';

interface AvoidFieldProps {
  avoid: readonly string[];
  onChange(avoid: readonly string[]): void;
}

/** The field for foods to avoid. It says which ones are beyond the limits. */
export function AvoidField({ avoid, onChange }: AvoidFieldProps) {
  const [notTaken, setNotTaken] = useState<readonly string[]>([]);

  function read(text: string) {
    const words = splitAvoided(text);
    setNotTaken(words.notTaken);
    onChange(words.taken);
  }

  // An input drops the line breaks of a pasted list, which would make one word of two.
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
    <>
      <Field label={messages.avoid}>
        <input
          type="text"
          defaultValue={avoid.join(', ')}
          aria-describedby="preferences-avoid-hint"
          autoComplete="off"
          onChange={({ target }) => read(target.value)}
          onPaste={pasteLines}
        />
      </Field>
      <strong aria-live="assertive">{notTaken.length > 0 && messages.notTaken(notTaken)}</strong>
    </>
  );
}
