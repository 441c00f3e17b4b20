/** Every key that the sites use in local storage (packages/web/src/session/session.ts and form-drafts.ts). */
export const STORAGE_KEYS = [
  'selectedLanguage',
  'overview',
  'introsRead',
  'authToken',
  'guestId',
  'answeredGuestId',
  'runTokens',
  'drafts',
  'answers',
] as const;
