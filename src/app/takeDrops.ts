import type { Application } from './Application';
import { messages } from './messages';

/**
 * Opens dropped files in the dialog for recipes from elsewhere. A browser would open them in place of the page.
 *
 * @returns a function that stops this
 */
export function takeDrops({
  recipe,
  parts,
  incoming,
}: Pick<Application, 'recipe' | 'parts' | 'incoming'>): () => void {
  const events = new AbortController();
  for (const type of ['dragover', 'drop'] as const) {
    addEventListener(type, take, { signal: events.signal });
  }

  function take(event: DragEvent) {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    // A browser shows the files only at the drop, not while they are dragged.
    const files = [...dataTransfer.files];
    if (files[0])
      parts.cookbook.load().then(
        () => incoming.set({ files }),
        () => recipe.send({ type: 'link.report', text: messages.cookbook + messages.couldNotOpen }),
      );
  }

  return () => events.abort();
}
