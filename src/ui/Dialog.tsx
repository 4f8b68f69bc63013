import { type ReactNode, type RefObject, useCallback, useId, useRef } from 'react';
import { closeModal, openModal } from '../browser/modal';
import { CloseButton } from './CloseButton';
import styles from './Dialog.module.css';
import './styles/boxes.css';

interface DialogProps {
  heading: string;
  /** Gets the focus first; by default the heading does. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
  footer?: ReactNode;
  /** Called before the dialog closes. If it gives false, the dialog stays, except after Back. */
  onDismiss?(): unknown;
  /** Called when the dialog has closed. Unmount it then. */
  onClose(): void;
}

/** A modal dialog that opens when it mounts. Give it another `key` each time you open it. */
export function Dialog({
  heading,
  initialFocus,
  children,
  footer,
  onDismiss,
  onClose,
}: DialogProps) {
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const wasPressedOutside = useRef(false);

  const open = useCallback(
    (dialog: HTMLDialogElement) => openModal(dialog, (initialFocus ?? headingRef).current),
    [initialFocus],
  );

  return (
    <dialog
      ref={open}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target === event.currentTarget && onDismiss?.() === false) event.preventDefault();
      }}
      onSubmit={(event) => {
        if ((event.target as Element).getAttribute('method') !== 'dialog') return;
        event.preventDefault();
        closeModal(event.target);
      }}
      onClose={(event) => {
        // React would also close the dialog in which this one was opened.
        event.stopPropagation();
        onClose();
      }}
      // A selection that starts inside and ends outside must not close the dialog.
      onPointerDown={({ target, currentTarget }) => {
        wasPressedOutside.current = target === currentTarget;
      }}
      onPointerUp={({ target, currentTarget }) => {
        if (target !== currentTarget || !wasPressedOutside.current) return;
        if (onDismiss?.() !== false) closeModal(currentTarget);
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 ref={headingRef} id={id} tabIndex={-1}>
            {heading}
          </h2>
          <CloseButton onPress={onDismiss} />
        </div>
        {children}
      </div>
      {footer}
    </dialog>
  );
}
