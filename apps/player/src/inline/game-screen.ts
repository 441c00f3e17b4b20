/**
 * Runs before a page of a game is painted: removes what the server has drawn on a device that shows another page or
 * language, that is without a token of the game (game-call.ts has not called) or with another chosen language.
 */
import type {} from '#features/play/arriving/early-call.ts';

const root = document.getElementById('root');
const language = document.game && localStorage.getItem('selectedLanguage');
const isShown = document.game && (!language || language === document.documentElement.lang);
if (root && !isShown) {
  root.replaceChildren();
  delete root.dataset.arriving;
}
