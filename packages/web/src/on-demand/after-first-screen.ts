import { blankRestoredPage } from '../session/blank-restored-page.ts';
import { keepFocus } from './keep-focus.ts';

let started = false;

/** Starts, once, what watches every page of a site and can wait until its first screen is shown. */
export function startAfterFirstScreen(): void {
  if (started) return;
  started = true;
  keepFocus();
  blankRestoredPage();
}
