import { useSelector } from '@xstate/react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { isBlank } from '../../machines/kitchen/ingredientList';
import type { Waivable } from '../../machines/kitchen/preferences';
import { isFromBook } from '../../machines/kitchen/recipe';
import { canAsk } from '../../machines/recipe/recipeMachine';
import { useStore } from '../browser/store';
import { type Receiver, useActors } from '../ui/Actors';
import { Button } from '../ui/Button';
import { useLimit } from '../ui/useLimit';
import * as recipeWords from '../words/en/recipe';
import { isQuestion } from './changes/Asking';
import { canChange } from './changes/canChange';
import type { RecipeContentProps } from './RecipeContent';
import { RecipeProvider, useChange, useRecipe, useTakesWords } from './RecipeContext';
import styles from './RecipeEnd.module.css';

interface RecipeEndProps extends RecipeContentProps {
  children: ReactNode;
}

export function RecipeEnd({ children, ...props }: RecipeEndProps) {
  if (props.recipe.ideas) return null;
  return (
    <RecipeProvider {...props}>
      <div className={styles.end}>
        {props.recipe.waive && <WaiveButtons sets={props.recipe.waive} />}
        <ChangeForm key={props.recipe.text} />
        {children}
      </div>
    </RecipeProvider>
  );
}

function WaiveButtons({ sets }: { sets: readonly (readonly Waivable[])[] }) {
  const { recipe, ask } = useActors();
  const isPossible = useSelector(recipe, (snapshot) => canAsk(snapshot));
  if (!isPossible) return null;
  return sets.map((waive) => {
    const [first, ...others] = waive;
    return (
      <Button key={waive.join()} onClick={() => ask({ kind: 'sample', waive })}>
        <span>
          {others.length > 0 || !first
            ? recipeWords.changes.waiveAll
            : recipeWords.changes.waive[first]}
        </span>
      </Button>
    );
  });
}

const LONGEST_CHANGE = 200;

function ChangeForm() {
  const { recipe } = useActors();
  const takesWords = useTakesWords();
  const isChangeable = useSelector(recipe, (snapshot) => {
    const { recipe: shown } = snapshot.context;
    return shown !== null && !isFromBook(shown) && canChange(snapshot);
  });
  // Those that the visitor typed for a change, and stopped. A swap or an answer says more than words.
  const start = useSelector(recipe, ({ context: { asked, recipe: shown, hasArrived } }) =>
    asked.wish.kind === 'change' &&
    !(asked.wish.without[0] || asked.wish.answer || hasArrived) &&
    asked.recipe === shown?.text
      ? asked.wish.words
      : '',
  );
  return isChangeable && takesWords && <ChangeField start={start} />;
}

/** A line that, with the focus, says who gets the recipe, and offers a few wishes. */
function ChangeField({ start }: { start: string }) {
  const { tools, recipe } = useRecipe();
  const { questions } = tools;
  const asking = useStore(questions);
  const { findConnection } = useActors();
  const change = useChange();
  const { limits, note } = useLimit(LONGEST_CHANGE, start);
  const [receiver, setReceiver] = useState<Receiver | null>(null);
  const [words, setWords] = useState(start);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = words.trim();
    if (isQuestion(words)) asking?.question.send({ type: 'question.ask', recipe, words: typed });
    else if (!isBlank(words)) change(typed);
  }

  return (
    <form
      className={styles.form}
      dir="ltr"
      // The visitor may have connected another model since.
      onFocus={() => {
        questions.preload();
        findConnection().then(setReceiver, () => setReceiver(null));
      }}
      onSubmit={submit}
    >
      <input
        type="text"
        dir="auto"
        aria-label={recipeWords.changes.change}
        placeholder={recipeWords.changes.change}
        {...limits}
        onChange={({ target }) => setWords(target.value)}
        autoComplete="off"
        enterKeyHint="send"
      />
      {note}
      {asking && <asking.AskingView question={asking.question} {...{ receiver, words }} />}
    </form>
  );
}
