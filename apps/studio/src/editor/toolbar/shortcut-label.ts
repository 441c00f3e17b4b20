const APPLE = /Mac|iPhone|iPad/;

/** Returns a shortcut as labelled on the platform's keyboard: Ctrl+B, or ⌘B on Apple devices. */
export function shortcutLabel(key: string): string {
  return APPLE.test(navigator.platform) ? `⌘${key}` : `Ctrl+${key}`;
}
