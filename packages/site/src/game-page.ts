/**
 * Paths of the pages of a game, whose token is on the device: `play` pages without trials. Groups: storage key of the
 * game, slug of the run. The service worker and an inline script know pages only by their path.
 */
export const GAME_PAGE =
  /^\/((?:battle\/[^/]+\/)?exploration\/([^/]+)(?:\/team\/[^/]+)?)\/(?:poi|ranking|share)(?:\/|$)/;
