import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { StartActor } from '../../../machines/actors';
import {
  type JudgedQuestion,
  type Question,
  type QuestionActor,
  questionMachine,
} from '../../../machines/question/questionMachine';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import { useStore } from '../../browser/store';
import { exclusionsIn, fetchJudge } from '../../foods';
import { type Receiver, useActors } from '../../ui/Actors';
import { AvoidOffers } from '../../ui/AvoidOffers';
import { Button } from '../../ui/Button';
import type { KitchenStore } from '../../ui/KitchenStore';
import { askQuestion, type LazyConnection } from '../../wire';
import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';
import { useChange } from '../RecipeContext';
import { type AskingProps, isQuestion } from './Asking';
import { Judged } from './Judged';
import styles from './questions.module.css';

interface Options {
  start: StartActor;
  recipe: RecipeActor;
  kitchen: KitchenStore;
  findConnection(): Promise<LazyConnection>;
}

export function startAsking({ start, recipe: actor, kitchen, findConnection }: Options) {
  const question = start(
    'question',
    questionMachine.provide({
      actors: {
        judgeQuestion: fromPromise(({ input }) => judge(input)),
        askModel: fromPromise(async ({ input: { asked, model }, signal }) => {
          const connection = await findConnection();
          // Only the model that the page has named gets the question.
          if (nameOf(connection) !== model) return null;
          const { recipe, words = '' } = asked ?? {};
          const { preferences } = kitchen.getSnapshot().context;
          return askQuestion(
            connection,
            { recipe: recipe?.text ?? '', question: words, preferences },
            signal,
          );
        }),
      },
    }),
  );
  actor
    .select(({ context }) => context.recipe?.text)
    .subscribe(() => question.send({ type: 'recipe.leave' }));

  async function judge(asked: Question | null): Promise<JudgedQuestion> {
    const { preferences } = kitchen.getSnapshot().context;
    // If these tables cannot be fetched, the page cannot judge the question, so it asks no model.
    const { judgeQuestion } = await fetchJudge();
    const { kind, allergens } = await judgeQuestion(asked?.words ?? '', preferences);
    if (kind !== 'other') return { kind, allergens };
    return { kind, model: nameOf(await findConnection()) };
  }

  return { question, AskingView };
}

const nameOf = ({ model }: LazyConnection): string => model ?? '';

function AskingView({ question, receiver, words }: AskingProps) {
  const isAsking = useSelector(question, (snapshot) => snapshot.matches('asking'));
  // The page has judged these very words, and no model gets them.
  const isKept = useSelector(
    question,
    (snapshot) =>
      (snapshot.matches('safety') || snapshot.matches('unclear')) &&
      snapshot.context.asked?.words === words.trim(),
  );
  return (
    <>
      {receiver && !isQuestion(words) && <Changes receiver={receiver} />}
      {receiver && isQuestion(words) && (
        <>
          {!isKept && (
            <small>{restWords.questions.sends(receiver.model ?? '', receiver.recipients)}</small>
          )}
          {/* One button for both, so it keeps the focus. */}
          <span>
            <Button
              type={isAsking ? 'button' : 'submit'}
              onClick={() => question.send({ type: 'question.stop' })}
            >
              {isAsking ? restWords.questions.stop : restWords.questions.ask}
            </Button>
          </span>
        </>
      )}
      <div role="status">
        <Said question={question} />
      </div>
      <DoThat question={question} />
      <Offers words={words} />
    </>
  );
}

/** Changes the recipe as the model has answered. */
function DoThat({ question }: QuestionProps) {
  const { asked, answer } = useSelector(question, ({ context }) => context);
  const change = useChange();
  return (
    asked &&
    answer &&
    !answer.cut && (
      <span>
        <Button onClick={() => change(asked.words, answer.text)}>
          {restWords.questions.doThat}
        </Button>
      </span>
    )
  );
}

const WISHES = ['quicker', 'simpler', 'forChildren'] as const;

/** Who gets the recipe, and a few wishes. */
function Changes({ receiver }: { receiver: Receiver }) {
  const change = useChange();
  return (
    <>
      <small>{restWords.questions.sendsChange(receiver.model ?? '', receiver.recipients)}</small>
      <div className={styles.row}>
        <Button type="submit">{restWords.questions.send}</Button>
        {WISHES.map((wish) => (
          <Button
            key={wish}
            onClick={() => change(restWords.questions.asked(restWords.questions.wishes[wish]))}
          >
            {restWords.questions.wishes[wish]}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Offers to check for what the words leave out. */
function Offers({ words }: { words: string }) {
  const { kitchen } = useActors();
  const preferences = useStore(kitchen, (now) => now.preferences);
  const found = useMemo(() => exclusionsIn(words, { language: firstWords.language.code }), [words]);
  // A question wants nothing left out.
  return (
    <AvoidOffers
      aria-live="polite"
      exclusions={isQuestion(words) ? [] : found}
      about={restWords.offers.thisOnly}
      onAvoid={kitchen.changePreferences}
      preferences={preferences}
    />
  );
}

interface QuestionProps {
  question: QuestionActor;
}

const NO_LIST: readonly string[] = [];

function Said({ question }: QuestionProps) {
  const snapshot = useSelector(question, (now) => now);
  const { asked, allergens, model, answer } = snapshot.context;
  if (snapshot.matches('asking')) return <p>{restWords.questions.asking(model)}</p>;
  if (snapshot.matches('safety')) {
    return (
      asked && (
        <Judged {...asked.recipe} allergens={allergens} showsText={false}>
          {(isFound) => (
            <p>
              {restWords.questions.safety}{' '}
              {isFound ? restWords.questions.found : restWords.questions.nothingToFind}
            </p>
          )}
        </Judged>
      )
    );
  }
  if (answer) {
    return (
      <>
        <Judged {...answer} askedWith={NO_LIST} showsText />
        {answer.cut && <p>{restWords.questions.cut}</p>}
        <small>{restWords.questions.by(model)}</small>
      </>
    );
  }
  const end = (['unclear', 'failed', 'stopped'] as const).find((one) => snapshot.matches(one));
  return end && <p>{restWords.questions[end]}</p>;
}
