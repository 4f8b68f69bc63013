import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { language } from '../../src/ui/language';
import { renderApp } from '../support/renderApp';

it('an entry of a page in German is split once the page has learned its foods', async () => {
  language.code = 'de';
  const { app, user, input, items } = await renderApp();
  await act(() => app.parts.typing.load());
  await user.type(input(), 'Reis, Lauch{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Split into 2: Reis · Lauch' }));
  expect(items()).toEqual(['Reis', 'Lauch']);
});
