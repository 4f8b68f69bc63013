/** jsdom has neither dialogs nor `scrollIntoView`. A browser says only later that one has closed. */
export function provideDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView ??= () => {};
}

/** As a browser that asks no view. */
export function closeByBrowser(dialog: HTMLDialogElement) {
  dialog.close();
  dialog.dispatchEvent(new Event('close'));
}
