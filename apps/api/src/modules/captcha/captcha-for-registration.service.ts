import { CAPTCHA_COST } from './captcha.service.ts';

/** Teams that one address may register for a battle in ten minutes at the usual work: a whole school behind one router. */
const FREE = 300;

/** The captcha costs at most this multiple of the usual work, as after wrong codes. */
const DEAREST = 8;

/** Rounds of the captcha of the next registration. The work doubles whenever the number of teams doubles (docs/decisions/0046). */
export function registrationCaptchaCost(registered: number): number {
  const times = registered / FREE;
  return CAPTCHA_COST * (times < 1 ? 1 : Math.min(DEAREST, 2 ** Math.floor(Math.log2(times) + 1)));
}
