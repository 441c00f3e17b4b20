import { concurrencyLimit } from '#concurrency/concurrency-limit.ts';
import type { Deps } from '#deps.ts';
import { fetchPicture } from './fetch-picture.ts';
import { storePicture } from './media.service.ts';

export type Adopting = Pick<Deps, 'store' | 'media' | 'now' | 'config' | 'log'>;

/** A save waits at most this long for pictures. The rest is left to the daily job. */
const FETCH_TIMEOUT_MS = 8_000;

/** The account for which pictures are fetched; null for the daily job. */
export interface Fetching {
  userId: number | null;
  /** Counts one picture; false keeps its address. */
  mayFetch(): Promise<boolean>;
}

/** Requests to other hosts at once, of all accounts. */
const inTurn = concurrencyLimit({ running: 4, waiting: 200 });

/** Fetches and stores pictures. Returns the new address of each that could be stored. */
export async function adoptAddresses(
  deps: Adopting,
  { userId, mayFetch }: Fetching,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const foreign = addresses.filter((address) => isForeign(deps, address));
  if (foreign.length === 0) return new Map();
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const adopted = await Promise.all(
    foreign.map(async (address) => ((await mayFetch()) ? adopt(deps, { address, userId, signal }) : undefined)),
  );
  return new Map(adopted.flatMap((entry) => (entry ? [entry] : [])));
}

function isForeign({ config }: Adopting, address: string): boolean {
  const { foreignPictures, playerUrl, studioUrl } = config;
  return foreignPictures !== 'off' && ![playerUrl, studioUrl].includes(URL.parse(address)?.origin ?? '');
}

async function adopt(
  deps: Adopting,
  { address, userId, signal }: { address: string; userId: number | null; signal: AbortSignal },
): Promise<readonly [string, string] | undefined> {
  try {
    const bytes = await inTurn(() => fetchPicture(address, deps.config, signal));
    return [address, (await storePicture(deps, userId, bytes)).url];
  } catch (error) {
    deps.log.info({ err: error, host: URL.parse(address)?.host }, 'a picture of another host was not fetched');
    return undefined;
  }
}
