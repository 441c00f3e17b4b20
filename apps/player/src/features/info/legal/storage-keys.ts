/**
 * Every key that the sites use in local storage (packages/web/src/session/session.ts, form-drafts.ts, read-intros.ts
 * and game-languages.ts, packages/web/src/tasks/answers/rear-cameras.ts).
 */
export const STORAGE_KEYS = [
  'selectedLanguage',
  'overview',
  'camera',
  'introsRead',
  'gameLanguages',
  'authToken',
  'guestId',
  'answeredGuestId',
  'runTokens',
  'linkKeys',
  'drafts',
  'answers',
] as const;
