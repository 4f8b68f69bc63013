import { useMemo } from 'react';
import { alsoAvoid } from '../../../machines/kitchen/avoided';
import type { Allergen } from '../../../machines/kitchen/preferences';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import { createStore, type Store, useStore } from '../../browser/store';
import { exclusionsIn, fetchJudge } from '../../foods';
import { type Receiver, useActors } from '../../ui/Actors';
import { AvoidOffers } from '../../ui/AvoidOffers';
import { Button } from '../../ui/Button';
import type { KitchenStore } from '../../ui/KitchenStore';
import { askQuestion, type LazyConnection } from '../../wire';
import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';
import type { Asking, AskingProps } from './Asking';
import styles from './questions.module.css';

interface Options {
  recipe: RecipeActor;
  kitchen: KitchenStore;
  findConnection(): Promise<LazyConnection>;
}

export function startAsking({
  recipe: actor,
  kitchen,
  findConnection,
}: Options): Asking & { stop(): void } {
  const last: Store<Asked | null> = createStore<Asked | null>(null);
  let running: AbortController | undefined;

  const following = actor.subscribe(({ context }) => {
    if (context.recipe?.text === last.getSnapshot().context?.recipe.text) return;
    running?.abort();
    last.set(null);
  });

  async function ask(question: string) {
    const { recipe } = actor.getSnapshot().context;
    const { preferences } = kitchen.getSnapshot().context;
    if (!recipe) return;
    running?.abort();
    const own = new AbortController();
    running = own;
    const show = (outcome: Outcome) => {
      if (!own.signal.aborted) last.set({ ...outcome, recipe, question });
    };
    function stop() {
      show({ kind: 'stopped' });
      own.abort();
    }
    show({ kind: 'judging' });
    try {
      // If these tables cannot be fetched, the page cannot judge the question, so it asks no model.
      const { judgeQuestion } = await fetchJudge();
      const judged = await judgeQuestion(question, preferences);
      if (judged.kind !== 'other') return show({ ...judged, kind: judged.kind });
      const connection = await findConnection();
      own.signal.throwIfAborted();
      const model = connection.model ?? '';
      show({ kind: 'asking', model, stop });
      const asked = { recipe: recipe.text, question, preferences };
      const answer = await askQuestion(connection, asked, own.signal);
      show(answer ? { kind: 'answer', model, ...answer } : { kind: 'failed' });
    } catch {
      show({ kind: 'failed' });
    }
  }

  return {
    ask,
    Asking: (props) => <AskingView {...props} last={useStore(last)} />,
    stop() {
      following.unsubscribe();
      running?.abort();
    },
  };
}

interface AskingViewProps extends AskingProps {
  last: Asked | null;
}

function AskingView({ last, ...props }: AskingViewProps) {
  const { receiver, words, isQuestion, language, change } = props;
  const { ask } = useActors();
  const stop = last?.kind === 'asking' ? last.stop : null;
  return (
    <>
      {receiver && !isQuestion && <Changes {...{ receiver, change }} />}
      {receiver && isQuestion && (
        <>
          <small>{restWords.questions.sends(receiver.model ?? '', receiver.recipients)}</small>
          {/* One button for both, so it keeps the focus. */}
          <span>
            <Button type={stop ? 'button' : 'submit'} onClick={() => stop?.()}>
              {stop ? restWords.questions.stop : restWords.questions.ask}
            </Button>
          </span>
        </>
      )}
      <div role="status">{last && <Said {...props} last={last} />}</div>
      {last?.kind === 'answer' && !last.cut && (
        <span>
          <Button
            onClick={() =>
              ask({
                kind: 'change',
                words: last.question,
                without: [],
                answer: last.text,
                language: language ?? undefined,
              })
            }
          >
            {restWords.questions.doThat}
          </Button>
        </span>
      )}
      <Offers words={words} />
    </>
  );
}

const WISHES = ['quicker', 'simpler', 'forChildren'] as const;

interface ChangesProps {
  receiver: Receiver;
  change(words: string): void;
}

/** Who gets the recipe, and a few wishes. */
function Changes({ receiver, change }: ChangesProps) {
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
  const offers = /[?？]\s*$/.test(words) ? [] : found.filter((one) => alsoAvoid(preferences, one));
  return (
    <AvoidOffers
      offers={offers}
      about={restWords.offers.thisOnly}
      onTake={(offer) => {
        const changed = alsoAvoid(preferences, offer);
        if (changed) kitchen.changePreferences(changed);
      }}
    />
  );
}

interface SaidProps extends AskingProps {
  last: Asked;
}

const NO_LIST: readonly string[] = [];

function Said({ last, Judged }: SaidProps) {
  if (last.kind === 'judging') return null;
  if (last.kind === 'asking') return <p>{restWords.questions.asking(last.model)}</p>;
  if (last.kind === 'safety') {
    return (
      <Judged {...last.recipe} allergens={last.allergens} showsText={false}>
        {(isFound) => (
          <p>
            {restWords.questions.safety}{' '}
            {isFound ? restWords.questions.found : restWords.questions.nothingToFind}
          </p>
        )}
      </Judged>
    );
  }
  if (last.kind !== 'answer') return <p>{restWords.questions[last.kind]}</p>;
  return (
    <>
      <Judged text={last.text} cut={last.cut} askedWith={NO_LIST} showsText />
      {last.cut && <p>{restWords.questions.cut}</p>}
      <small>{restWords.questions.by(last.model)}</small>
    </>
  );
}

type Outcome =
  | { kind: 'judging' }
  | { kind: 'asking'; model: string; stop(): void }
  | { kind: 'answer'; model: string; text: string; cut: boolean }
  | { kind: 'safety'; allergens: readonly Allergen[] }
  | { kind: 'unclear' | 'failed' | 'stopped' };

/** The last question about a recipe, and what came of it. No storage keeps it. */
type Asked = Outcome & { recipe: Recipe; question: string };
