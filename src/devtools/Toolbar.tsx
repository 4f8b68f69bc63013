import styles from './Toolbar.module.css';

interface ToolbarProps {
  /** Opens a window at once: browsers block one that does not follow from a press. */
  onOpen(): void;
  onDownload(): void;
}

export function Toolbar({ onOpen, onDownload }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <button type="button" onClick={onOpen}>
        Open inspector
      </button>
      <button type="button" onClick={onDownload}>
        Download the event log
      </button>
    </div>
  );
}
