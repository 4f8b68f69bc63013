import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { avoidsSomething } from '../../machines/kitchen/preferences';
import type { Idea } from '../../machines/kitchen/recipe';
import { canAsk } from '../../machines/recipe/recipeMachine';
import type { Wish } from '../../machines/recipe/request';
import { useStore } from '../browser/store';
import { learnFor } from '../foods';
import { languagesIn } from '../reading';
import { useActors } from '../ui/Actors';
import { Button } from '../ui/Button';
import { limitText } from '../ui/limitText';
import * as recipeWords from '../words/en/recipe';
import labelStyles from './allergens/AllergenStatements.module.css';
import { useKnownTitles } from './changes/RequestItems';
import type { RecipeTools } from './createRecipeTools';
import styles from './Ideas.module.css';
import { type IdeaCard, judgeIdeas } from './judgeIdeas';
import { useLanguages } from './useLanguages';

const MOST_NAMED = 3;

interface IdeasProps {
  ideas: readonly Idea[];
  tools: Pick<RecipeTools, 'kitchenCheck'>;
}

export function Ideas({ ideas, tools }: IdeasProps) {
  const { recipe, kitchen: list, ask } = useActors();
  const titlesNow = useKnownTitles();
  const preferences = useStore(list, (now) => now.preferences);
  const isPossible = useSelector(recipe, (snapshot) => canAsk(snapshot));
  const kitchen = useStore(tools.kitchenCheck.kitchen);
  const languages = useLanguages();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a language tells more of what is in an idea
  const { cards, leftOut, contained } = useMemo(() => {
    // Learning while React renders would render other views.
    queueMicrotask(() => learnLanguagesOf(ideas));
    return judgeIdeas(ideas, kitchen, preferences);
  }, [ideas, kitchen, preferences, languages]);
  const middle = middleOf(ideas);

  const askForIdeas = (below?: number) => ask({ kind: 'ideas', titles: titlesNow(), below });

  return (
    <>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Card key={card.idea.title} {...card} ask={isPossible ? ask : undefined} />
        ))}
      </ul>
      <div className={styles.end} dir="ltr">
        {leftOut > 0 && <p>{recipeWords.ideas.leftOut(leftOut, contained)}</p>}
        {avoidsSomething(preferences) && <p>{recipeWords.ideas.notChecked}</p>}
        {isPossible && (
          <div className={styles.ways} aria-live="off">
            <Button onClick={() => askForIdeas()}>{recipeWords.ideas.others}</Button>
            {middle && (
              <Button onClick={() => askForIdeas(middle)}>{recipeWords.ideas.quicker}</Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function learnLanguagesOf(ideas: readonly Idea[]) {
  const text = ideas.map(({ words }) => words).join('\n');
  learnFor({ codes: languagesIn(text), list: [text] });
}

interface CardProps extends IdeaCard {
  ask: ((wish: Wish) => void) | undefined;
}

function Card({ idea, kitchen, mayContain, notChecked, notComplete, ask }: CardProps) {
  const { title, minutes } = idea;
  const needs = kitchen?.needed.map((name) => limitText(name)) ?? [];
  const more = needs.length - MOST_NAMED;
  const facts = [
    minutes !== null && recipeWords.ideas.time(minutes),
    kitchen && recipeWords.ideas.uses(kitchen.count, kitchen.total),
    needs.length > 0 &&
      recipeWords.ideas.needs(
        more > 0 ? [...needs.slice(0, MOST_NAMED), recipeWords.ideas.more(more)] : needs,
      ),
  ].filter(Boolean);
  return (
    <li className={styles.card}>
      <h3>
        <button
          type="button"
          data-look="text"
          aria-disabled={!ask}
          onClick={() => ask?.({ kind: 'dish', title })}
        >
          <bdi>{limitText(title)}</bdi>
        </button>
      </h3>
      {facts.length > 0 && <p dir="ltr">{facts.join('\u00a0· ')}</p>}
      {mayContain.length > 0 && (
        <p dir="ltr">
          <span className={labelStyles.open}>{recipeWords.ideas.mayContain(mayContain)}</span>
        </p>
      )}
      {notChecked.length > 0 && <p dir="ltr">{recipeWords.ideas.notCheckedFor(notChecked)}</p>}
      {notComplete.length > 0 && <p dir="ltr">{recipeWords.ideas.notCompleteFor(notComplete)}</p>}
    </li>
  );
}

/** The middle of the known times; undefined without any. */
function middleOf(ideas: readonly Idea[]): number | undefined {
  const times = ideas.flatMap(({ minutes }) => minutes ?? []).sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)];
}
