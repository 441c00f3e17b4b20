import { emailIn, type Limit, MINUTE, visitorOf } from './rate-limit-keys.ts';
import { accountOf } from './session.ts';

/**
 * Rate limits of logins and accounts. Logins have two limits, because an attacker guesses passwords of one account (`loginTo`) or of many
 * (`login`). `mailTo` keeps one address from being flooded with mails.
 */
export const LOGIN_LIMITS = {
  register: { max: 30, timeWindow: 10 * MINUTE, keyGenerator: (request) => `register:${visitorOf(request)}` },
  recover: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `recover:${visitorOf(request)}` },
  mailTo: {
    max: 5,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `mail:${visitorOf(request)}:${emailIn(request)}`,
  },
  verify: { max: 30, timeWindow: 10 * MINUTE, keyGenerator: (request) => `verify:${visitorOf(request)}` },
  reset: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `reset:${visitorOf(request)}` },
  login: { max: 60, timeWindow: MINUTE, keyGenerator: (request) => `login:${visitorOf(request)}` },
  loginTo: {
    max: 10,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `login:${visitorOf(request)}:${emailIn(request)}`,
  },
  change: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `change:${accountOf(request).user_id}` },
  forfeit: { max: 5, timeWindow: 10 * MINUTE, keyGenerator: (request) => `forfeit:${accountOf(request).user_id}` },
  remove: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `remove:${accountOf(request).user_id}` },
  startHandover: {
    max: 20,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `handover:${accountOf(request).user_id}`,
  },
  completeHandover: { max: 60, timeWindow: 10 * MINUTE, keyGenerator: (request) => `handed:${visitorOf(request)}` },
} satisfies Record<string, Limit>;
