import { hash } from 'node:crypto';
import { GAME_PAGE } from '@puzzle-runs/site/game-page.ts';

/**
 * Starts the first call of a game's page while its scripts load: in the head of the page and of the shell, which knows the page only in
 * the browser. Without a token on this device, and for trials, whose token may be in the address, it calls nothing. The site takes the
 * response from `document.game` (apps/player/src/features/play/arriving/early-call.ts). A constant, because the content security policy
 * allows exactly this text. The keys are those of packages/web/src/session.
 */
export const GAME_CALL_SCRIPT = [
  '((d)=>{try{',
  'const stored=(key)=>JSON.parse(localStorage.getItem(key)??"{}");',
  `const[,game,run]=${GAME_PAGE}.exec(decodeURIComponent(location.pathname));`,
  'const{tokenType,accessToken}=stored("runTokens")[game];',
  'const lang=stored("gameLanguages")[run]??localStorage.getItem("selectedLanguage");',
  'const address="/api/joined/pois"+(lang?"?"+new URLSearchParams({lang}):"");',
  'const authorization=tokenType+" "+accessToken;',
  'const response=fetch(address,{headers:{authorization},signal:AbortSignal.timeout(15e3)});',
  'response.catch(()=>{});',
  'd.game={address,authorization,response}',
  '}catch{}})(document)',
].join('');

/** The source that allows it in a content security policy. */
export const GAME_CALL_SCRIPT_SOURCE = `'sha256-${hash('sha256', GAME_CALL_SCRIPT, 'base64')}'`;
