import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { archiveFileSource } from '#modules/map-tiles/archive-source.ts';
import { httpServer } from '../servers/http-server.ts';
import { KREMS, TOWN } from './krems.ts';

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
