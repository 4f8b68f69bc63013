import { createBrowserInspector } from '@statelyai/inspect';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { download } from '../browser/download';
import styles from './Toolbar.module.css';

/** How long the inspector's page may take to answer, in ms. */
const INSPECTOR_TIMEOUT = 10_000;

/**
 * Puts Stately Inspector and a log of the actors' events on the page. Returns the `inspect` option
 * of the actor system, and a function that hides one more secret. `secrets`: texts that neither may
 * hold, in any form.
 */
export function startInspecting(secrets: readonly (string | undefined)[]): {
  inspect(event: InspectionEvent): void;
  hide(secret: string): void;
} {
  const known = secrets.filter((secret) => secret !== undefined);
  const log = createEventLog(known);
  const inspector = createBrowserInspector({
    autoStart: false,
    // The window gets all events from before it opened. By default the inspector drops the oldest,
    // the actors' registration, and the window then shows nothing.
    maxDeferredEvents: Number.POSITIVE_INFINITY,
    serialize: (event) => toPlain(event, known) as typeof event,
  });

  let isStarted = false;

  async function openInspector(): Promise<boolean> {
    // Without a network, the window would show the browser's own error.
    if (!navigator.onLine) return false;
    const { adapter } = inspector;
    if (adapter.targetWindow && !adapter.targetWindow.closed) {
      adapter.targetWindow.focus();
      return true;
    }
    const connected = waitForInspector();
    if (isStarted) {
      // A second start would send the window everything twice.
      adapter.targetWindow = window.open(adapter.options.url, 'xstateinspector');
    } else {
      inspector.start();
      isStarted = true;
    }
    return connected;
  }

  const tools = document.body.appendChild(document.createElement('aside'));
  tools.setAttribute('aria-label', 'Developer tools');
  createRoot(tools).render(
    <Toolbar
      onOpen={openInspector}
      onDownload={() =>
        download('events.json', new Blob([log.write()], { type: 'application/json' }))
      }
    />,
  );

  return {
    inspect(event) {
      log.inspect(event);
      inspector.inspect.next?.(event);
    },
    hide: (secret) => void known.push(secret),
  };
}

function waitForInspector(): Promise<boolean> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    function end(isThere: boolean) {
      waiting.abort();
      resolve(isThere);
    }
    const listen = ({ data }: MessageEvent) => {
      if (Object(data).type === '@statelyai.connected') end(true);
    };
    addEventListener('message', listen, { signal: waiting.signal });
    setTimeout(end, INSPECTOR_TIMEOUT, false);
  });
}

interface ToolbarProps {
  /** Browsers block a window that does not follow a press. Resolves with whether it answers. */
  onOpen(): Promise<boolean>;
  onDownload(): void;
}

function Toolbar({ onOpen, onDownload }: ToolbarProps) {
  const [isMissing, setMissing] = useState(false);

  return (
    <div className={styles.toolbar}>
      <button type="button" onClick={async () => setMissing(!(await onOpen()))}>
        Open inspector
      </button>
      <button type="button" onClick={onDownload}>
        Download the event log
      </button>
      <output>
        {isMissing &&
          `${navigator.onLine ? 'Stately Inspector does not answer.' : 'Stately Inspector needs a network.'} The event log holds the same events and works offline.`}
      </output>
    </div>
  );
}

interface LoggedEvent {
  /** Since the page was opened, in ms. */
  at: number;
  actor: string;
  /** The actor that has sent the event; absent if none has. */
  from?: string;
  event: unknown;
  /** The machine's state afterwards; absent for other actors. */
  state?: unknown;
}

interface EventLog {
  inspect(event: InspectionEvent): void;
  /** JSON, one event on each line. */
  write(): string;
}

/** `secrets`: texts that the log must not hold, in any form. */
export function createEventLog(secrets: readonly string[]): EventLog {
  const logged: LoggedEvent[] = [];
  /** Only the message before the snapshot's names the sender. */
  const senders = new WeakMap<object, string>();

  return {
    inspect(told) {
      if (told.type === '@xstate.event' && told.sourceRef)
        senders.set(told.event, (told.sourceRef as AnyActorRef).id);
      if (told.type !== '@xstate.snapshot') return;
      const actor = told.actorRef as AnyActorRef;
      const { value } = Object(told.snapshot);
      const { event } = told;
      const at = Math.round(performance.now());
      const entry = { at, actor: actor.id, from: senders.get(event), event, state: value };
      logged.push(toPlain(entry, secrets) as LoggedEvent);
    },
    write: () => `[\n${logged.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`,
  };
}

const HIDDEN = '[hidden]';

/** How tokens of Hugging Face and of others begin, or the word before them in a header. */
const TOKEN = /\b(?:(?:hf_|sk-|gsk_|key_)[\w-]{8,}|Bearer\s+[\w.~+/=-]+)/g;

/** The names of fields that must not leave the page. */
const SECRET_NAME = /token|secret|password|authorization|api_?key|verifier/i;

/** These may reveal a visitor's health or faith. */
const PRIVATE_NAMES: ReadonlySet<string> = new Set([
  'preferences',
  // Fields of a change that a visitor asks for: "without milk".
  'words',
  'without',
  'changed',
  // What a question is about: "Does it contain milk?"
  'allergens',
  // What a voice says first: "Contains milk: butter".
  'announcement',
  'announcements',
  'warnings',
  'heard',
]);

/** An error keeps its name, status, diagnosis and message. The copy holds none of `secrets`. */
function toPlain(value: unknown, secrets: readonly string[]): unknown {
  function hide(text: string): string {
    return secrets
      .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text)
      .replace(TOKEN, HIDDEN);
  }

  function replace(name: string, part: unknown): unknown {
    if (PRIVATE_NAMES.has(name)) return HIDDEN;
    // A whole machine is in the event that starts its actor; the actor's own message has the chart.
    if (name === 'logic') return undefined;
    if (part instanceof Error) {
      const { status, diagnosis } = part as { status?: unknown; diagnosis?: unknown };
      return { name: part.name, status, diagnosis, message: part.message };
    }
    if (typeof part !== 'string') return part;
    return SECRET_NAME.test(name) ? HIDDEN : hide(part);
  }

  const json = JSON.stringify(value, replace);
  return json === undefined ? undefined : JSON.parse(json);
}
