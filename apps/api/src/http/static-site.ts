import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DEMO_FOLDER } from '#demo/demo-folder.ts';

const UNDECORATED = { decorateReply: false, index: false } as const;

/**
 * The names of the files that a build contains, without their
 * compressed copies, and the folder of each; an earlier folder wins.
 */
async function findAssets(folders: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const names = existsSync(folder) ? await readdir(folder) : []; // nothing is kept before the first start
    for (const name of names) if (!/\.(br|gz)$/.test(name) && !found.has(name)) found.set(name, folder);
  }
  return found;
}

/**
 * Serves the scripts, styles and fonts of a built site. Without the headers of pages: 1 kB per file, of which a first
 * visit loads 30. One route looks the name up in memory: a route per file costs a tenth of a start, and the plugin's
 * lookup reads the folder at each request.
 * @param keptAssets folder with the assets of the previous build, see kept-builds.ts
 */
export async function registerAssets(app: FastifyInstance, folder: string, keptAssets: string): Promise<void> {
  const assets = await findAssets([join(folder, 'assets'), keptAssets]);
  await app.register(async (site) => {
    // The file names of assets change with their content, so they may be cached for ever.
    await site.register(fastifyStatic, { serve: false, preCompressed: true, immutable: true, maxAge: '365d' });
    site.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
      const { name } = request.params;
      const root = assets.get(name);
      return root === undefined ? reply.callNotFound() : reply.sendFile(name, root);
    });
  });
}

/** Serves the other files of a built site and the demo's pictures and videos. */
export async function registerFiles(site: FastifyInstance, folder: string): Promise<void> {
  for (const demo of ['pictures', 'sounds', 'video']) {
    const root = join(DEMO_FOLDER, demo);
    await site.register(fastifyStatic, { ...UNDECORATED, root, prefix: `/demo/${demo}/`, maxAge: '1d' });
  }
  await site.register(fastifyStatic, {
    ...UNDECORATED,
    root: folder,
    preCompressed: true,
  });
}
