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

function UseButton({ choice, controller, focusChoice }: UseButtonProps) {
  // If the host has only the sample recipes, the tab need not save them.
  const target = controller.host.model === null ? 'host' : choice;
  return (
    <div className={styles.form}>
      <div className={styles.buttons}>
        <Button
          look="main"
          onClick={() => {
            controller.choose(target);
            focusChoice();
          }}
        >
          {choice === 'host' ? messages.useHost : messages.useSample}
        </Button>
      </div>
    </div>
  );
}
