import { useState } from 'react';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  /** Browsers block a window that does not follow a press. Resolves with whether it answers. */
  onOpen(): Promise<boolean>;
  onDownload(): void;
}

export function Toolbar({ onOpen, onDownload }: ToolbarProps) {
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
