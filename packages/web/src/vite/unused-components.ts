import type { Plugin } from 'vite';

const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
const WRAPPER = /= (React(?:\$1)?\.forwardRef\()/g;

/** Code of React components that a bundler can leave out where no page uses them. */
export function withoutDisplayNames(code: string): string {
  return code.replaceAll(DISPLAY_NAME, '').replaceAll(WRAPPER, '= /* @__PURE__ */ $1');
}

/**
 * Lets the bundler leave out the components of the router that no page uses. Setting a name for React's developer tools is a side effect, so
 * `Link` and `Form` with all their imports (3 kB) would stay.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'puzzle-runs:unused-components',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]/, code: 'displayName' },
      handler: (code) => ({ code: withoutDisplayNames(code), map: null }),
    },
  };
}
