import { hash } from 'node:crypto';

/**
 * Starts the scripts of a rendered page after its first paint, so that they do not delay it: the modules of `data-modules`, and the entry
 * of `data-src`. Keeps the visitor's earlier actions in `document.early` for the site until the site replaces that list
 * (packages/web/src/early-input/early-input.ts), so it comes in the head, before the first button, and shows at once that a press counts. A timeout starts the scripts of a
 * background page, which is never painted. A constant, because the content security policy allows exactly this text.
 */
export const START_SCRIPT = [
  '((d)=>{',
  'const{src,modules}=d.currentScript.dataset;let started;d.early=[];',
  'const keep=(e)=>{if(!d.early)return;if(e.type=="submit")e.preventDefault();',
  'const b=e.submitter||(e.type=="click"&&e.target.closest("button"));if(b)b.setAttribute("aria-busy",true);',
  'd.early.push([e.type,e.target,e.target.value])};',
  'for(const type of["submit","change","input","click"])d.addEventListener(type,keep);',
  'const add=(t,p)=>d.head.append(Object.assign(d.createElement(t),{crossOrigin:"",...p}));',
  'const start=()=>{if(started)return;started=1;',
  'for(const href of modules.split(" "))if(href)add("link",{rel:"modulepreload",href});',
  'add("script",{type:"module",src})};',
  'd.addEventListener("DOMContentLoaded",()=>{if(d.hidden)start();else requestAnimationFrame(()=>setTimeout(start))});',
  'setTimeout(start,1500)',
  '})(document)',
].join('');

/** The source that allows it in a content security policy. */
export const START_SCRIPT_SOURCE = `'sha256-${hash('sha256', START_SCRIPT, 'base64')}'`;
