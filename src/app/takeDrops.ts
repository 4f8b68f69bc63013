import type { LazyPart } from '../browser/loading/lazyPart';
import type { Application, Incoming } from './Application';
import { messages } from './messages';

/**
 * Opens a dropped or pasted picture in the dialog that looks for foods, and other dropped files in the one for
 * recipes from elsewhere. A browser would open them in place of the page.
 *
 * @returns a function that stops this
 */
export function takeDrops({
  recipe,
  parts,
  incoming,
}: Pick<Application, 'recipe' | 'parts' | 'incoming'>): () => void {
  const events = new AbortController();
  for (const type of ['dragover', 'drop', 'paste'] as const) {
    addEventListener(type, take, { signal: events.signal });
  }

  function take(event: DragEvent | ClipboardEvent) {
    const isPaste = 'clipboardData' in event;
    const data = isPaste ? event.clipboardData : event.dataTransfer;
    if (event.defaultPrevented || !data?.types.includes('Files')) return;
    // A browser shows the files only at the drop, not while they are dragged.
    const files = [...data.files];
    const picture = files.find(({ type }) => type.startsWith('image/'));
    // A program may copy a picture of its text beside the text.
    if (isPaste && (!picture || data.types.includes('text/plain'))) return;
    event.preventDefault();
    if (!files[0]) return;
    const open = (part: LazyPart<unknown>, brought: Incoming, name: string) =>
      part.load().then(
        () => incoming.set(brought),
        () => recipe.send({ type: 'link.report', text: name + messages.couldNotOpen }),
      );
    if (picture) open(parts.photo, { picture }, messages.photo);
    else open(parts.cookbook, { files }, messages.cookbook);
  }

  return () => events.abort();
}
