import { concurrencyLimit } from '#concurrency-limit.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#session.ts';
import { fetchPicture } from './fetch-picture.ts';
import { readdressContent } from './foreign-addresses.ts';
import { storePicture } from './media.service.ts';

type Adopting = Pick<Deps, 'store' | 'media' | 'now' | 'config' | 'log'>;

/** A save waits at most this long for pictures. The rest is left to the daily job. */
const FETCH_TIMEOUT_MS = 8_000;
/** Pictures per save; the rest is left to the daily job. */
const PICTURES_MAX = 50;

/** The account for which pictures are fetched; null for the daily job. */
interface Fetching {
  userId: number | null;
  /** Counts one picture; false keeps its address. */
  mayFetch(): Promise<boolean>;
}

/** Requests to other hosts at once, of all accounts. */
const inTurn = concurrencyLimit({ running: 4, waiting: 200 });

type Counted = Parameters<ReturnType<Deps['rateLimits']>>[0];

/**
 * Makes `handle` get a body whose pictures are on this server (decision 0056). Above the limit of the account, addresses stay until the
 * daily job.
 */
export function withOwnPictures<Input extends { body: unknown; request: Counted }, Result>(
  deps: Adopting & Pick<Deps, 'rateLimits'>,
  handle: (account: Session, input: Input) => Promise<Result>,
): (account: Session, input: Input) => Promise<Result> {
  const count = deps.rateLimits('foreignPicture');
  return async (account, input) => {
    const mayFetch = async () => {
      const limit = await count(input.request);
      return limit.isAllowed || !limit.isExceeded;
    };
    const body = await adoptPictures(deps, { userId: account.user_id, mayFetch }, input.body);
    return handle(account, { ...input, body });
  };
}

/**
 * Fetches the pictures of other hosts in a record or run file, stores them and returns the content with their new addresses. A picture that
 * cannot be fetched, or is of no accepted type, keeps its address.
 */
async function adoptPictures<Content>(deps: Adopting, by: Fetching, content: Content): Promise<Content> {
  const addresses = new Set<string>();
  readdressContent(content, (address) => {
    addresses.add(address);
    return address;
  });
  const own = await adoptAddresses(deps, by, [...addresses].slice(0, PICTURES_MAX));
  return own.size === 0 ? content : readdressContent(content, (address) => own.get(address) ?? address);
}

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
  return foreignPictures !== 'off' && ![playerUrl, studioUrl].some((origin) => address.startsWith(`${origin}/`));
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
