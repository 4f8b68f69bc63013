import type { Settings } from '../../src/app/settings.ts';
import { LANGUAGES } from './languages.ts';

/** The brand in the pictures of `public/install`. */
const PICTURED_BRAND = 'Saffron';

const PICTURES = [
  { form_factor: 'narrow', file: 'phone.jpg', sizes: '780x1688' },
  { form_factor: 'wide', file: 'desktop.jpg', sizes: '1280x860' },
];

/**
 * A browser installs the page with it. Addresses start at the English page's folder, which holds
 * all others.
 */
export function makeManifest(
  { brand, worksOffline }: Pick<Settings, 'brand' | 'worksOffline'>,
  { code, name, cookbook }: Record<'code' | 'name' | 'cookbook', string>,
) {
  const { installDescription, pictures } = LANGUAGES[code] ?? {};
  const up = code === 'en' ? '' : '../';
  const png = (file: string, size: number, purpose = 'any') => ({
    src: up + file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: './',
    name,
    short_name: name,
    description: installDescription,
    lang: code,
    categories: ['food', 'lifestyle'],
    start_url: './',
    // A sign-in comes back to the English page.
    scope: up || './',
    display: 'standalone',
    background_color: '#f7f1e6',
    theme_color: '#f7f1e6',
    color_scheme_dark: { background_color: '#17120e', theme_color: '#17120e' },
    icons: [
      { src: `${up}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192.png', 192),
      png('icon-512.png', 512, 'maskable'),
      png('icon-monochrome.png', 512, 'monochrome'),
    ],
    shortcuts: [{ name: cookbook, url: './?cookbook', icons: [png('icon-192.png', 192)] }],
    ...(brand === PICTURED_BRAND && {
      screenshots: PICTURES.map(({ file, ...picture }) => ({
        src: `${up}install/${file}`,
        type: 'image/jpeg',
        label: pictures,
        ...picture,
      })),
    }),
    // Without the worker, the host would see a shared text in the address.
    ...(worksOffline && {
      share_target: {
        action: './',
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        params: { title: 'title', text: 'text', url: 'url' },
      },
    }),
  };
}
