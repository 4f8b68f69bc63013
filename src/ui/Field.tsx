import type { ReactNode } from 'react';
import styles from './Field.module.css';

export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.field}>
      <span key={label}>{label}</span>
      {children}
    </label>
  );
}
