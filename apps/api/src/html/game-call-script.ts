import { hash } from 'node:crypto';
import { GAME_PAGE } from '@puzzle-runs/site/game-page.ts';

/**
 * Starts the first call of a game's page while its scripts load, and then loads the first picture of the poi: in the head of the page and
 * of the shell, which knows the page only in the browser. Without a token on this device, and for trials, whose token may be in the
 * address, it calls nothing. The site takes the response from `document.game` (apps/player/src/features/play/arriving/early-call.ts). A
 * constant, because the content security policy allows exactly this text. The keys are those of packages/web/src/session.
 */
export const GAME_CALL_SCRIPT = [
  '((d)=>{try{',
  'const stored=(key)=>JSON.parse(localStorage.getItem(key)??"{}");',
  'const path=decodeURIComponent(location.pathname);',
  `const[,game,run]=${GAME_PAGE}.exec(path);`,
  'const{tokenType,accessToken}=stored("runTokens")[game];',
  'const lang=stored("gameLanguages")[run]??localStorage.getItem("selectedLanguage");',
  'const address="/api/joined/pois"+(lang?"?"+new URLSearchParams({lang}):"");',
  'const authorization=tokenType+" "+accessToken;',
  'const response=fetch(address,{headers:{authorization},signal:AbortSignal.timeout(15e3)});',
  'd.game={address,authorization,response};',
  'const slug=/\\/poi\\/([^/]+)/.exec(path)?.[1];',
  'response.then((answer)=>answer.ok&&slug&&answer.clone().json()).then(({rows})=>{',
  'const{unlocked,description}=rows.find((poi)=>poi.slug==slug);',
  'const{src}=new DOMParser().parseFromString(unlocked?description:"","text/html").images[0];',
  'Object.assign(new Image,{fetchPriority:"high",src})',
  '}).catch(()=>{})',
  '}catch{}})(document)',
].join('');

/** The source that allows it in a content security policy. */
export const GAME_CALL_SCRIPT_SOURCE = `'sha256-${hash('sha256', GAME_CALL_SCRIPT, 'base64')}'`;
