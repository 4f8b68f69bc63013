import type { Choice } from '../../machines/connection/connectionMachine';
import { Button } from '../ui/Button';
import { BrowserPanel } from './BrowserPanel';
import { describeData } from './describe';
import { LocalPanel } from './LocalPanel';
import styles from './ModelDialog.module.css';
import { messages } from './messages';
import type { PanelProps } from './PanelProps';
import { SignInPanel } from './SignInPanel';
import { TokenPanel } from './TokenPanel';

interface ChoicePanelProps extends PanelProps {
  choice: Choice;
  isInUse: boolean;
}

/** What a visitor can do with a choice, and where their data goes. */
export function ChoicePanel({ choice, isInUse, ...props }: ChoicePanelProps) {
  return (
    <>
      {choice === 'signIn' && <SignInPanel {...props} />}
      {choice === 'token' && <TokenPanel {...props} />}
      {choice === 'browser' && <BrowserPanel {...props} />}
      {choice === 'local' && <LocalPanel {...props} />}
      {!isInUse && (choice === 'host' || choice === 'sample') && (
        <UseButton choice={choice} {...props} />
      )}
      <details className={styles.details}>
        <summary>{messages.details}</summary>
        <p>{describeData(choice, props.controller)}</p>
      </details>
    </>
  );
}

interface UseButtonProps extends PanelProps {
  choice: 'host' | 'sample';
}

/** Connects the host's model or the sample recipes, which need nothing from the visitor. */
function UseButton({ choice, controller, focusChoice }: UseButtonProps) {
  // The tab need not save the sample recipes if they are all that the host has.
  const target = controller.host.model === null ? 'host' : choice;
  return (
    <div className={styles.form}>
      <div className={styles.buttons}>
        <Button
          look="main"
          onClick={() => {
            controller.choose(target);
            // The button disappears.
            focusChoice();
          }}
        >
          {choice === 'host' ? messages.useHost : messages.useSample}
        </Button>
      </div>
    </div>
  );
}
