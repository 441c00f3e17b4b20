/**
 * Starts the first call of a game's page while its scripts load, and then loads the first picture of the poi: in the
 * head of the page and of the shell, which knows the page only in the browser. Without a token on this device, and for
 * trials, whose token may be in the address, it calls nothing. The site takes the response from `document.game`
 * (early-call.ts).
 */
import { GAME_PAGE } from '@puzzle-runs/site/game-page.ts';
import type {} from '#features/play/arriving/early-call.ts';

interface Pois {
  rows: { slug: string; unlocked: boolean; description: string }[];
}

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}');

/** The address of the first picture of a poi, if it is open. */
function pictureOf({ rows }: Pois, slug: string): string | undefined {
  const poi = rows.find((row) => row.slug === slug);
  if (!poi?.unlocked) return undefined;
  return new DOMParser().parseFromString(poi.description, 'text/html').images[0]?.src;
}

function callGame(): void {
  const path = decodeURIComponent(location.pathname);
  const [, game = '', run = ''] = GAME_PAGE.exec(path) ?? [];
  const token = stored('runTokens')[game];
  if (!token) return;
  const lang = stored('gameLanguages')[run] ?? localStorage.getItem('selectedLanguage');
  const address = `/api/joined/pois${lang ? `?${new URLSearchParams({ lang })}` : ''}`;
  const authorization = `${token.tokenType} ${token.accessToken}`;
  const response = fetch(address, { headers: { authorization }, signal: AbortSignal.timeout(15_000) });
  document.game = { address, authorization, response };
  const slug = /\/poi\/([^/]+)/.exec(path)?.[1];
  if (slug !== undefined) void loadPicture(response, slug).catch(() => undefined);
  else response.catch(() => undefined);
}

async function loadPicture(response: Promise<Response>, slug: string): Promise<void> {
  const answer = await response;
  const src = answer.ok && pictureOf((await answer.clone().json()) as Pois, slug);
  if (src) Object.assign(new Image(), { fetchPriority: 'high', src });
}

try {
  callGame();
} catch {
  // Storage that is blocked or broken: the site calls for itself.
}
