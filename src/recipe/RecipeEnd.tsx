import { useSelector } from '@xstate/react';
import { type ReactNode, type SubmitEvent, useMemo, useState } from 'react';
import { isBlank } from '../../machines/kitchen/ingredientList';
import type { Waivable } from '../../machines/kitchen/preferences';
import { isFromBook } from '../../machines/kitchen/recipe';
import { canAsk } from '../../machines/recipe/recipeMachine';
import { useStore } from '../browser/store';
import { type Receiver, useActors } from '../ui/Actors';
import { Button } from '../ui/Button';
import { useLimit } from '../ui/useLimit';
import * as recipeWords from '../words/en/recipe';
import { AllergenStatements } from './allergens/AllergenStatements';
import { isQuestion, type JudgedProps } from './changes/Asking';
import { canChange } from './changes/canChange';
import { copyComponents } from './components';
import { openRecipe } from './openRecipe';
import type { RecipeContentProps } from './RecipeContent';
import { CopyProvider, RecipeProvider, useRecipe } from './RecipeContext';
import styles from './RecipeEnd.module.css';
import { RecipeView } from './RecipeView';

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
  const { recipe, takesConversation } = useActors();
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
  return isChangeable && takesConversation && <ChangeField start={start} />;
}

/** A line that, with the focus, says who gets the recipe, and offers a few wishes. */
function ChangeField({ start }: { start: string }) {
  const { tools, reading } = useRecipe();
  const { questions } = tools;
  const { document } = reading;
  const asking = useStore(questions);
  const { ask, findReceiver } = useActors();
  const { limits, note } = useLimit(LONGEST_CHANGE, start);
  const [receiver, setReceiver] = useState<Receiver | null>(null);
  const [words, setWords] = useState(start);
  const asks = isQuestion(words);

  const change = (words: string) =>
    ask({ kind: 'change', words, without: [], language: document.language ?? undefined });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (asks) asking?.ask(words.trim());
    else if (!isBlank(words)) change(words.trim());
  }

  return (
    <form
      className={styles.form}
      dir="ltr"
      // The visitor may have connected another model since.
      onFocus={() => {
        questions.preload();
        findReceiver().then(setReceiver, () => setReceiver(null));
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
      {asking && (
        <asking.Asking
          {...{ receiver, words, change, Judged }}
          isQuestion={asks}
          language={document.language}
        />
      )}
    </form>
  );
}

/** The words are as safe as a recipe. */
function Judged({ allergens = [], showsText, children, ...judged }: JudgedProps) {
  const { text, cut, askedWith, source } = judged;
  const { recipe, kitchen } = useActors();
  const around = useRecipe();
  const preferences = useStore(kitchen, (now) => now.preferences);
  const all = [...new Set([...preferences.allergens, ...allergens])];
  const opened = useMemo(
    () => openRecipe({ text, cut, askedWith, source }, kitchen),
    [text, cut, askedWith, source, kitchen],
  );
  const found = opened.check({ ...preferences, allergens: all });
  return (
    <>
      {children?.(found !== null)}
      {found && (
        <AllergenStatements check={found.check} recipe={recipe} isBrief={showsText} onSwap={null} />
      )}
      {showsText && (
        <CopyProvider around={{ ...around, ...opened, id: text }}>
          <RecipeView reading={opened.reading} components={copyComponents} />
        </CopyProvider>
      )}
    </>
  );
}
