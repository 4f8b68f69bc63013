import { useRef, useState } from 'react';
import type { LeftOutLine } from './foldLeftOut';
import styles from './LeftOut.module.css';
import { leftOutMessages as messages } from './leftOutMessages';

interface LeftOutProps {
  lines: readonly LeftOutLine[];
  onBringBack(line: string): void;
}

export function LeftOut({ lines, onBringBack }: LeftOutProps) {
  const summaryRef = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);

  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summaryRef}>{messages.leftOut(lines.length)}</summary>
      <ul>
        {lines.map(({ at, text }) => (
          <li key={at}>
            <button
              type="button"
              title={messages.bringBack}
              onClick={() => {
                // The button disappears with its line.
                summaryRef.current?.focus();
                onBringBack(text);
              }}
            >
              <span dir="auto">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
