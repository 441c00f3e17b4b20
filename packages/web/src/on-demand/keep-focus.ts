/** Where the focus goes when what had it is gone: the thing around it. Toasts and live regions are no such place. */
const PLACES = 'li, article, section, form, dialog, [role="dialog"], main';
/** The focus before, too: for a message outside the page's content, which is closed. */
const REMEMBERED = 2;

/** A focused element and the places around it at that time, from the inside outwards. */
type Focused = readonly HTMLElement[];

function placesAround(element: HTMLElement): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let place = element.parentElement; place; place = place.parentElement) {
    if (place.matches(PLACES)) places.push(place);
  }
  return places;
}

/** Focuses the element without moving the page. False if it is gone, hidden or disabled. */
function takesFocus(element: HTMLElement): boolean {
  if (!element.isConnected) return false;
  if (element.matches(PLACES) && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Keeps the focus in the page: when the focused element disappears (a sold hint, a deleted row, a closed message), the
 * nearest place around it that is left gets the focus, so that keyboards and screen readers continue there and not at
 * the top of the page. An act that knows a better place focuses it itself, and a focus that a person gives up is left
 * alone.
 */
export function keepFocus(): void {
  let focused: Focused[] = [];

  function remember(element: EventTarget | null): void {
    if (!(element instanceof HTMLElement) || element === document.body) return;
    const older = focused.filter(([known]) => known !== element);
    focused = [[element, ...placesAround(element)], ...older].slice(0, REMEMBERED);
  }

  function restore(): void {
    const lost = focused[0]?.[0];
    if (!lost || document.activeElement !== document.body) return;
    // A button that is disabled while it works gets its focus back afterwards.
    if (lost.isConnected && lost.matches(':disabled')) return;
    // A page that was replaced as a whole is another `main`.
    const page = document.querySelector('main');
    [...focused.flat(), ...(page ? [page] : [])].some(takesFocus);
  }

  document.addEventListener('focusin', ({ target }) => remember(target));
  document.addEventListener('focusout', ({ target }) => {
    // The browser also reports what it removes or disables; only later does the page show which one it was.
    setTimeout(() => {
      const left =
        target instanceof HTMLElement &&
        target.isConnected &&
        target.getClientRects().length > 0 &&
        !target.matches(':disabled');
      if (document.activeElement !== document.body) return;
      if (left) focused = [];
      // A form that is hidden loses the focus a frame later, when nothing changes in the page any more.
      else requestAnimationFrame(restore);
    });
  });
  // In the next frame, after the effects of the components, which may focus something themselves.
  const observer = new MutationObserver(() => {
    if (focused.length > 0 && document.activeElement === document.body) requestAnimationFrame(restore);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'class'],
  });
  remember(document.activeElement);
}
