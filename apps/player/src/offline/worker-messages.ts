/** Cache of the pictures and map tiles that a phone keeps for its games. */
export const PICTURES_CACHE = 'pictures';

/** Paths of pictures and sounds of this site. */
export const PICTURE = /^\/(media|demo\/(?:pictures|sounds))\//;

/** Message to a new service worker that waits: it may take over now. */
export const TAKE_OVER = 'take-over';

/** Web Lock held while a task is on the screen: a new version waits until no tab holds it. */
export const TASK_LOCK = 'task-on-screen';
