/**
 * Starts the scripts of a rendered page after its first paint, so that they do not delay it: the modules of
 * `data-modules`, and the entry of `data-src`. Keeps the visitor's earlier actions for the site until the site replaces
 * that list (early-input.ts), so it comes in the head, before the first button, and shows at once that a press counts.
 */
import type {} from '../early-input/early-input.ts';

const { src = '', modules = '' } = document.currentScript?.dataset ?? {};
let started = false;
document.early = [];

function keep(event: Event): void {
  if (!document.early) return;
  if (event.type === 'submit') event.preventDefault();
  const target = event.target as HTMLInputElement;
  const pressed = event.type === 'click' ? target.closest('button') : (event as SubmitEvent).submitter;
  pressed?.setAttribute('aria-busy', 'true');
  document.early.push([event.type, target, target.value]);
}

function add(tag: 'link' | 'script', properties: object): void {
  document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, properties));
}

function start(): void {
  if (started) return;
  started = true;
  for (const href of modules.split(' ')) if (href) add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', src });
}

for (const type of ['submit', 'change', 'input', 'click']) document.addEventListener(type, keep);
document.addEventListener('DOMContentLoaded', () => {
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
});
// A page in the background is never painted.
setTimeout(start, 1_500);
