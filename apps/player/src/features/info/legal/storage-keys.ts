/** Every name this site uses in the browser's local storage (packages/web/src/session.ts). */
export const STORAGE_KEYS = ['selectedLanguage', 'authToken', 'guestId', 'answeredGuestId', 'runTokens'] as const;
