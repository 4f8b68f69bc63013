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

interface Call {
  words: string | undefined;
  model: string;
  signal: AbortSignal;
  resolve(answer: QuestionAnswer | null): void;
  reject(error: Error): void;
}

function start(judge: () => JudgedQuestion) {
  const calls: Call[] = [];
  const actor = createActor(
    questionMachine.provide({
      actors: {
        judgeQuestion: fromPromise<JudgedQuestion, Question | null>(async () => judge()),
        askModel: fromPromise(
          ({ input: { asked, model }, signal }) =>
            new Promise((resolve, reject) =>
              calls.push({ words: asked?.words, model, signal, resolve, reject }),
            ),
        ),
      },
    }),
  ).start();
  onTestFinished(() => void actor.stop());
  const now = () => actor.getSnapshot();
  return {
    now,
    calls,
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    async ask(words: string) {
      actor.send({ type: 'question.ask', recipe: RECIPE, words });
      expect(now().value).toBe('judging');
      await settle();
      return now();
    },
  };
}

const startCalls = () => start(() => ({ kind: 'other', model: 'a/model' }));

it.each<[string, JudgedQuestion]>([
  ['safety', { kind: 'safety', allergens: ['milk'] }],
  ['unclear', { kind: 'unclear' }],
])('a question that is %s goes to no model', async (state, judged) => {
  const { ask, calls } = start(() => judged);
  const { value, context } = await ask('Does it contain milk?');
  expect(value).toBe(state);
  expect(context.allergens).toEqual(judged.kind === 'safety' ? judged.allergens : []);
  expect(calls).toEqual([]);
});

it('a question that the page cannot judge fails, and goes to no model', async () => {
  const { ask, calls } = start(() => {
    throw new Error('no tables');
  });
  expect((await ask('Can I freeze it?')).value).toBe('failed');
  expect(calls).toEqual([]);
});

it('a question while the page judges another takes its place, and one call follows', async () => {
  const { ask, calls, send } = startCalls();
  send({ type: 'question.ask', recipe: RECIPE, words: 'Which wine goes with it?' });
  await ask('Can I freeze it?');
  expect(calls.map(({ words }) => words)).toEqual(['Can I freeze it?']);
});

it('the answer belongs to its question, until the page has another recipe', async () => {
  const { ask, calls, now, send } = startCalls();
  expect(await ask('Can I freeze it?')).toMatchObject({
    value: 'asking',
    context: { model: 'a/model' },
  });
  expect(calls).toMatchObject([{ words: 'Can I freeze it?', model: 'a/model' }]);
  calls[0]?.resolve({ text: 'Yes.', cut: false });
  await settle();
  expect(JSON.parse(JSON.stringify(now().context))).toEqual(now().context);
  expect(now()).toMatchObject({
    value: 'answered',
    context: { asked: { words: 'Can I freeze it?' }, answer: { text: 'Yes.' } },
  });
  send({ type: 'recipe.leave' });
  expect(now()).toMatchObject({ value: 'resting', context: { asked: null, answer: null } });
});

it.each<[string, (call: Call) => void]>([
  ['without an answer', ({ resolve }) => resolve(null)],
  ['that throws', ({ reject }) => reject(new Error('torn'))],
])('a call %s is a failure', async (_, end) => {
  const { ask, calls, now } = startCalls();
  await ask('Can I freeze it?');
  calls.forEach(end);
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
