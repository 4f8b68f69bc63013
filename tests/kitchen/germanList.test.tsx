import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as firstWords from '../../src/words/en/first';

import { renderApp } from '../support/renderApp';

it('a page in German reads the foods of a list in German', async () => {
  firstWords.language.code = 'de';
  const { app, user, input, items } = await renderApp();
  await act(() => app.parts.typing.load());
  await user.type(input(), 'Reis, Lauch und Butter, ungesalzen{Enter}');
  await screen.findByRole('button', { name: 'Lauch' });
  expect(items()).toEqual(['Reis', 'Lauch', 'Butter, ungesalzen']);
});
