import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  liveModelsMachine,
  type Offer,
  type RouterAnswer,
} from '../../../machines/liveModels/liveModelsMachine';
import { settle } from '../../support/settle';

const OFFER: Offer = {
  ...{ id: 'a/model', name: 'a/model:together', provider: 'together' },
  ...{ prices: undefined, seconds: undefined, cents: undefined, isFree: false },
};
const LIST = {
  models: [{ id: 'a/model', takesImages: false, offers: [OFFER] as const }],
  good: [],
};
const FOUND: RouterAnswer = { kind: 'found', list: LIST };
const refused = (hasToken: boolean): RouterAnswer => ({ kind: 'refused', hasToken });

function start(...answers: (RouterAnswer | Error)[]) {
  const ask = vi.fn((_withToken: boolean): RouterAnswer => {
    const answer = answers.shift() ?? { kind: 'missing' };
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const actor = createActor(
    liveModelsMachine.provide({
      actors: {
        askRouter: fromPromise<RouterAnswer, { withToken: boolean }>(async ({ input }) =>
          ask(input.withToken),
        ),
      },
    }),
  ).start();
  onTestFinished(() => void actor.stop());
  let wasAsking = false;
  async function send(type: 'list.show' | 'list.find' | 'token.arrive') {
    actor.send({ type });
    wasAsking = actor.getSnapshot().hasTag('asking');
    await settle();
    return actor.getSnapshot();
  }
  return { send, wasAsking: () => wasAsking, asked: () => ask.mock.calls.flat() };
}

it('the page asks for the list when a view shows it, and once', async () => {
  const { send, asked } = start(FOUND);
  const { value, context } = await send('list.show');
  expect([value, context]).toEqual(['found', LIST]);
  await send('list.show');
  await send('list.find');
  await send('token.arrive');
  expect(asked()).toEqual([false]);
});

it('the page that needs the list asks for it, too, and waits while it asks', async () => {
  const { send, wasAsking } = start(FOUND);
  expect((await send('list.find')).value).toBe('found');
  expect(wasAsking()).toBe(true);
  await send('list.find');
  expect(wasAsking()).toBe(false);
});

it('a router that cannot be reached leaves the list missing, with or without a token', async () => {
  const { send, asked } = start(new Error('offline'), refused(true), new Error('offline'));
  expect((await send('list.show')).value).toBe('missing');
  expect((await send('list.find')).value).toBe('missing');
  expect(asked()).toEqual([false, false, true]);
});

it('a list that is missing is asked for again only where the page needs it', async () => {
  const { send, asked } = start({ kind: 'missing' }, FOUND);
  expect((await send('list.show')).value).toBe('missing');
  await send('list.show');
  await send('token.arrive');
  expect(asked()).toEqual([false]);
  expect((await send('list.find')).value).toBe('found');
});

it('a router that wants a token gets it at once, and no second time', async () => {
  const { send, asked } = start(refused(true), refused(true));
  expect((await send('list.show')).value).toBe('missing');
  expect(asked()).toEqual([false, true]);
  await send('token.arrive');
  expect(asked()).toEqual([false, true]);
});

it('a router that wants a token gets it when the visitor connects an account', async () => {
  const { send, asked } = start(refused(false), FOUND);
  expect((await send('list.show')).value).toBe('refused');
  const { value, context } = await send('token.arrive');
  expect([value, context]).toEqual(['found', LIST]);
  expect(asked()).toEqual([false, true]);
});

it('a router that has wanted a token is asked without one again where the page needs the list', async () => {
  const { send, asked, wasAsking } = start(refused(false), FOUND);
  await send('list.show');
  expect((await send('list.find')).value).toBe('found');
  expect(asked()).toEqual([false, false]);
  const later = start(refused(false), FOUND);
  await later.send('list.show');
  await later.send('token.arrive');
  expect([wasAsking(), later.wasAsking()]).toEqual([true, true]);
});
