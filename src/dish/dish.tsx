import { type ReactNode, useMemo } from 'react';
import type { DishParts } from '../markdown/Markdown';
import type { DishStepProps } from './cook/CookingView';
import { DishTools } from './cook/DishTools';
import { openProgress, ProgressContext } from './cook/progress';
import { rehypeCooking } from './cook/rehypeCooking';
import { Tick } from './cook/Tick';
import { DishVideo } from './video/DishVideo';
import { rehypeVideos } from './video/rehypeVideos';

interface FrameProps {
  /** The recipe as its writer wrote it. */
  text: string;
  children: ReactNode;
}

/** Knows how far the cook has come with this recipe. */
function Frame({ text, children }: FrameProps) {
  const progress = useMemo(() => openProgress(text), [text]);
  return <ProgressContext value={progress}>{children}</ProgressContext>;
}

/** What a recipe becomes with the tools for cooking it. */
export const dish: DishParts = {
  rehypePlugins: [rehypeVideos, rehypeCooking],
  components: {
    'dish-video': DishVideo,
    'dish-tick': Tick,
    'dish-tools': DishTools,
    'dish-ingredients': ({ children }: { children?: ReactNode }) => children,
    'dish-step': ({ children }: DishStepProps) => children,
  },
  Frame,
};
