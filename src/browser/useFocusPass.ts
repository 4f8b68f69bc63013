import { type RefCallback, useCallback } from 'react';

/** The ref of a control that disappears, maybe with the focus: `pass` then passes it on. */
export const useFocusPass = (pass: () => void): RefCallback<HTMLElement> =>
  useCallback(
    (control) => () => {
      if (document.activeElement === control) pass();
    },
    [pass],
  );
