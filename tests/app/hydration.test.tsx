import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { App } from '../../src/app/App';
import { settings } from '../../src/app/config';
import { createApp } from '../../src/app/createApp';
import { prerender } from '../../src/app/prerender';
import { writeTab } from '../../src/browser/storage/tabStorage';
import { CONNECTION_KEY } from '../../src/models/control/savedChoice';

it('React takes over the first screen, whatever is in the tab’s storage and in the address', async () => {
  document.body.innerHTML = prerender('en').shell;
  const heading = document.querySelector('h1');
  writeTab(CONNECTION_KEY, JSON.stringify({ choice: 'sample' }));
  const app = createApp({ settings });
  onTestFinished(app.stop);
  app.recipe.send({ type: 'link.report', text: 'Opening the link…' });

  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(document.body, <App app={app} />, { onRecoverableError }));
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(document.querySelector('h1')).toBe(heading);
  expect(document.body).toHaveTextContent('Opening the link…');
  expect(document.body).toHaveTextContent('Model: Sample recipes');
});
