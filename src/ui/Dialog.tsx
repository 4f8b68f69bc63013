import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { closeModal } from '../browser/modal';
import styles from './Dialog.module.css';
import { CloseButton, type DialogEnds, DialogFrame } from './DialogFrame';
import './styles/boxes.css';

interface DialogProps extends DialogEnds {
  heading: string;
  /** A page covers the whole window. */
  look?: 'sheet' | 'page';
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Gets the focus first; by default the heading does. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
  footer?: ReactNode;
}

/** A dialog with a heading and a button that closes it. */
export function Dialog({ heading, look = 'sheet', children, footer, ...props }: DialogProps) {
  const { onDismiss, onClose } = props;
  const id = useId();
  const ownRef = useRef<HTMLHeadingElement>(null);
  const { headingRef = ownRef, initialFocus = headingRef } = props;
  const [isPressedOutside, setPressedOutside] = useState(false);
  const isSheet = look === 'sheet';

  return (
    <DialogFrame
      className={isSheet ? styles.dialog : styles.book}
      aria-labelledby={id}
      {...{ initialFocus, onDismiss, onClose }}
      onSubmit={(event) => {
        if ((event.target as Element).getAttribute('method') !== 'dialog') return;
        event.preventDefault();
        closeModal(event.target);
      }}
      // A selection that starts inside and ends outside must not close the dialog.
      onPointerDown={({ target, currentTarget }) => {
        setPressedOutside(isSheet && target === currentTarget);
      }}
      onPointerUp={({ target, currentTarget }) => {
        if (target !== currentTarget || !isPressedOutside) return;
        if (onDismiss?.() !== false) closeModal(currentTarget);
      }}
    >
      <div className={isSheet ? styles.sheet : styles.page}>
        <div className={styles.head}>
          <h2 ref={headingRef} id={id} tabIndex={-1}>
            {heading}
          </h2>
          <CloseButton onPress={onDismiss} />
        </div>
        {children}
      </div>
      {footer}
    </DialogFrame>
  );
}
