import { type InputEvent, useState } from 'react';
import * as firstWords from '../words/en/first';
import { writeCount } from '../words/locale';

/** Says that a field is full as soon as it takes no more. `start` is the text to start with. */
export function useLimit(longest: number, start = '') {
  const [isFull, setFull] = useState(start.length >= longest);
  return {
    limits: {
      maxLength: longest,
      defaultValue: start.slice(0, longest).replace(/[\ud800-\udbff]$/, ''),
      onInput: ({ currentTarget }: InputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setFull(currentTarget.value.length >= longest),
    },
    note: <small aria-live="polite">{isFull && firstWords.ui.full(writeCount(longest))}</small>,
  };
}
