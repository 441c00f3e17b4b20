import { gameLanguage } from '@puzzle-runs/web/session/game-languages.ts';
import { deviceStore, type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';

/**
 * The language in which this device asks for a game: the one chosen for the run, else the one chosen for the site.
 * Without a choice the server follows the browser.
 */
export function askedLanguage({ exploration }: Pick<PlayPlace, 'exploration'>): string | undefined {
  return gameLanguage(deviceStore, exploration) ?? session.language() ?? undefined;
}
