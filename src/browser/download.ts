/** Without the ending, in characters. */
const MAX_LENGTH = 60;

/** Windows takes these names for devices, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Makes a name of a title's words, without an ending, which is safe on all systems. */
export function fileNameOf(title: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  let name = words.shift()?.slice(0, MAX_LENGTH) ?? 'recipe';
  for (const word of words) {
    if (name.length + 1 + word.length > MAX_LENGTH) break;
    name += `-${word}`;
  }
  return RESERVED.test(name) ? `${name}-recipe` : name.toWellFormed();
}

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
