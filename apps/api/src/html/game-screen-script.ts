import { hash } from 'node:crypto';

/**
 * Runs before a page of a game is painted: removes what the server has drawn on a device that shows another page or language, that is
 * without a token of the game (game-call-script.ts has not called) or with another chosen language. A constant, because the content
 * security policy allows exactly this text.
 */
export const GAME_SCREEN_SCRIPT = [
  '((d)=>{',
  'const root=d.getElementById("root"),language=d.game&&localStorage.getItem("selectedLanguage");',
  'if(d.game&&(!language||language==d.documentElement.lang))return;',
  'root.replaceChildren();delete root.dataset.arriving',
  '})(document)',
].join('');

/** The source that allows it in a content security policy. */
export const GAME_SCREEN_SCRIPT_SOURCE = `'sha256-${hash('sha256', GAME_SCREEN_SCRIPT, 'base64')}'`;
