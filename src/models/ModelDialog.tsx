import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode, useCallback, useRef, useState } from 'react';
import type { Choice, Link } from '../../machines/connection/connectionMachine';
import { Dialog } from '../ui/Dialog';
import { momentOf } from '../ui/language';
import { ChoicePanel } from './ChoicePanel';
import type { ModelController } from './control/createModelController';
import { explain } from './control/explain';
import { ExplanationText } from './ExplanationText';
import styles from './ModelDialog.module.css';
import { inUseMessages, messages, summaries, titles } from './messages';

/** The choices that call models of the hub for the visitor's own account. */
const USES_ACCOUNT: Partial<Record<Choice, true>> = { signIn: true, token: true };

interface ModelDialogProps {
  controller: ModelController;
  footer?(onFocusLost: () => void): ReactNode;
  onClose(): void;
}

/** Opens when it mounts. Give it another `key` each time you open it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the markup of one dialog, in the order of the page
export function ModelDialog({ controller, footer, onClose }: ModelDialogProps) {
  const { actor, browserModel, settings, host, liveModels, discardCandidate } = controller;
  const hasHostModel = host.model !== null;
  const current = useSelector(actor, ({ context }) => context.current.choice);
  const hasBrowserModel = useSelector(
    browserModel,
    (snapshot) =>
      !(['unknown', 'checking', 'unavailable'] as const).some((state) => snapshot.matches(state)),
  );
  /** If the host has no model, the host's choice shows as the sample recipes. */
  const shownAs = (choice: Choice) => (choice === 'host' && !hasHostModel ? 'sample' : choice);
  const [selected, setSelected] = useState(() =>
    shownAs(actor.getSnapshot().context.candidate?.choice ?? current),
  );
  const selectedInput = useRef<HTMLInputElement>(null);

  const loadModels = useCallback(
    (panel: HTMLDivElement | null) => {
      if (panel) liveModels.load();
    },
    [liveModels],
  );

  const isOffered: Record<Choice, boolean> = {
    host: hasHostModel,
    signIn: Boolean(settings.clientId) || current === 'signIn',
    token: true,
    browser: hasBrowserModel || current === 'browser',
    local: true,
    sample: true,
  };

  return (
    <Dialog
      heading={messages.heading}
      initialFocus={selectedInput}
      footer={footer?.(() => selectedInput.current?.focus())}
      onDismiss={discardCandidate}
      onClose={onClose}
    >
      <CurrentConnection controller={controller} />
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{messages.choices}</legend>
        {(Object.keys(titles) as Choice[])
          .filter((choice) => isOffered[choice])
          .map((choice) => (
            <Fragment key={choice}>
              {choice === 'local' && (
                <details className={styles.fold}>
                  <summary>{messages.more}</summary>
                </details>
              )}
              <div className={styles.choice}>
                <label className="box-row">
                  <input
                    ref={choice === selected ? selectedInput : null}
                    type="radio"
                    name="model-choice"
                    checked={choice === selected}
                    aria-describedby={`model-${choice}-summary`}
                    onChange={() => setSelected(choice)}
                  />
                  <span>{titles[choice]}</span>
                  {choice === shownAs(current) && (
                    <span className={styles.inUse}>{messages.inUse}</span>
                  )}
                </label>
                <p id={`model-${choice}-summary`} className={styles.summary}>
                  {summaries[choice]}
                </p>
                <div
                  ref={choice === selected && USES_ACCOUNT[choice] ? loadModels : null}
                  hidden={choice !== selected}
                >
                  <ChoicePanel
                    choice={choice}
                    isInUse={choice === shownAs(current)}
                    controller={controller}
                    focusChoice={() => selectedInput.current?.focus()}
                  />
                </div>
              </div>
            </Fragment>
          ))}
      </fieldset>
    </Dialog>
  );
}

function CurrentConnection({ controller }: { controller: ModelController }) {
  const { actor, host } = controller;
  const link = useSelector(actor, ({ context }) => context.current);
  const diagnosis = useSelector(actor, ({ context }) => context.diagnosis);
  const isExpired = useSelector(actor, (snapshot) => snapshot.matches({ current: 'expired' }));
  const trouble = isExpired
    ? { problem: messages.expired, remedy: messages.expiredRemedy }
    : diagnosis && explain(diagnosis, link.choice);

  return (
    <div className={styles.current} data-works={!trouble}>
      <ExplanationText {...(trouble ?? { problem: describeLink(link, host.model) })} />
    </div>
  );
}

function describeLink({ choice, model, userName, expiresAt }: Link, hostModel: string | null) {
  const shown = choice === 'host' ? hostModel : model;
  const said = choice === 'host' && shown === null ? 'sample' : choice;
  const end = expiresAt === null ? '' : momentOf(expiresAt);
  return inUseMessages[said](shown ?? '', userName ?? '', end);
}
