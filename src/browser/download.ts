/** How long the browser has to read a download, in ms. Some begin only after the click. */
const DOWNLOAD_TIMEOUT = 60_000;

export function download(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIMEOUT);
}
