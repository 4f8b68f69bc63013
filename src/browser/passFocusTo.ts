/**
 * Makes the ref of a control that disappears, maybe while it has the focus. It then passes the focus to
 * another element.
 *
 * @param around selects an element around both the control and the other element
 * @param next selects the other element, which has to be there when the control appears
 */
export function passFocusTo(around: string, next: string) {
  return (control: HTMLElement | null) => {
    const nextElement = control?.closest(around)?.querySelector<HTMLElement>(next);
    return () => {
      if (document.activeElement === control) nextElement?.focus();
    };
  };
}
