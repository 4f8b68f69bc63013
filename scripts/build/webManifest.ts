import type { Plugin } from 'vite';
import type { Settings } from '../../src/app/settings.ts';

/** Gives the page a manifest with the brand's name, for who puts it on a home screen. */
export function webManifest({ brand }: Settings): Plugin {
  const manifest = {
    name: `${brand}'s Kitchen`,
    short_name: `${brand}'s Kitchen`,
    description: 'Write down what is in your kitchen, and get a recipe that uses it.',
    start_url: './',
    display: 'standalone',
    background_color: '#f7f1e6',
    theme_color: '#f7f1e6',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'touch-icon.png', sizes: '180x180', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };

  return {
    name: 'web-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifest),
      });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
    ],
  };
}
