import type { Plugin } from 'vite';

const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

/** Lets a page's styles and fonts go first on a slow line: its text is there to be read before the first script is. */
export function lowPriorityScripts(): Plugin {
  return {
    name: 'puzzle-runs:scripts-last',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll(SCRIPTS, '<$1 fetchpriority="low"'),
    },
  };
}
