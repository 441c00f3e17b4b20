import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DEMO_FOLDER } from '#demo/demo-folder.ts';

const UNDECORATED = { decorateReply: false, index: false } as const;

/**
 * Serves the scripts, styles and fonts of a built site. Without the headers of pages: 1 kB per file, of which a first visit loads 30.
 * @param keptAssets folder with the assets of the previous build, see kept-builds.ts
 */
export async function registerAssets(app: FastifyInstance, folder: string, keptAssets: string): Promise<void> {
  // The file names of assets change with their content, so they may be cached for ever.
  const forEver = { immutable: true, maxAge: '365d' };
  await app.register(fastifyStatic, {
    ...UNDECORATED,
    ...forEver,
    preCompressed: true,
    // One route per file: looking a name up at each request would read the whole folder each time.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    suppressWarning: true, // nothing is kept before the first start
    root: [join(folder, 'assets'), keptAssets],
    prefix: '/assets/',
  });
}

/** Serves the other files of a built site and the demo's pictures and videos. index.html is a template, so it is not served as a file. */
export async function registerFiles(site: FastifyInstance, folder: string): Promise<void> {
  for (const demo of ['pictures', 'sounds', 'video']) {
    const root = join(DEMO_FOLDER, demo);
    await site.register(fastifyStatic, { ...UNDECORATED, root, prefix: `/demo/${demo}/`, maxAge: '1d' });
  }
  await site.register(fastifyStatic, {
    ...UNDECORATED,
    root: folder,
    preCompressed: true,
    allowedPath: (path) => !path.startsWith('/index.html'),
  });
}
