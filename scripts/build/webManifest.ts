import type { Plugin } from 'vite';
import type { Settings } from '../../src/app/settings.ts';

/** The brand in the pictures of `public/install`. */
const PICTURED_BRAND = 'Saffron';

const PICTURES = [
  { form_factor: 'narrow', file: 'phone.jpg', sizes: '780x1688' },
  { form_factor: 'wide', file: 'desktop.jpg', sizes: '1280x860' },
];

/**
 * Makes the manifest, with which a browser installs the page. Every address in it starts at the page's
 * folder.
 */
export function makeManifest({ brand, worksOffline }: Pick<Settings, 'brand' | 'worksOffline'>) {
  const name = `${brand}'s Kitchen`;
  return {
    id: './',
    name,
    short_name: name,
    description: 'Write down what is in your kitchen, and get a recipe that uses it.',
    lang: 'en',
    categories: ['food', 'lifestyle'],
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#f7f1e6',
    theme_color: '#f7f1e6',
    color_scheme_dark: { background_color: '#17120e', theme_color: '#17120e' },
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'icon-monochrome.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    ],
    shortcuts: [
      {
        name: 'Cookbook',
        url: './?cookbook',
        icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
    ],
    ...(brand === PICTURED_BRAND && {
      screenshots: PICTURES.map(({ file, ...picture }) => ({
        src: `install/${file}`,
        type: 'image/jpeg',
        label: 'Your ingredients, and a recipe for them',
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

/** Gives the page its manifest. */
export function webManifest(settings: Settings): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(makeManifest(settings)),
      });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
    ],
  };
}
