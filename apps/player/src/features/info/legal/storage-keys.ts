/** Every key that the sites use in local storage (packages/web/src/session/session.ts, form-drafts.ts and read-intros.ts). */
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
