import { useSelector } from '@xstate/react';
import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Choice, Link } from '../../machines/connection/connectionMachine';
import type { Diagnosis } from '../../machines/connection/diagnosis';
import { goTo } from '../browser/focus';
import { Dialog } from '../ui/Dialog';
import * as restWords from '../words/en/rest';
import { momentOf } from '../words/locale';
import { ExplanationText, ModelsContext } from './CandidateForm';
import { ChoicePanel } from './ChoicePanel';
import type { ModelController } from './control/createModelController';
import { explain } from './control/explain';
import styles from './ModelDialog.module.css';

/** The choices that call models of the hub for the visitor's own account. */
const USES_ACCOUNT: Partial<Record<Choice, true>> = { signIn: true, token: true };

interface ModelDialogProps {
  controller: ModelController;
  footer?(onFocusLost: () => void): ReactNode;
  /** The visitor closes it while a model is tested, which ends the test. */
  onTestStopped(): void;
  onClose(): void;
}

/** Which models a visitor can choose, and which of them is in use. */
function useChoices({ actor, browserModel, settings, host }: ModelController) {
  const hasHostModel = host.model !== null;
  const current = useSelector(actor, ({ context }) => context.current.choice);
  const hasBrowserModel = useSelector(
    browserModel,
    (snapshot) =>
      !(['unknown', 'checking', 'unavailable'] as const).some((state) => snapshot.matches(state)),
  );
  const isOffered: Record<Choice, boolean> = {
    host: hasHostModel,
    signIn: Boolean(settings.clientId) || current === 'signIn',
    token: true,
    browser: hasBrowserModel || current === 'browser',
    local: true,
    sample: true,
  };
  /** If the host has no model, the host's choice shows as the sample recipes. */
  const shownAs = (choice: Choice) => (choice === 'host' && !hasHostModel ? 'sample' : choice);
  return {
    choices: (Object.keys(restWords.modelTitles) as Choice[]).filter((choice) => isOffered[choice]),
    inUse: shownAs(current),
    first: shownAs(actor.getSnapshot().context.candidate?.choice ?? current),
  };
}

/** Opens when it mounts. Give it another `key` each time you open it. */
export function ModelDialog({ controller, footer, onTestStopped, onClose }: ModelDialogProps) {
  const { choices, inUse, first } = useChoices(controller);
  const [selected, setSelected] = useState(first);
  const selectedInput = useRef<HTMLInputElement>(null);
  const focusChoice = () => goTo(selectedInput.current);
  const { actor, liveModels } = controller;
  useEffect(() => {
    if (USES_ACCOUNT[selected]) liveModels.send({ type: 'list.show' });
  }, [selected, liveModels]);

  return (
    <Dialog
      heading={restWords.model.heading}
      initialFocus={selectedInput}
      footer={footer?.(focusChoice)}
      onDismiss={() => {
        if (actor.getSnapshot().hasTag('busy')) onTestStopped();
        controller.discardCandidate();
      }}
      onClose={onClose}
    >
      <p>{restWords.model.about}</p>
      <CurrentConnection controller={controller} />
      <ModelsContext value={{ controller, focusChoice }}>
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{restWords.model.heading}</legend>
          {choices.map((choice) => (
            <Fragment key={choice}>
              {choice === 'local' && (
                <details className={styles.fold}>
                  <summary>{restWords.model.more}</summary>
                </details>
              )}
              <ModelChoice
                ref={choice === selected ? selectedInput : null}
                choice={choice}
                isSelected={choice === selected}
                isInUse={choice === inUse}
                onSelect={() => setSelected(choice)}
              />
            </Fragment>
          ))}
        </fieldset>
      </ModelsContext>
    </Dialog>
  );
}

interface ModelChoiceProps extends ComponentProps<typeof ChoicePanel> {
  ref: Ref<HTMLInputElement>;
  isSelected: boolean;
  onSelect(): void;
}

function ModelChoice({ ref, isSelected, onSelect, ...panel }: ModelChoiceProps) {
  const { choice, isInUse } = panel;
  return (
    <div className={styles.choice}>
      <label className="box-row">
        <input
          ref={ref}
          type="radio"
          name="model-choice"
          checked={isSelected}
          aria-describedby={`model-${choice}-summary`}
          onChange={onSelect}
        />
        <span>{restWords.modelTitles[choice]}</span>
        {isInUse && <span className={styles.inUse}>{restWords.model.inUse}</span>}
      </label>
      <p id={`model-${choice}-summary`} className={styles.summary}>
        {restWords.modelSummaries[choice]}
      </p>
      <div hidden={!isSelected}>
        <ChoicePanel {...panel} />
      </div>
    </div>
  );
}

function CurrentConnection({ controller }: { controller: ModelController }) {
  const { actor, host } = controller;
  const link = useSelector(actor, ({ context }) => context.current);
  const diagnosis = useSelector(actor, ({ context }) => context.diagnosis);
  const isExpired = useSelector(actor, (snapshot) => snapshot.matches({ current: 'expired' }));
  const failure: Diagnosis | null = isExpired ? { kind: 'signInExpired' } : diagnosis;
  const trouble = failure && explain(failure, link.choice);

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
  return restWords.inUse[said](shown ?? '', userName ?? '', end);
}
