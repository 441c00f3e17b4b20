import type { Plugin } from 'vite';

const IMPORT = /^import \{([\w\s,]+)\} from '@tabler\/icons-react';$/gm;

function importEach(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
    .join(' ');
}

/**
 * Imports each icon from its own file instead of the index of 6,000: the bundler then knows which screen shows which
 * icon. Without it a run has 15 kB more, a spot 12 (measured with brotli), and the bundler reads 6,000 files more.
 */
export function directIcons(): Plugin {
  return {
    name: 'puzzle-runs:direct-icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: '@tabler/icons-react' },
      handler: (code) => ({ code: code.replaceAll(IMPORT, (_, names: string) => importEach(names)), map: null }),
    },
  };
}
