/** In a separate file, so that the list of files that photo quests need is not in the first chunk of every spot. */
export const loadPlayedPhotoCard = () => import('./played-photo-card.tsx');
