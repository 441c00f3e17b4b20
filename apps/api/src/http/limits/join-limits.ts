import {
  battleOf,
  guestOf,
  type Limit,
  MINUTE,
  NEVER_REFUSED,
  networkOf,
  runOf,
  visitorOf,
} from './rate-limit-keys.ts';

/**
 * Rate limits of joining (docs/decisions/0046). Whole schools join from one address, so the limits per address are
 * generous. Devices create their own guest ids, so a limit per device is never the only one.
 */
export const JOIN_LIMITS = {
  join: { max: 3_000, timeWindow: MINUTE, keyGenerator: (request) => `join:${visitorOf(request)}` },
  joinNetwork: { max: 12_000, timeWindow: MINUTE, keyGenerator: (request) => `join-network:${networkOf(request)}` },
  joinDevice: {
    max: 60,
    timeWindow: MINUTE,
    keyGenerator: (request) => `join-device:${guestOf(request)}`,
    appliesTo: (request) => guestOf(request) !== undefined,
  },
  registerDevice: {
    max: 10,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `register-device:${guestOf(request)}`,
    appliesTo: (request) => guestOf(request) !== undefined,
  },
  registered: {
    max: NEVER_REFUSED,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `registered:${visitorOf(request)}:${battleOf(request)}`,
  },
  joinInfo: { max: 3_000, timeWindow: MINUTE, keyGenerator: (request) => `join-info:${visitorOf(request)}` },
  // A code has fifty random bits and lives 15 minutes; a school of phones enters its codes from one address.
  completeGameHandover: {
    max: 600,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `game-handed:${visitorOf(request)}`,
  },
  completeGameHandoverNetwork: {
    max: 2_400,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `game-handed-network:${networkOf(request)}`,
  },
  wrongCode: {
    max: NEVER_REFUSED,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `code:${visitorOf(request)}:${runOf(request)}`,
  },
  wrongCodeOfAll: {
    max: NEVER_REFUSED,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `code-of-all:${runOf(request)}`,
  },
} satisfies Record<string, Limit>;
