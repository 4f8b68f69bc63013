/** The ref of what takes the focus. It is one function, so a later render takes no focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * The ref of a control that disappears, maybe with the focus, which then goes to another element.
 * @param around selects an element around both
 * @param next selects the other element, which has to be there when the control appears
 */
export function passFocusTo(around: string, next: string) {
  return (control: HTMLElement | null) => {
    const nextElement = control?.closest(around)?.querySelector<HTMLElement>(next);
    return () => {
      if (control?.contains(document.activeElement)) nextElement?.focus();
    };
  };
}
