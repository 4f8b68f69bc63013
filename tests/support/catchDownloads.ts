import { vi } from 'vitest';

export function catchDownloads() {
  const files: { name: string; file: Blob }[] = [];
  const released: string[] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${blobs.push(file)}`,
    revokeObjectURL: (url: string) => released.push(url),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = blobs[Number(this.href.replace('blob:', '')) - 1];
    if (file) files.push({ name: this.download, file });
  });
  return { files, released };
}
