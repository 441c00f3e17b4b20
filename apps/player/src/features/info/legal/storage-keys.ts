/** Every name that the sites use in the browser's local storage (packages/web/src/session/session.ts and drafts.ts). */
export const STORAGE_KEYS = [
  'selectedLanguage',
  'authToken',
  'guestId',
  'answeredGuestId',
  'runTokens',
  'drafts',
] as const;
