import { createStore, type Store, useStore } from '../../browser/store';
import { askInTime } from '../../models/connections/call/ask';
import type { Answer } from '../../models/connections/connection';
import { writeQuestionMessages } from '../../models/prompt/questionPrompt';
import type { Asking } from '../../recipe/changes/Asking';
import type { AppContext } from '../AppContext';
import type { Asked, Outcome } from './AskingView';
import { AskingView } from './AskingView';

export function startAsking({
  recipe: actor,
  findConnection,
}: AppContext): Asking & { stop(): void } {
  const last: Store<Asked | null> = createStore<Asked | null>(null);
  let running: AbortController | undefined;

  const following = actor.subscribe(({ context }) => {
    if (context.recipe?.text === last.get()?.recipe.text) return;
    running?.abort();
    last.set(null);
  });

  async function ask(question: string) {
    const { recipe, preferences } = actor.getSnapshot().context;
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
      const { judgeQuestion } = await import('../../foods/languages/asked/judgeQuestion');
      const judged = await judgeQuestion(question, preferences);
      if (judged.kind !== 'other') return show({ ...judged, kind: judged.kind });
      const connection = await findConnection();
      own.signal.throwIfAborted();
      const model = connection.model ?? '';
      show({ kind: 'asking', model, stop });
      const messages = writeQuestionMessages(recipe.text, question, preferences);
      const read = ({ text, cut }: Answer) => ({ text, cut });
      const answer = await askInTime({ connection, messages, read }, own.signal);
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
