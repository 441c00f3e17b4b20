import { buildApp } from '#app.ts';
import type { Deps } from '#deps.ts';
import { reasonOf, StartError } from '#errors/start-error.ts';
import type { Addresses } from '#workers/start-workers.ts';

/** Node then listens on IPv4 and IPv6, and on a machine without IPv6 on IPv4. */
const EVERY_ADDRESS = '';

interface Listening {
  /** Name of the setting for the port. */
  env: string;
  port: number;
  /** Public address. */
  url: string;
}

interface Serving {
  /** @throws {StartError} if a port is in use, or the address is not one of this machine */
  listen(): Promise<Addresses>;
  /** Refuses new requests and finishes the running ones. */
  close(): Promise<void>;
}

/** Both sites of one process. */
export async function serve(deps: Deps): Promise<Serving> {
  const { config } = deps;
  const [player, studio] = [await buildApp(deps), await buildApp(deps, 'studio')];

  /** Returns the public address of the site; with port 0, the local address with the free port. */
  async function listen(app: typeof player, { env, port, url }: Listening): Promise<string> {
    try {
      const address = await app.listen({ host: config.host ?? EVERY_ADDRESS, port });
      return port === 0 ? address : url;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      if (error.code === 'EADDRINUSE')
        throw new StartError(`${env}: port ${port} is in use; set another one, or 0 for any free port`);
      throw new StartError(`HOST and ${env}: the server cannot listen there: ${reasonOf(error)}`);
    }
  }

  return {
    async listen() {
      return {
        player: await listen(player, { env: 'PORT', port: config.port, url: config.playerUrl }),
        studio: await listen(studio, { env: 'STUDIO_PORT', port: config.studioPort, url: config.studioUrl }),
      };
    },
    async close() {
      await Promise.all([player.close(), studio.close()]);
    },
  };
}
