type TakeOver = () => void;

let takeOver: TakeOver | undefined;

/** Registers the function that lets a new version of the site take over. */
export function onNewVersion(start: TakeOver): void {
  takeOver = start;
}

/** Called after each navigation. A new version takes over between two tasks, never while one is on the screen. */
export function betweenPages(path: string): void {
  if (!/\/poi\/[^/]+\/?$/.test(path)) takeOver?.();
}
