/**
 * Makes the ref of a button that goes away with what it ends, and that may be focused then.
 *
 * @param around selects what holds both the button and the next one in focus
 * @param next selects that next one, which has to be there when the button comes
 */
export function handOnFocus(around: string, next: string) {
  return (button: HTMLButtonElement) => {
    const heir = button.closest(around)?.querySelector<HTMLElement>(next);
    return () => {
      if (document.activeElement === button) heir?.focus();
    };
  };
}
