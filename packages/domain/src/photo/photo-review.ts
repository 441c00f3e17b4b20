/** Photos of players: most per participation, most of a run, and bytes of them. */
export const PHOTOS_PER_PARTICIPATION_MAX = 50;
export const PHOTOS_PER_RUN_MAX = 5_000;
export const PHOTO_BYTES_PER_RUN_MAX = 5 * 1_024 ** 3;
/** Hours after which a photo is deleted that was uploaded, but not sent as an answer. */
export const PHOTO_UNUSED_HOURS = 24;
/** Minutes for which the address of a photo is valid. */
export const PHOTO_ADDRESS_MINUTES = 10;
/** Characters of the reason for a verdict. */
export const REVIEW_REASON_MAX = 300;
/** Most photos on the big screen of a battle. */
export const BOARD_PHOTOS_MAX = 12;

const EVERY_REVIEW = { none: true, after: true, before: true } as const;

/**
 * When a photo counts: `none`: at once; `after`: at once, but the reviewer may reject it; `before`: once the reviewer
 * accepted it.
 */
export type PhotoReview = keyof typeof EVERY_REVIEW;
export const PHOTO_REVIEWS = Object.keys(EVERY_REVIEW) as [PhotoReview, ...PhotoReview[]];

const EVERY_STATE = { pending: true, accepted: true, rejected: true } as const;

/** State of a photo that was sent as an answer. */
export type PhotoState = keyof typeof EVERY_STATE;
export const PHOTO_STATES = Object.keys(EVERY_STATE) as [PhotoState, ...PhotoState[]];

/** For how many days after sending the pictures of players may be kept. */
export const PHOTO_DAYS = [7, 30, 90] as const;
export type PhotoDays = (typeof PHOTO_DAYS)[number];
export const PHOTO_DAYS_PROPOSED: PhotoDays = 30;

/** Whether a run may have photo tasks: one for pupils only with the switch `photos`. */
export function arePhotosAllowed({ forPupils, photos }: { forPupils: boolean; photos: boolean }): boolean {
  return photos || !forPupils;
}

/**
 * What sending a photo does to its task: `pending` is neither solved nor failed. Holds on the server and on a phone
 * without a network.
 */
export function verdictOnSending(review: PhotoReview): 'solved' | 'pending' {
  return review === 'before' ? 'pending' : 'solved';
}

/** State of a photo in the reviewer's queue right after it was sent. */
export function stateOnSending(review: PhotoReview): PhotoState {
  return review === 'none' ? 'accepted' : 'pending';
}

/** State of a photo as its team sees it: one that counts at once is accepted until the reviewer rejects it. */
export function shownPhotoState({ review, state }: { review: PhotoReview; state: PhotoState }): PhotoState {
  return state === 'pending' && verdictOnSending(review) === 'solved' ? 'accepted' : state;
}

/** Whether a team waits for the verdict: the task is neither solved nor open. */
export function awaitsVerdict(photo: { review: PhotoReview; state: PhotoState }): boolean {
  return shownPhotoState(photo) === 'pending';
}

/** Whether another photo may replace this one: until it was reviewed, and after a rejection. */
export function mayRetake({ state }: { state: PhotoState }): boolean {
  return state !== 'accepted';
}
