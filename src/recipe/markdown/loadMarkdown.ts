import { lazyPart } from '../../browser/lazyPart';

/** The code that renders markdown. */
const markdown = lazyPart(() => import('./Markdown'));

export const loadMarkdown = markdown.load;

/** The component that renders markdown; null until `loadMarkdown` has fetched it. */
export function useMarkdown() {
  return markdown.use()?.Markdown ?? null;
}
