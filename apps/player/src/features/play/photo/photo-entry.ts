/** Names what photo quests need in a file that is loaded with the first of them: the list would be in the first chunk of every spot. */
export const loadPlayedPhoto = () => import('./played-photo.tsx');
