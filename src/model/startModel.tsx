import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { InspectionEvent, SnapshotFrom } from 'xstate';
import { type connectionMachine, HOST_LINK, type Link } from '../../machines/connectionMachine';
import { takeSignInAnswer } from '../browser/address/signIn';
import type { LazyConnection } from '../connections/lazyConnections';
import type { ModelStatus } from '../app/ModelContext';
import type { Settings } from '../app/settings';
import {
  isSigningIn,
  keepConnection,
  restoreConnection,
  restoreSignIn,
} from './connectionStorage';
import { createConnectionActor } from './createConnectionActor';
import { ModelDialog } from './ModelDialog';
import { createSecrets } from './secrets';
import { watchConnection } from './watchConnection';

interface Options {
  settings: Settings;
  /** What the host has built in. */
  host: LazyConnection;
  inspection: { inspect(event: InspectionEvent): void; hide(secret: string): void } | undefined;
  /** Told whenever the page's word on the model in use has changed. */
  onStatus(status: ModelStatus): void;
  /** Told whenever requests go elsewhere from now on. */
  onChange(): void;
}

/** What connects models, once it runs. */
export interface ModelDesk {
  /** What a request goes to now. */
  readonly connection: LazyConnection;
  open(): void;
}

/** Starts what connects models: the machine, what the tab keeps of it, and the dialog. */
export function startModel(options: Options): ModelDesk {
  const { settings, inspection, onStatus, onChange } = options;
  const signInAnswer = takeSignInAnswer(isSigningIn());
  const secrets = createSecrets(inspection?.hide);
  const kept = restoreConnection(Date.now());
  if (kept?.token) secrets.set(kept.link, kept.token);
  const actor = createConnectionActor({
    settings,
    secrets,
    link: kept?.link,
    answer: signInAnswer,
    inspect: inspection?.inspect,
  });

  let inUse: Link | undefined;
  let connection = options.host;

  actor.subscribe((snapshot) => {
    const { context } = snapshot;
    const isExpired = snapshot.matches({ use: 'expired' });
    if (isExpired) secrets.forget(context.inUse);
    if (context.inUse !== inUse) {
      const isFirst = inUse === undefined;
      inUse = context.inUse;
      connection = watchConnection(inUse, { ...options, actor, secrets });
      if (!isFirst) onChange();
    }
    keepConnection(inUse, secrets.get(inUse));
    onStatus(statusOf(snapshot));
  });
  actor.start();

  // The way back from the hub may lead to the page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) actor.send({ type: 'trial.end' });
  });

  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);

  let openings = 0;

  function show() {
    openings += 1;
    flushSync(() =>
      root.render(
        <StrictMode>
          <ModelDialog opening={openings} actor={actor} settings={settings} secrets={secrets} />
        </StrictMode>,
      ),
    );
    place.querySelector('dialog')?.showModal();
    place.querySelector<HTMLElement>('input:checked')?.focus();
  }

  function open() {
    if (place.querySelector('dialog')?.open) return;
    // A closing is told with the next frame only: the dialog may be opened again before.
    actor.send({ type: 'trial.end' });
    show();
  }

  if (signInAnswer) {
    const model = restoreSignIn().model ?? settings.model;
    actor.send({ type: 'signIn.return', candidate: { ...HOST_LINK, choice: 'signIn', model } });
    show();
  }

  return {
    get connection() {
      return connection;
    },
    open,
  };
}

const CONDITIONS = {
  notValid: 'refused',
  notAllowed: 'refused',
  outOfCredit: 'out of credit',
  notReachable: 'no answer',
};

function statusOf({ value, context }: SnapshotFrom<typeof connectionMachine>): ModelStatus {
  const { use } = value;
  const condition = typeof use === 'object' ? CONDITIONS[use.refused] : '';
  return { choice: context.inUse.choice, condition: use === 'expired' ? use : condition };
}
