import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Rewrites each script in a shorter form before Vite's own minifier shortens its names. That minifier
 * alone leaves 7.5 kB more in all scripts; Terser alone leaves 3.4 kB more than both.
 */
export const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  async renderChunk(code) {
    const result = await minify(code, {
      module: true,
      ecma: 2020,
      mangle: false,
      // A third pass takes 3 s more, for 0.1 kB.
      compress: { passes: 2, ecma: 2020 },
    });
    return { code: result.code ?? code, map: null };
  },
};
