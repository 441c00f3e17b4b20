import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate, SITE_BUILD, type SiteBuild } from '@puzzle-runs/site/site-build.ts';
import { build, type Plugin, type Rolldown } from 'vite';
import type { FirstScreens } from './first-screens.ts';
import { type Chunk, chunksOf } from './site-files.ts';

interface Site extends FirstScreens {
  /** Scripts that stand in pages, by name. */
  inline: Readonly<Record<string, string>>;
  /** Names of the pages that open without a network. */
  offline?: readonly string[] | undefined;
}

/** What else the build writes down, for the service worker and the check of the budgets. */
export interface BuiltFiles extends SiteBuild {
  /** Files that a service worker stores. */
  stored: readonly string[];
  budgets: readonly { page: string; kB: number; files: readonly string[]; plays: boolean }[];
}

function chunk({ fileName: file, imports, dynamicImports, viteMetadata, ...rest }: Rolldown.OutputChunk): Chunk {
  return {
    file,
    imports,
    dynamicImports,
    css: [...(viteMetadata?.importedCss ?? [])],
    assets: [...(viteMetadata?.importedAssets ?? [])],
    ids: [rest.facadeModuleId ?? '', ...rest.moduleIds],
  };
}

/** Compiles a script that stands in a page, with what it imports. */
async function compiled(file: string): Promise<string> {
  const input = { input: file, output: { format: 'iife' as const } };
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: input },
  });
  const [{ code }] = (output as Rolldown.RolldownOutput).output;
  return code.trim();
}

/**
 * Builds index.html as a template with slots, its inline scripts, and lists of what each page loads (`SITE_BUILD`),
 * instead of the page that Vite writes: the server fills in what a visitor sees first.
 */
export function siteBuild({ main, screens, inline, offline = [] }: Site): Plugin {
  const src = join(main, '..');
  const template = join(src, '../index.html');
  const pageOf = (name: string) => join(src, `pages/${name}.page.tsx`);
  const names = readdirSync(join(src, 'pages')).flatMap((file) => /^(.+)\.page\.tsx$/.exec(file)?.[1] ?? []);

  return {
    name: 'puzzle-runs:site-build',
    config: (_, { command }) => (command === 'build' ? { build: { rolldownOptions: { input: main } } } : {}),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: fillTemplate(html, { language: 'de' }),
        tags: [{ tag: 'script', attrs: { type: 'module', src: '/src/main.tsx' }, injectTo: 'body' }],
      }),
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const outputs = Object.values(bundle);
        const graph = chunksOf(outputs.flatMap((output) => (output.type === 'chunk' ? chunk(output) : [])));
        const started = graph.loadedWith([main]);
        const { scripts, styles, texts } = graph.filesOf([main]);
        const scriptsOf = Object.entries(inline).map(async ([name, file]) => [name, await compiled(file)]);
        const site: BuiltFiles = {
          template: readFileSync(template, 'utf8'),
          inline: Object.fromEntries(await Promise.all(scriptsOf)),
          entry: scripts.at(-1) ?? '',
          shared: { scripts: scripts.slice(0, -1), styles, texts },
          pages: Object.fromEntries(names.map((name) => [name, graph.filesOf([pageOf(name)], started)])),
          stored: graph.filesBelow(main, names.filter((name) => !offline.includes(name)).map(pageOf)),
          budgets: screens.map(({ name, kB, files, soon = [], later = [] }) => {
            const loaded = [
              ...graph.loadedWith([main, ...files], 'de'),
              ...graph.loadedWith([...soon, ...later]), // their texts are loaded by few visits
            ];
            return {
              page: name,
              kB,
              plays: later.length > 0,
              files: [...new Set(loaded.flatMap(({ file, css }) => [file, ...css]))],
            };
          }),
        };
        this.emitFile({ type: 'asset', fileName: SITE_BUILD, source: JSON.stringify(site) });
      },
    },
  };
}
