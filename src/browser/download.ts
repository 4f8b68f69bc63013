/** How long the browser has to read a download, in ms. Some begin only after the click. */
const DOWNLOAD_TIMEOUT = 60_000;

/** Call it during a press, or soon after it. */
export function download(name: string, file: Blob): void {
  const files = [new File([file], name, { type: file.type })];
  const { standalone } = navigator as { standalone?: boolean };
  // An installed page on an iPhone would show the file without a way back.
  if (standalone && navigator.canShare?.({ files }))
    navigator.share({ files }).catch(({ name: reason }) => {
      if (reason !== 'AbortError') saveAs(name, file);
    });
  else saveAs(name, file);
}

function saveAs(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIMEOUT);
}
