import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from '../../browser/store';
import type { ReadStep } from '../../reading';
import * as restWords from '../../words/en/rest';
import { statementsOf } from '../allergens/statementsOf';
import { getReady } from '../ReadyPage';
import { useRecipe, useRecipeCheck } from '../RecipeContext';
import { sayUnsafe, unsafeSteps } from './cookedThrough';

const SPEECH_TOOLS = {
  statementsOf,
  getReady,
  // Another language replaces the words after this module has loaded.
  oven: (...heat: Parameters<typeof restWords.cookingView.oven>) =>
    restWords.cookingView.oven(...heat),
  unsafeSteps,
  sayUnsafe,
};

/** The voice, which reads a step aloud to a cook who wants it. It falls silent when the view closes. */
export function useVoice(step: ReadStep) {
  const opened = useRecipe();
  const found = useRecipeCheck();
  const aloud = useStore(opened.tools.aloud);
  const isWanted = useSelector(aloud?.actor, (snapshot) => snapshot?.hasTag('wanted') ?? false);
  const read = (one: ReadStep) => aloud?.read({ opened, step: one, found, tools: SPEECH_TOOLS });
  const begin = useEffectEvent(() => read(step));

  useEffect(() => {
    if (!aloud) return;
    begin();
    return () => aloud.actor.send({ type: 'aloud.leave' });
  }, [aloud]);

  return { aloud, isWanted, read };
}
