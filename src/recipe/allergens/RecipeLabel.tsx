import { useEffect } from 'react';
import { avoidsSomething } from '../../../machines/kitchen/preferences';
import { useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import * as recipeWords from '../../words/en/recipe';
import * as restWords from '../../words/en/rest';
import type { Openable } from '../openRecipe';
import styles from './AllergenStatements.module.css';
import { keyOf, type Labels } from './createLabels';

const LOOKS = { contains: 'mark', 'may contain': 'open', 'not checked': 'mention' };

interface RecipeLabelProps {
  labels: Labels;
  recipe: Openable;
}

/** Says beside a recipe's name what the visitor avoids in it. Says nothing only if its page says "no mention". */
export function RecipeLabel(props: RecipeLabelProps) {
  return useAvoids() && <Known {...props} />;
}

function Known({ labels, recipe }: RecipeLabelProps) {
  const label = useStore(labels.of(keyOf(recipe)));
  useEffect(() => {
    if (label === undefined) labels.want(recipe);
  });
  if (label === null) return null;
  const { look, words } = label ?? { look: 'not checked', words: recipeWords.allergens.checking };
  return <span className={styles[LOOKS[look]]}>{words}</span>;
}

/** What no label means. */
export const LabelLegend = () => useAvoids() && <small>{restWords.labels.legend}</small>;

const useAvoids = () => useStore(useActors().kitchen, (now) => avoidsSomething(now.preferences));
