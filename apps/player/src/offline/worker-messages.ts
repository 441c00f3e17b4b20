/** Cache of the pictures and map tiles that a phone keeps for its games. */
export const PICTURES_CACHE = 'pictures';

/** Message to a new service worker that waits: it may take over now. */
export const TAKE_OVER = 'take-over';

/** Web Lock held while a task is on the screen: a new version waits until no tab holds it. */
export const TASK_LOCK = 'task-on-screen';
