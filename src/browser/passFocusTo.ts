/**
 * Makes the ref of a button that disappears, maybe while it has the focus. It then passes the focus to
 * another element.
 *
 * @param around selects an element around both the button and the other element
 * @param next selects the other element, which has to be there when the button appears
 */
export function passFocusTo(around: string, next: string) {
  return (button: HTMLButtonElement) => {
    const nextElement = button.closest(around)?.querySelector<HTMLElement>(next);
    return () => {
      if (document.activeElement === button) nextElement?.focus();
    };
  };
}
