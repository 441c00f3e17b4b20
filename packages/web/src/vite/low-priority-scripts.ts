import type { Plugin } from 'vite';

const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

/** Gives scripts a low fetch priority: on a slow line, styles and fonts load first and the text is readable early. */
export function lowPriorityScripts(): Plugin {
  return {
    name: 'puzzle-runs:low-priority-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll(SCRIPTS, '<$1 fetchpriority="low"'),
    },
  };
}
