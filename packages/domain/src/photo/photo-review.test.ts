import { expect, test } from 'vitest';
import {
  awaitsVerdict,
  mayRetake,
  PHOTO_REVIEWS,
  shownPhotoState,
  stateOnSending,
  verdictOnSending,
} from './photo-review.ts';

test.each([
  { review: 'none', verdict: 'solved', state: 'accepted', shown: 'accepted', waits: false, retake: false },
  { review: 'after', verdict: 'solved', state: 'pending', shown: 'accepted', waits: false, retake: true },
  { review: 'before', verdict: 'pending', state: 'pending', shown: 'pending', waits: true, retake: true },
] as const)('a sent photo with review $review is $verdict and shown as $shown', ({ review, ...expected }) => {
  const state = stateOnSending(review);
  expect(verdictOnSending(review)).toBe(expected.verdict);
  expect(state).toBe(expected.state);
  expect(shownPhotoState({ review, state })).toBe(expected.shown);
  expect(awaitsVerdict({ review, state })).toBe(expected.waits);
  expect(mayRetake({ state })).toBe(expected.retake);
});

test.each(PHOTO_REVIEWS)(
  'a photo with review %s may be retaken after a rejection, not once it is accepted',
  (review) => {
    expect(mayRetake({ state: 'rejected' })).toBe(true);
    expect(mayRetake({ state: 'accepted' })).toBe(false);
    expect(shownPhotoState({ review, state: 'rejected' })).toBe('rejected');
  },
);
