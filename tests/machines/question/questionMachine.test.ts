import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type JudgedQuestion,
  type Question,
  type QuestionAnswer,
  questionMachine,
} from '../../../machines/question/questionMachine';
import { settle } from '../../support/settle';

const RECIPE = {
  text: '# Soup',
  cut: false,
  model: null,
  origin: 'request',
  askedWith: [],
} as const;

function start(judge: () => JudgedQuestion) {
  const actor = createActor(
    questionMachine.provide({
      actors: {
        judgeQuestion: fromPromise<JudgedQuestion, Question | null>(async () => judge()),
      },
    }),
  ).start();
  onTestFinished(() => void actor.stop());
  const now = () => actor.getSnapshot();
  return {
    now,
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    async ask(words: string) {
      actor.send({ type: 'question.ask', recipe: RECIPE, words });
      expect(now().value).toBe('judging');
      await settle();
      return now();
    },
  };
}

function startCalls() {
  const calls: { signal: AbortSignal; resolve(answer: QuestionAnswer | null): void }[] = [];
  const page = start(() => ({
    ...{ kind: 'other', model: 'a/model' },
    ask: (signal) => new Promise((resolve) => calls.push({ signal, resolve })),
  }));
  return { ...page, calls };
}

it.each<[string, JudgedQuestion]>([
  ['safety', { kind: 'safety', allergens: ['milk'] }],
  ['unclear', { kind: 'unclear' }],
])('a question that is %s goes to no model', async (state, judged) => {
  const { ask } = start(() => judged);
  expect(await ask('Does it contain milk?')).toMatchObject({
    value: state,
    context: { ask: null },
  });
});

it('a question that the page cannot judge fails, and goes to no model', async () => {
  const { ask } = start(() => {
    throw new Error('no tables');
  });
  expect((await ask('Can I freeze it?')).value).toBe('failed');
});

it('the answer belongs to its question, until the page has another recipe', async () => {
  const { ask, calls, now, send } = startCalls();
  expect(await ask('Can I freeze it?')).toMatchObject({
    value: 'asking',
    context: { model: 'a/model' },
  });
  calls[0]?.resolve({ text: 'Yes.', cut: false });
  await settle();
  expect(now()).toMatchObject({
    value: 'answered',
    context: { asked: { words: 'Can I freeze it?' }, answer: { text: 'Yes.' } },
  });
  send({ type: 'recipe.leave' });
  expect(now()).toMatchObject({ value: 'resting', context: { asked: null, answer: null } });
});

it('a model without an answer is a failure', async () => {
  const { ask, calls, now } = startCalls();
  await ask('Can I freeze it?');
  calls[0]?.resolve(null);
  await settle();
  expect(now().value).toBe('failed');
});

it.each(['question.stop', 'recipe.leave'] as const)('%s ends the call', async (type) => {
  const { ask, calls, now, send } = startCalls();
  await ask('Can I freeze it?');
  send({ type });
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(now().value).toBe(type === 'question.stop' ? 'stopped' : 'resting');
});

it('another question ends the call of the one before, and forgets its answer', async () => {
  const { ask, calls, now } = startCalls();
  await ask('Can I freeze it?');
  calls[0]?.resolve({ text: 'Yes.', cut: false });
  await settle();
  await ask('Which wine goes with it?');
  expect(now().context.answer).toBeNull();
  await ask('Which bread goes with it?');
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
});
