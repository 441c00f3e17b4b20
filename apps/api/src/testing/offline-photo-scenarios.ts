import type { PhotoReview } from '@puzzle-runs/domain/photo/photo-review.ts';
import { numberTask, poi, type TaskInput } from './given.ts';
import type { OfflineScenario } from './offline-scenarios.ts';

function photoTask(review: PhotoReview): TaskInput {
  return { name: review, task_type: 'photo', points: 10, task: { review } };
}

/** Photo quests, played against the server and against the rules in the browser. */
export const OFFLINE_PHOTO_SCENARIOS: Record<string, OfflineScenario> = {
  'photos that count at once, after a review, or once they are accepted': {
    run: {
      finale: '<p>Alles fotografiert.</p>',
      pois: [
        poi('Tor', [photoTask('none'), photoTask('after'), photoTask('before')]),
        poi('Punkte', [{ ...numberTask, name: 'Zahl' }], { prerequisites: [{ unlock_type: 'points', value: 20 }] }),
        poi('Quests', [{ ...numberTask, name: 'Zu' }], { prerequisites: [{ unlock_type: 'tasks', value: 4 }] }),
      ],
    },
    steps: [
      { photo: 'before' },
      { photo: 'none' },
      { photo: 'none' },
      { photo: 'after' },
      { photo: 'after' },
      { photo: 'before' },
      { answer: ['Zu', 16] },
      { answer: ['Zahl', 16] },
    ],
  },
  'the finish, which waits for no review': {
    run: {
      finale: '<p>Alles fotografiert.</p>',
      pois: [
        poi('Tor', [photoTask('after'), photoTask('before')]),
        poi('Nie', [{ ...numberTask, name: 'Zu' }], { prerequisites: [{ unlock_type: 'tasks', value: 3 }] }),
      ],
    },
    steps: [{ photo: 'after' }, { photo: 'before' }, { wait: 2 }, { photo: 'after' }, { photo: 'before' }],
  },
  'a spot that a verdict may open': {
    run: {
      pois: [
        poi('Tor', [photoTask('before')]),
        poi('Danach', [{ ...numberTask, name: 'Zu' }], { prerequisites: [{ unlock_type: 'tasks', value: 1 }] }),
      ],
    },
    steps: [{ photo: 'before' }, { answer: ['Zu', 16] }],
  },
  'photos that were reviewed before the phone lost its network': {
    run: {
      pois: [
        poi('Tor', [photoTask('after'), photoTask('before')]),
        poi('Danach', [{ ...numberTask, name: 'Zahl' }], { prerequisites: [{ unlock_type: 'tasks', value: 1 }] }),
        poi('Zuletzt', [{ ...numberTask, name: 'Zu' }], { prerequisites: [{ unlock_type: 'tasks', value: 2 }] }),
      ],
    },
    steps: [
      { photo: 'after' },
      { photo: 'before' },
      { verdict: ['after', 'rejected'] },
      { verdict: ['before', 'accepted', 3] },
      { photo: 'before' },
      { answer: ['Zahl', 16] },
      { photo: 'after' },
      { photo: 'after' },
      { answer: ['Zu', 16] },
    ],
    online: [4],
  },
};
