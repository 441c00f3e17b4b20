import { accountOf } from '../session.ts';
import { emailIn, type Limit, MINUTE, NEVER_REFUSED, networkOf, visitorOf } from './rate-limit-keys.ts';

/**
 * Rate limits of logins and accounts. Logins have several limits, because an attacker guesses passwords of one account
 * (`loginTo`) or of many (`login`), from one address or from a whole network. Classes register together, so addresses
 * get generous limits. `mailTo` keeps one address from being flooded with mails.
 */
export const LOGIN_LIMITS = {
  register: { max: 120, timeWindow: 10 * MINUTE, keyGenerator: (request) => `register:${visitorOf(request)}` },
  registerNetwork: {
    max: 480,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `register-network:${networkOf(request)}`,
  },
  recover: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `recover:${visitorOf(request)}` },
  mailTo: {
    max: 5,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `mail:${visitorOf(request)}:${emailIn(request)}`,
  },
  verify: { max: 30, timeWindow: 10 * MINUTE, keyGenerator: (request) => `verify:${visitorOf(request)}` },
  reset: { max: 20, timeWindow: 10 * MINUTE, keyGenerator: (request) => `reset:${visitorOf(request)}` },
  login: { max: 120, timeWindow: MINUTE, keyGenerator: (request) => `login:${visitorOf(request)}` },
  loginNetwork: { max: 480, timeWindow: MINUTE, keyGenerator: (request) => `login-network:${networkOf(request)}` },
  loginTo: {
    max: 10,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `login:${visitorOf(request)}:${emailIn(request)}`,
  },
  failedLogin: {
    max: NEVER_REFUSED,
    timeWindow: 10 * MINUTE,
    keyGenerator: (request) => `failed-login:${emailIn(request)}`,
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
