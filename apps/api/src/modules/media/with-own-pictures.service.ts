import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { type Adopting, adoptAddresses, type Fetching } from './adopt-pictures.service.ts';
import { readdressContent } from './foreign-addresses.ts';

/** Pictures per save; the rest is left to the daily job. */
const PICTURES_MAX = 50;

type Counted = Parameters<ReturnType<Deps['rateLimits']>>[0];

/**
 * Returns a function that makes the pictures of a content come from this server (decision 0056). Above the limit of the
 * account, addresses stay until the daily job.
 */
export function ownPictures(deps: Adopting & Pick<Deps, 'rateLimits'>) {
  const count = deps.rateLimits('foreignPicture');
  return async function adopted<Content>(account: Session, request: Counted, content: Content): Promise<Content> {
    const mayFetch = async () => {
      const limit = await count(request);
      return limit.isAllowed || !limit.isExceeded;
    };
    return adoptPictures(deps, { userId: account.user_id, mayFetch }, content);
  };
}

/** Makes `handle` get a body whose pictures are on this server. */
export function withOwnPictures<Input extends { body: unknown; request: Counted }, Result>(
  deps: Adopting & Pick<Deps, 'rateLimits'>,
  handle: (account: Session, input: Input) => Promise<Result>,
): (account: Session, input: Input) => Promise<Result> {
  const adopted = ownPictures(deps);
  return async (account, input) =>
    handle(account, { ...input, body: await adopted(account, input.request, input.body) });
}

/**
 * Fetches the pictures of other hosts in a record or run file, stores them and returns the content with their new
 * addresses. A picture that cannot be fetched, or is of no accepted type, keeps its address.
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
