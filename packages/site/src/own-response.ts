/**
 * Header of every response of our server. What stands between phone and server (a proxy while the server restarts, the
 * filter of a school, the login page of a hotspot) answers without it.
 */
export const OWN_RESPONSE_HEADER = 'x-puzzle-runs';

/** Value of `OWN_RESPONSE_HEADER`: the API's major version. A page that was built for another one loads itself anew. */
export const API_MAJOR = '3';

/**
 * Header with the server's clock in milliseconds since 1970: clocks of phones are often wrong, and `Date` has whole
 * seconds. A response that the browser held has it from the 304 that confirmed it.
 */
export const SERVER_TIME_HEADER = 'server-time';
