import type { Plugin } from 'vite';

/** Preloads the fonts in the page's head, so that text does not wait for the style sheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'puzzle-runs:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          }));
      },
    },
  };
}
