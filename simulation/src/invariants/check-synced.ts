import type { Event } from '../event.ts';
import type { Phone } from '../phone/phone.ts';
import { Broken } from '../world/history.ts';
import { count } from './check-verdict.ts';
import { differences, withoutClock } from './differences.ts';

/**
 * What a phone shows right after it has read the game is what the server has sent: with the answers of the present
 * content and nothing waiting, field by field.
 */
export function checkSynced(event: Event, phone: Phone): void {
  const game = phone.last();
  if (!game || !phone.isOpen() || phone.entries().length > 0) return;
  const view = phone.view();
  if (!view || phone.downloadRevision() !== event.edits) return;
  // A phone does not know the other teams: what waits for room only is open there.
  if (game.rows.some((poi) => (poi.unlocked ? poi.arrival.full : poi.full))) return;
  count(event.checked, 'games of a phone');
  if ((view.progress.finished_at === null) !== (game.progress.finished_at === null))
    throw new Broken(
      'finished agrees',
      `${phone.name} shows ${view.progress.finished_at}, server ${game.progress.finished_at}`,
    );
  const [first] = differences(withoutClock(view), withoutClock(game));
  if (first) throw new Broken('the phone shows what the server shows', `${phone.name} (phone and server) at ${first}`);
}
