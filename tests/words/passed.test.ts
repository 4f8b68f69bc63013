import { expect, it } from 'vitest';
import { PASSED } from '../../src/foods/languages/passed';
import { words as german } from '../../src/words/de/rest';
import * as restWords from '../../src/words/en/rest';
import { words as spanish } from '../../src/words/es/rest';
import { words as french } from '../../src/words/fr/rest';

it.each([
  ['en', restWords.preferences],
  ['de', german.preferences],
  ['es', spanish.preferences],
  ['fr', french.preferences],
])(
  'before a visitor ticks anything, the dialog in "%s" names the languages whose recipes are checked completely',
  (code, { about }) => {
    const names = new Intl.DisplayNames(code, { type: 'language' });
    for (const passed of PASSED) expect(about(true)).toContain(names.of(passed));
  },
);
