import { blankRestoredPage } from '../session/blank-restored-page.ts';
import { keepFocus } from './keep-focus.ts';

/** Starts what watches every page of a site and can wait until its first screen is shown. */
export function startAfterFirstScreen(): void {
  keepFocus();
  blankRestoredPage();
}
