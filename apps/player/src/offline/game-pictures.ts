import { hintsOf } from '@puzzle-runs/contract/mapping/hints-of.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { PICTURES_CACHE } from './worker-messages.ts';

/** Addresses of this site that hold pictures and sounds. */
const OWN_FILE = /^\/(media|demo\/(?:pictures|sounds))\/[\w./-]+$/;

const SOURCE = /\ssrc="([^"]+)"/g;

function sourcesIn(html: string): string[] {
  return Array.from(html.matchAll(SOURCE), ([, source = '']) => source.replaceAll('&amp;', '&'));
}

/**
 * Paths of this site's pictures and sounds that a player may see or hear in a game; those of other sites are left out.
 */
export function picturesOf({ exploration, intro, finale, team, rows }: JoinedPois): string[] {
  const all = [exploration.image, team?.image, ...sourcesIn(intro ?? ''), ...sourcesIn(finale ?? '')];
  for (const poi of rows) {
    if (!poi.unlocked) continue;
    all.push(...sourcesIn(poi.description));
    for (const { hint_type, hint_value } of hintsOf(poi))
      if (hint_type === 'image' || hint_type === 'audio') all.push(hint_value);
    for (const { description, explanation, task_type, task } of poi.Tasks) {
      all.push(...sourcesIn(description), ...sourcesIn(explanation ?? ''));
      if (task_type === 'locate') all.push(task.image);
      if (task_type === 'decision') all.push(...task.TaskOptions.map(({ image }) => image));
    }
  }
  return Array.from(new Set(all.filter((url) => url != null && OWN_FILE.test(url)) as string[]));
}

/** Removes pictures and map tiles that no other game needs. Plain http has no cache. */
export async function removePictures(urls: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(PICTURES_CACHE);
  for (const url of urls) await cache.delete(url);
}
