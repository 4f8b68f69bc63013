/**
 * Makes the ref of a button that disappears, maybe while it has the focus. The focus then goes to the next
 * element.
 *
 * @param around selects an element around both the button and the next element
 * @param next selects the next element, which has to be there when the button appears
 */
export function handOnFocus(around: string, next: string) {
  return (button: HTMLButtonElement) => {
    const heir = button.closest(around)?.querySelector<HTMLElement>(next);
    return () => {
      if (document.activeElement === button) heir?.focus();
    };
  };
}
