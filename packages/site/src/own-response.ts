/**
 * Header of every response of our server. What stands between phone and server (a proxy while the server restarts, the filter of a school,
 * the login page of a hotspot) answers without it.
 */
export const OWN_RESPONSE_HEADER = 'x-puzzle-runs';
