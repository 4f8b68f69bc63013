import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readLiveModels } from '../../src/models/connections/liveModels/liveModels';
import { ModelOffer } from '../../src/models/ModelOffer';
import { listed, listOf, served } from '../support/liveModels';
import { startController, TOKEN } from '../support/modelController';
import { startUser } from '../support/user';

const LLAMA = 'meta-llama/Llama-3.3-70B-Instruct';
const LIST = listOf(listed('a/gone'), listed('b/other'), listed(LLAMA, [served('groq')]));

/** A visitor's token, whose model nobody serves any more. */
async function openOffer(list = LIST) {
  const run = startController({ settings: { model: 'a/gone' } });
  run.services.fetchLiveModels.mockImplementation(async () => ({
    models: readLiveModels(list),
    isRefused: false,
  }));
  run.controller.testToken(TOKEN, '', false);
  await act(async () => {});
  run.services.testModel.mockClear();
  const onConnected = vi.fn();
  render(<ModelOffer controller={run.controller} onConnected={onConnected} />);
  const user = startUser();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { ...run, onConnected, user, press };
}

it('the list is fetched after the press that asks for it', async () => {
  const { services, press } = await openOffer();
  expect(services.fetchLiveModels).not.toHaveBeenCalled();
  await press('Show models that work');
  expect(services.fetchLiveModels).toHaveBeenCalledOnce();
});

it('one press tests the model, connects it with the same token, and asks again', async () => {
  const { services, press, onConnected, context, token } = await openOffer();
  await press('Show models that work');
  const button = screen.getByRole('button', { name: `Use ${LLAMA}` });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription(
    'groq · about 8 s · less than 1 cent a recipe Your list and preferences, including allergies, go to groq. You pay.',
  );
  expect(services.testModel).not.toHaveBeenCalled();
  await press(`Use ${LLAMA}`);
  expect(services.testModel.mock.calls[0]?.slice(0, 2)).toEqual([`${LLAMA}:groq`, TOKEN]);
  expect(context().current).toMatchObject({
    choice: 'token',
    model: `${LLAMA}:groq`,
    isKept: false,
  });
  expect(token()).toBe(TOKEN);
  expect(onConnected).toHaveBeenCalledOnce();
});

it('a model that does not answer says why, changes nothing, and the next one is offered', async () => {
  const { services, press, onConnected, context } = await openOffer();
  services.testModel.mockRejectedValueOnce({ diagnosis: { kind: 'noCredit' } });
  await press('Show models that work');
  await press(`Use ${LLAMA}`);
  expect(screen.getByRole('status')).toHaveTextContent('The account is out of credit.');
  expect(context().current.model).toBe('a/gone');
  expect(onConnected).not.toHaveBeenCalled();
  await press('Use b/other');
  expect(onConnected).toHaveBeenCalledOnce();
});

it('the model that failed is not offered, and without another one the page says so', async () => {
  const { press } = await openOffer(listOf(listed('a/gone')));
  await press('Show models that work');
  expect(screen.getByRole('status')).toHaveTextContent('The list has no other model.');
});

it('without a list the page says so, and another press asks again', async () => {
  const { services, press } = await openOffer();
  services.fetchLiveModels.mockResolvedValueOnce({ models: [], isRefused: false });
  await press('Show models that work');
  expect(screen.getByRole('status')).toHaveTextContent("The list of models isn't available now.");
  await press('Show models that work');
  expect(screen.getByRole('button', { name: `Use ${LLAMA}` })).toBeVisible();
});
