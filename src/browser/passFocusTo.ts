/** The ref of what takes the focus. It is one function, so a later render takes no focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * The ref of a control that disappears, maybe with the focus, which then goes to another element.
 * @param around selects an element around both, which stays
 * @param next selects the other element, once the control disappears
 */
export function passFocusTo(around: string, next: string) {
  return (control: HTMLElement | null) => {
    const root = control?.closest(around);
    return () => {
      if (!control?.contains(document.activeElement)) return;
      root?.querySelector<HTMLElement>(next)?.focus();
    };
  };
}
