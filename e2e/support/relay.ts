import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a proxy, a filter or a hotspot answers in place of the site. */
interface Answer {
  status: number;
  /** A page, or JSON if it begins with a bracket. */
  page?: string;
}

const BAD_GATEWAY = '<html><head><title>502 Bad Gateway</title></head></html>';

export type Relay = Awaited<ReturnType<typeof startRelay>>;

/**
 * Proxy between a browser and a site, because Playwright neither delays nor fails the requests of a service worker.
 * @param target origin of the site
 */
export async function startRelay(target: string) {
  let version = 1;
  let api: string | undefined;
  let isHeld: RegExp | undefined;
  let isLost: RegExp | undefined;
  let instead: { paths: RegExp; answer: Answer } | undefined;
  let answered: string[] = [];
  const held: (() => void)[] = [];
  const running = new Map<ServerResponse, string>();

  function answerInstead(asked: IncomingMessage, response: ServerResponse, { status, page = BAD_GATEWAY }: Answer) {
    asked.resume();
    answered.push(asked.url ?? '');
    response.writeHead(status, { 'content-type': page.startsWith('{') ? 'application/json' : 'text/html' });
    response.end(page);
  }

  function pass(asked: IncomingMessage, response: ServerResponse) {
    const isWorker = asked.url === '/sw.js';
    // Requests an uncompressed, full response, to whose text the version is added.
    const plain = { host: asked.headers.host, 'accept-encoding': 'identity' };
    const headers = isWorker ? plain : asked.headers;
    const onward = request(target + asked.url, { method: asked.method ?? 'GET', headers }, (answer) => {
      const { 'content-length': _shorter, ...rest } = answer.headers;
      const passed = isWorker ? rest : answer.headers;
      response.writeHead(answer.statusCode ?? 502, { ...passed, ...(api && { 'x-puzzle-runs': api }) });
      answer.pipe(response, { end: !isWorker });
      if (isWorker) answer.once('end', () => response.end(`\n// version ${version}`));
    });
    onward.once('error', () => response.destroy());
    response.once('close', () => onward.destroy());
    asked.pipe(onward);
  }

  const server = createServer((asked, response) => {
    const path = asked.url ?? '';
    running.set(response, path);
    response.once('close', () => running.delete(response));
    if (isLost?.test(path)) response.destroy();
    else if (instead?.paths.test(path)) answerInstead(asked, response, instead.answer);
    else if (isHeld?.test(path)) held.push(() => pass(asked, response));
    else pass(asked, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    /**
     * Changes the service worker, as a new version of the site does.
     * @param majorOfApi version that responses name from now on
     */
    publish(majorOfApi?: string) {
      version += 1;
      api = majorOfApi;
    },
    /** Requests of these paths wait until `release`. */
    hold(paths: RegExp) {
      isHeld = paths;
    },
    release() {
      isHeld = undefined;
      for (const go of held.splice(0)) go();
    },
    /** Requests of these paths, also running ones, are lost from now on; none without an argument. */
    lose(paths?: RegExp) {
      isLost = paths;
      for (const [response, path] of running) if (paths?.test(path)) response.destroy();
    },
    /** Requests of these paths get this answer from now on, and do not reach the site; none without arguments. */
    answer(paths?: RegExp, answer: Answer = { status: 502 }) {
      instead = paths && { paths, answer };
      answered = [];
    },
    /** Number of requests of a path that were answered in place of the site, since the last call of `answer`. */
    answered: (path = /./) => answered.filter((each) => path.test(each)).length,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
