import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeManifest } from '../../scripts/build/manifest';

const PAGE = { code: 'en', name: "Saffron's Kitchen", cookbook: 'Cookbook' };
const manifest = (settings = {}, page = {}) =>
  makeManifest({ brand: 'Saffron', worksOffline: true, ...settings }, { ...PAGE, ...page });
const read = (file: string) => readFileSync(new URL(`../../public/${file}`, import.meta.url));

function sizeOf(file: string): string {
  const bytes = read(file);
  if (file.endsWith('.png')) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  // A JPEG names its size in the segment that starts its first frame.
  let at = 2;
  while (bytes[at + 1] !== 0xc0 && bytes[at + 1] !== 0xc2) at += 2 + bytes.readUInt16BE(at + 2);
  return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
}

it('has every picture that it names, in the size that it says', () => {
  const { icons, screenshots = [], shortcuts } = manifest();
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes } of pictures) {
    if (sizes === 'any') expect(String(read(src))).toContain('<svg');
    else expect(sizeOf(src), src).toBe(sizes);
  }
  expect(icons.map(({ purpose = 'any' }) => purpose).sort()).toEqual([
    'any',
    'any',
    'maskable',
    'monochrome',
  ]);
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
});

it('has no address that leaves the page’s folder', () => {
  const addresses = JSON.stringify(manifest()).matchAll(
    /"(?:id|src|url|action|scope|start_url)":"([^"]*)"/g,
  );
  const folder = 'https://a.example/b/c/';
  for (const [, address = ''] of addresses) {
    expect(new URL(address, `${folder}manifest.webmanifest`).href, address).toContain(folder);
  }
});

it('has the brand’s name, and no pictures of another brand', () => {
  const name = `A "B"'s Kitchen`;
  const made = manifest({ brand: 'A "B"' }, { name });
  expect([made.name, made.short_name, made.screenshots]).toEqual([name, name, undefined]);
});

it('lets other apps share only with a page whose worker keeps what they share from the host', () => {
  expect(manifest().share_target).toMatchObject({ action: './', method: 'GET' });
  expect(manifest({ worksOffline: false })).not.toHaveProperty('share_target');
});
