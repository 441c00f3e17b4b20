import { hash } from 'node:crypto';

/**
 * Runs before the first screen of the studio is painted: sets the colour scheme for Mantine, and removes the screen on a device that shows
 * another page or language: without a login, or with another chosen language. A constant, because the content security policy allows
 * exactly this text. The keys are those of packages/web/src/session/session.ts.
 */
export const FIRST_SCREEN_SCRIPT = [
  '((d)=>{',
  'const html=d.documentElement,root=d.getElementById("root");',
  'html.dataset.mantineColorScheme=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  'let shown;',
  'try{const language=localStorage.getItem("selectedLanguage");',
  'shown=localStorage.getItem("authToken")&&(!language||language==html.lang)}catch{}',
  'if(!shown){root.replaceChildren();delete root.dataset.rendered}',
  '})(document)',
].join('');

/** The source that allows it in a content security policy. */
export const FIRST_SCREEN_SCRIPT_SOURCE = `'sha256-${hash('sha256', FIRST_SCREEN_SCRIPT, 'base64')}'`;
