import { useSelector } from '@xstate/react';
import { type SubmitEvent, useState } from 'react';
import { isBlank } from '../../../machines/kitchen/ingredientList';
import { isFromBook } from '../../../machines/kitchen/recipe';
import { canChange } from '../../../machines/recipe/recipeSelectors';
import { useStore } from '../../browser/store';
import { type Receiver, useActors } from '../../ui/Actors';
import { useLimit } from '../../ui/useLimit';
import { useRecipe } from '../RecipeContext';
import { isQuestion } from './Asking';
import styles from './ChangeForm.module.css';
import { messages } from './messages';

const LONGEST_CHANGE = 200;

/** A line that, with the focus, says who gets the recipe, and offers a few wishes. */
export function ChangeForm() {
  const { tools, reading } = useRecipe();
  const { questions } = tools;
  const { document } = reading;
  const asking = useStore(questions);
  const { ask, findReceiver, recipe, takesConversation } = useActors();
  const isChangeable = useSelector(recipe, (snapshot) => {
    const { recipe: shown } = snapshot.context;
    return shown !== null && !isFromBook(shown) && canChange(snapshot);
  });
  const { limits, note } = useLimit(LONGEST_CHANGE);
  const [receiver, setReceiver] = useState<Receiver | null>(null);
  const [words, setWords] = useState('');
  const asks = isQuestion(words);
  if (!isChangeable || !takesConversation) return null;

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
        aria-label={messages.change}
        placeholder={messages.change}
        {...limits}
        onChange={({ target }) => setWords(target.value)}
        autoComplete="off"
        enterKeyHint="send"
      />
      {note}
      {asking && <asking.Asking {...{ receiver, words, change }} isQuestion={asks} />}
    </form>
  );
}
