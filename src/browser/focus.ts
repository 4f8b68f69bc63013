type Control = HTMLElement | null;
type Target = Control | undefined;

/** Go there: to what has come, or to where a press leads. As a ref, it goes to each new element once. */
export const goTo = (element: Target, options?: FocusOptions): void => element?.focus(options);

/** Give it back: the ref of a control that leaves, maybe with the focus, which `find` then gets. */
export const giveBack = (find: () => Target) => (control: Control) => () => {
  if (control?.contains(document.activeElement)) goTo(find());
};

/** Whether nothing has the focus, as in a tab that has just opened. */
export const isFocusFree = (): boolean => document.activeElement === document.body;

/**
 * @param around selects an element around both, which stays
 * @param next selects the element that gets the focus, once the control has left
 */
export const giveBackTo = (around: string, next: string) => (control: Control) => {
  const root = control?.closest(around);
  return giveBack(() => root?.querySelector<HTMLElement>(next))(control);
};

/** Stay: the press leaves the focus where it is, such as in the field that the visitor types in. */
export const stay = (press: { preventDefault(): void }): void => press.preventDefault();
