import { type ReactNode, useMemo } from 'react';
import type { DishParts } from '../recipe/markdown/Markdown';
import type { DishStepProps } from '../cooking/CookingView';
import { DishTools } from '../recipe/RecipeToolbar';
import { openProgress, ProgressContext } from '../cooking/progress';
import { rehypeCooking } from '../recipe/document/rehypeCooking';
import { Tick } from '../cooking/Tick';
import { cookTimers } from './cookTimers';
import { rehypeDurations, TimersContext, components as timerComponents } from '../timers';
import { DishVideo } from '../cooking/RecipeVideo';
import { rehypeVideos } from '../recipe/document/rehypeVideos';

interface FrameProps {
  /** The recipe as its writer wrote it. */
  text: string;
  children: ReactNode;
}

export { Dock, takeDock } from './Dock';

/** Knows how far the cook has come with this recipe, and what is timed. */
function Frame({ text, children }: FrameProps) {
  const progress = useMemo(() => openProgress(text), [text]);
  return (
    <TimersContext value={cookTimers()}>
      <ProgressContext value={progress}>{children}</ProgressContext>
    </TimersContext>
  );
}

/** What stands for the elements that the plugins make, by names that are no HTML. */
const parts: Record<string, unknown> = {
  'dish-video': DishVideo,
  'dish-tick': Tick,
  'dish-tools': DishTools,
  'dish-ingredients': ({ children }: { children?: ReactNode }) => children,
  'dish-step': ({ children }: DishStepProps) => children,
};

/** What a recipe becomes with the tools for cooking it. */
export const dish: DishParts = {
  rehypePlugins: [rehypeVideos, rehypeDurations, rehypeCooking],
  components: { ...timerComponents, ...parts },
  Frame,
};
