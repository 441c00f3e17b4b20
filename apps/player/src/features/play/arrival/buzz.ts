/** Milliseconds: two short knocks, unlike the one of a message. */
const PATTERN = [180, 90, 180];

/** Lets the phone vibrate, where it can and its player has touched the page: browsers complain otherwise. */
export function buzz(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PATTERN);
}
