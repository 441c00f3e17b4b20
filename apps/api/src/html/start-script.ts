import { hash } from 'node:crypto';

/**
 * Starts the scripts of a rendered page after its first paint, so that they do not delay it: the modules of `data-modules`, and the entry
 * of `data-src`. What a visitor sends or chooses before is kept in `document.early` for the site (apps/player/src/early-input.ts). Also
 * without a paint, because a page in the background has none. A constant, because the content security policy allows
 * this text alone.
 */
export const START_SCRIPT = [
  '((d)=>{',
  'const{src,modules}=d.currentScript.dataset;let started;',
  'const keep=(e)=>{if(e.type=="submit")e.preventDefault();d.early=[e,e.target.value]};',
  'd.addEventListener("submit",keep);d.addEventListener("change",keep);',
  'const add=(t,p)=>d.head.append(Object.assign(d.createElement(t),{crossOrigin:"",...p}));',
  'const start=()=>{if(started)return;started=1;',
  'for(const href of modules.split(" "))if(href)add("link",{rel:"modulepreload",href});',
  'add("script",{type:"module",src})};',
  'if(d.hidden)start();else requestAnimationFrame(()=>setTimeout(start));',
  'setTimeout(start,1500)',
  '})(document)',
].join('');

/** The source that allows it in a content security policy. */
export const START_SCRIPT_SOURCE = `'sha256-${hash('sha256', START_SCRIPT, 'base64')}'`;
