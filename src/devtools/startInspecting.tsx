import { createBrowserInspector } from '@statelyai/inspect';
import { createRoot } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';
import { download } from '../browser/download';
import { toPlain } from './plain';
import { createRecorder } from './recorder';
import { writeRecording } from './recording';
import { Toolbar } from './Toolbar';

/**
 * Puts the developer's tools on the page: Stately Inspector, and a recording of what the machines
 * go through.
 *
 * @param secrets what neither may hold, whatever it looks like; undefined ones are passed over
 * @returns the `inspect` option of each root actor that is to be inspected, and the way to hide a
 *   secret that is known only later
 */
export function startInspecting(secrets: readonly (string | undefined)[]): {
  inspect(event: InspectionEvent): void;
  hide(secret: string): void;
} {
  const known = secrets.filter((secret) => secret !== undefined);
  const recorder = createRecorder(known);
  const inspector = createBrowserInspector({
    autoStart: false,
    // The window is told of all that was before it opened. By default the oldest is dropped, which
    // is the actors' registration, without which the window shows nothing.
    maxDeferredEvents: Number.POSITIVE_INFINITY,
    // All that is sent passes here: contexts and events, and what is told of calls and errors.
    serialize: (event) => toPlain(event, known) as typeof event,
  });

  let isStarted = false;

  function openInspector() {
    const { adapter } = inspector;
    if (adapter.targetWindow && !adapter.targetWindow.closed) {
      adapter.targetWindow.focus();
    } else if (isStarted) {
      // Another start would have the window told of everything twice.
      adapter.targetWindow = window.open(adapter.options.url, 'xstateinspector');
    } else {
      inspector.start();
      isStarted = true;
    }
  }

  function downloadRecording() {
    const recording = recorder.recording();
    const file = new Blob([writeRecording(recording)], { type: 'application/json' });
    download(`visit-${recording.began.slice(0, 19).replaceAll(':', '-')}.json`, file);
  }

  const tools = document.body.appendChild(document.createElement('aside'));
  tools.setAttribute('aria-label', "Developer's tools");
  createRoot(tools).render(<Toolbar onOpen={openInspector} onDownload={downloadRecording} />);

  /** React's strict mode makes an actor that it never starts, of which nothing is to be told. */
  const unstarted = new Map<unknown, InspectionEvent>();

  return {
    inspect(event) {
      recorder.inspect(event);
      if (event.type === '@xstate.actor') {
        unstarted.set(event.actorRef, event);
        return;
      }
      const registration = unstarted.get(event.actorRef);
      if (registration) inspector.inspect.next?.(registration);
      unstarted.delete(event.actorRef);
      inspector.inspect.next?.(event);
    },
    hide: (secret) => void known.push(secret),
  };
}
