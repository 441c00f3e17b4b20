import type { Valkey } from './valkey.ts';

/** A process that dies keeps its leases so long; longer than any work that holds one. */
const LEASE_MS = 15_000;

/**
 * Adds a lease to the key unless it has `max` of them. Returns the leases of the key with the new one, 0 if the key has
 * `max`. The store's clock counts, so those of the processes may differ.
 */
const TAKE = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  local held = redis.call('ZCARD', KEYS[1])
  if held >= tonumber(ARGV[3]) then return 0 end
  redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  return held + 1
`;

/** A lease of a key; `id` is different for each. */
interface Lease {
  key: string;
  id: string;
}

/** Leases of keys, counted over all processes. */
export function leasesOf(valkey: Valkey, leaseMs = LEASE_MS) {
  return {
    /**
     * Takes a lease. Returns how many the key has then, 0 if it has `max` already; undefined while the store is away.
     */
    take({ key, id }: Lease, max: number): Promise<number | undefined> {
      return valkey.attempt(async (client) => Number(await client.eval(TAKE, 1, `lease:${key}`, id, leaseMs, max)));
    },
    async release({ key, id }: Lease): Promise<void> {
      await valkey.attempt((client) => client.zrem(`lease:${key}`, id));
    },
  };
}
