import { type RefCallback, useCallback } from 'react';

type Target = HTMLElement | null | undefined;

/** Go there: to what has come, or to where a press leads. As a ref, it goes to each new element once. */
export const goTo = (element: Target, options?: FocusOptions): void => element?.focus(options);

/** Give it back: the control leaves, maybe with the focus, which then goes to what `find` gives. */
function giveBack(control: HTMLElement | null, find: () => Target): () => void {
  return () => {
    if (control?.contains(document.activeElement)) goTo(find());
  };
}

/**
 * The ref of a control that disappears.
 * @param around selects an element around both, which stays
 * @param next selects the element that gets the focus, once the control disappears
 */
export const giveBackTo = (around: string, next: string) => (control: HTMLElement | null) => {
  const root = control?.closest(around);
  return giveBack(control, () => root?.querySelector<HTMLElement>(next));
};

/** The ref of a control that disappears, for a view that knows the next element. */
export const useGiveBack = (find: () => Target): RefCallback<HTMLElement> =>
  useCallback((control) => giveBack(control, find), [find]);

/** Stay: the press leaves the focus where it is, such as in the field that the visitor types in. */
export const stay = (press: { preventDefault(): void }): void => press.preventDefault();
