import { ChevronDown, Share2 } from 'lucide-react';
import { type ComponentType, type ToggleEvent, useRef, useState } from 'react';
import { shareMessages } from './messages';
import styles from './ShareMenu.module.css';
import type { SharePanelProps } from './SharePanel';

interface ShareMenuProps extends SharePanelProps {
  /** Fetches the ways to take a recipe along. */
  load(): Promise<{ SharePanel: ComponentType<SharePanelProps> }>;
}

/** Unfolds the ways to take a recipe along, which are loaded when it first opens. */
export function ShareMenu({ load: loadPanel, ...props }: ShareMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<SharePanelProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const summaryRef = useRef<HTMLElement>(null);

  async function load() {
    try {
      const { SharePanel } = await loadPanel();
      // The button that tried again goes away.
      if (hasFailed) summaryRef.current?.focus();
      setFailed(false);
      setPanel(() => SharePanel);
    } catch {
      setFailed(true);
    }
  }

  function toggle({ newState }: ToggleEvent<HTMLDetailsElement>) {
    setOpen(newState === 'open');
    if (newState === 'open') load();
  }

  return (
    <details className={styles.menu} onToggle={toggle}>
      <summary ref={summaryRef} className={styles.summary}>
        <Share2 aria-hidden />
        <span>{shareMessages.menu}</span>
        <ChevronDown aria-hidden className={styles.chevron} />
      </summary>
      {Panel ? (
        isOpen && <Panel {...props} />
      ) : (
        <div role="status">
          {hasFailed && (
            <button type="button" onClick={load}>
              {shareMessages.notLoaded}
            </button>
          )}
        </div>
      )}
    </details>
  );
}
