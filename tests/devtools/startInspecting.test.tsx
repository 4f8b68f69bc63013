import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActors } from '../../machines/actors';
import { startInspecting } from '../../src/devtools/startInspecting';
import { startTimerIn } from '../support/timerActor';
import { startUser } from '../support/user';

it('without a network the inspector opens no window, and says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await act(async () => void startInspecting([]));
  await startUser().click(screen.getByRole('button', { name: 'Open inspector' }));
  expect(
    await screen.findByText(/^Stately Inspector needs a network\. The event log /),
  ).toBeVisible();
  expect(open).not.toHaveBeenCalled();
  document.querySelector('aside')?.remove();
});

it('the inspector gets every event from before it opened, and no secret', async () => {
  const postMessage = vi.fn<(message: object) => void>();
  vi.spyOn(window, 'open').mockReturnValue({ postMessage, closed: false } as never);
  const tools = await act(async () => startInspecting(['my-own-secret']));
  tools.hide('learned-later');
  const timer = startTimerIn(createActors(tools), 'a');
  const text = 'hf_abcdefgh123, my-own-secret or learned-later';
  // The inspector itself keeps fewer.
  for (let at = 0; at < 300; at += 1) timer.send({ type: `${at} ${text}` } as never);
  await startUser().click(screen.getByRole('button', { name: 'Open inspector' }));
  // The library arrives in a chunk, then listens for its window.
  await vi.waitFor(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
    expect(postMessage).toHaveBeenCalled();
  });
  const sent = JSON.stringify(postMessage.mock.calls);
  for (const known of ['"@xstate.actor"', '"0 [hidden]', '"299 [hidden]'])
    expect(sent).toContain(known);
  expect(sent).not.toMatch(/hf_abc|my-own-secret|learned-later/);
  document.querySelector('aside')?.remove();
});
