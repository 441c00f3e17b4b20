import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { archiveFileSource } from '#modules/map-tiles/archive-file.ts';
import { httpServer } from '../servers/http-server.ts';

export const KREMS = fileURLToPath(new URL('./krems.pmtiles', import.meta.url));

/** A tile of the old town of Krems. */
export const TOWN = { z: 14, x: 8902, y: 5667 };

/** A tile of Krems, gzipped. */
export async function kremsTile(tile = TOWN): Promise<Buffer> {
  const archive = await archiveFileSource(KREMS);
  const bytes = await archive.read(tile);
  await archive.close();
  if (!bytes) throw new Error('no such tile');
  return bytes;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A tile server that responds with the town's tile, or as the test says; `asked` are the requested paths. */
export async function tileServer() {
  const tile = gunzipSync(await kremsTile());
  const asked: string[] = [];
  const sendTile: Answer = (response) => response.end(tile);
  const server = { asked, tile, sendTile, answer: sendTile, address: '' };
  const listener: RequestListener = (request, response) => {
    asked.push(request.url ?? '');
    server.answer(response, request);
  };
  server.address = await httpServer(listener);
  return server;
}
