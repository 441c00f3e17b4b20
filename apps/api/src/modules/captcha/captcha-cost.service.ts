import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Deps } from '#deps.ts';
import type { WrongCodes } from '#http/limits/wrong-codes.ts';
import { CAPTCHA_COST, useCaptcha } from './captcha.service.ts';

/** Wrong codes for a run in ten minutes after which every attempt needs a solved captcha. */
const FREE = { fromThisAddress: 60, fromAllAddresses: 600 };

/**
 * The captcha costs at most this multiple of the usual work, so that an old phone still solves it within half a minute.
 */
const DEAREST = 8;

/**
 * Rounds of the captcha that the next attempt needs; 0 while none is needed. The work doubles whenever the number of
 * wrong codes doubles (docs/decisions/0046).
 */
export function captchaCostOf({ fromThisAddress, fromAllAddresses }: WrongCodes): number {
  const times = Math.max(fromThisAddress / FREE.fromThisAddress, fromAllAddresses / FREE.fromAllAddresses);
  return times < 1 ? 0 : CAPTCHA_COST * Math.min(DEAREST, 2 ** Math.floor(Math.log2(times)));
}

/**
 * Uses up the captcha that an attempt needs after many wrong codes. No
 * player is locked out: the right code with a captcha always joins.
 * @throws `captcha_required` when an attempt needs one and `solved` is missing, invalid, used or too cheap
 */
export async function payForAttempt(
  deps: Pick<Deps, 'store' | 'secret'>,
  solved: unknown,
  wrongCodes: WrongCodes,
): Promise<void> {
  const cost = captchaCostOf(wrongCodes);
  if (cost === 0) return;
  // Half the cost is accepted: the price may have doubled while the phone was solving.
  const paid = typeof solved === 'string' && (await useCaptcha(deps, solved, cost / 2));
  if (!paid) throw new Problem('captcha_required');
}

/**
 * Teams that one address may register for a battle in ten minutes at the usual work: a whole school behind one router.
 */
const FREE_REGISTRATIONS = 300;

/**
 * Rounds of the captcha of the next registration. The work doubles
 * whenever the number of teams doubles (docs/decisions/0046).
 */
export function registrationCaptchaCost(registered: number): number {
  const times = registered / FREE_REGISTRATIONS;
  return CAPTCHA_COST * (times < 1 ? 1 : Math.min(DEAREST, 2 ** Math.floor(Math.log2(times) + 1)));
}
