const APPLE = /Mac|iPhone|iPad/;

/** A shortcut as the keyboard in use names it: Ctrl+B, or ⌘B. */
export function shortcutLabel(key: string): string {
  return APPLE.test(navigator.platform) ? `⌘${key}` : `Ctrl+${key}`;
}
