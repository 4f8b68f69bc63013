import { expect, it } from 'vitest';
import { words as german } from '../../../src/app/languages/de/rest';
import { words as spanish } from '../../../src/app/languages/es/rest';
import { words as french } from '../../../src/app/languages/fr/rest';
import { PASSED } from '../../../src/foods/languages/passed';
import { dialogMessages } from '../../../src/kitchen/preferences/dialogMessages';

it.each([
  ['en', dialogMessages],
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
