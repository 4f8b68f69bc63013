import type { LazyPart } from '../browser/loading/lazyPart';
import { messages } from './messages';
import type { Page } from './Page';

interface DropsPage extends Pick<Page, 'recipe' | 'incoming'> {
  parts: { photo: LazyPart<unknown>; cookbook: LazyPart<unknown> };
}

/** A browser would leave the page for dropped files. Returns a function that stops this. */
export function takeDrops({ recipe, parts, incoming }: DropsPage): () => void {
  const events = new AbortController();
  for (const type of ['dragover', 'drop', 'paste'] as const) {
    addEventListener(type, take, { signal: events.signal });
  }

  function take(event: DragEvent | ClipboardEvent) {
    const isPaste = 'clipboardData' in event;
    const data = isPaste ? event.clipboardData : event.dataTransfer;
    const types = data?.types ?? [];
    // A program may copy a picture of its text beside the text.
    if (
      event.defaultPrevented ||
      !types.includes('Files') ||
      (isPaste && types.includes('text/plain'))
    )
      return;
    event.preventDefault();
    const files = [...(data?.files ?? [])];
    if (event.type === 'dragover' || !files[0]) return;
    const name = files[0].type.startsWith('image/') ? 'photo' : 'cookbook';
    parts[name].load().then(
      () => incoming.set({ files, name: name === 'photo' ? name : 'bring' }),
      () => recipe.send({ type: 'link.report', text: messages[name] + messages.couldNotOpen }),
    );
  }

  return () => events.abort();
}
