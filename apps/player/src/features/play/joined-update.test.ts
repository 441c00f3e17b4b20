import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { expect, test } from 'vitest';
import { NO_ARRIVAL } from '#testing/no-arrival.ts';
import { withPoints, withRemainingAttempts, withResult } from './joined-update.ts';

const joined: JoinedPois = {
  count: 3,
  exploration: { id: 1, name: 'Dom', slug: 'dom', image: null, code: 0, lang: 'de', source_lang: 'de', languages: [] },
  battle: null,
  team: null,
  schedule: null,
  intro: null,
  finale: null,
  playable_offline: false,
  help_requests: false,
  progress: {
    netPoints: 5,
    earnedPoints: 5,
    spentPoints: 0,
    adjustedPoints: 0,
    pointsToEarn: 40,
    tasks_completed: 0,
    tasks_to_complete: 1,
    total_tasks: 1,
    joined_at: '2026-05-01T10:00:00Z',
    finished_at: null,
    rating: null,
    open_reviews: 0,
  },
  rows: [
    {
      id: 10,
      name: 'Tor',
      slug: 'tor',
      position: 1,
      UnlockPrerequisites: [],
      unlocked: true,
      description: '',
      location_type: 'coordinates',
      location: { latitude: 49, longitude: 12 },
      arrival: NO_ARRIVAL,
      tasks_completed: 0,
      total_tasks: 1,
      Tasks: [
        {
          id: 100,
          name: 'Wie hoch?',
          description: '',
          points: 20,
          position: 1,
          attempts: 3,
          remaining_attempts: 3,
          progressed: false,
          progressed_at: null,
          explanation: null,
          partial: false,
          partial_points: 0,
          best_try: null,
          answer: null,
          revealed_answer: null,
          task_type: 'guess_text',
          task: {},
        },
      ],
    },
    {
      id: 11,
      name: 'Turm',
      slug: 'turm',
      position: 2,
      UnlockPrerequisites: [],
      unlocked: true,
      description: '',
      location_type: 'hint',
      location: [{ id: 500, hint_type: 'text', cost: 5, progressed: false, hint_value: null, hint_description: null }],
      arrival: { required: true, arrived: false, radius: 30, judge: 'server', self_report_from: null },
      tasks_completed: 0,
      total_tasks: 2,
      Tasks: [],
    },
    { id: 12, name: 'Keller', slug: 'keller', position: 3, UnlockPrerequisites: [], unlocked: false },
  ],
};

test('a right answer solves its quest, updates its spot and adds the points', () => {
  const after = withResult(joined, {
    progress_type: 'task',
    state: 'solved',
    progress_id: 100,
    points: 20,
    netPoints: 25,
  });
  expect(after.progress.netPoints).toBe(25);
  expect(after.rows[0]).toMatchObject({ tasks_completed: 1, Tasks: [{ progressed: true }] });
  expect(after.rows.slice(1)).toEqual(joined.rows.slice(1));
});

test('a paid hint shows its content and costs its points', () => {
  const after = withResult(joined, { progress_type: 'hint', progress_id: 500, hint_value: 'Links', netPoints: 0 });
  expect(after.progress.netPoints).toBe(0);
  expect(after.rows[1]).toMatchObject({ location: [{ progressed: true, hint_value: 'Links' }] });
});

test('an arrival is shown at its spot before the quests are read', () => {
  const after = withResult(joined, { progress_type: 'arrival', progress_id: 11, netPoints: 5 });
  expect(after.rows[1]).toMatchObject({ arrival: { arrived: true }, Tasks: [], total_tasks: 2 });
  expect(after.rows[0]).toEqual(joined.rows[0]);
});

test('a wrong answer sets the attempts left to the number from the API', () => {
  const after = withRemainingAttempts(joined, 100, 2);
  expect(after.rows[0]).toMatchObject({ Tasks: [{ remaining_attempts: 2, progressed: false }] });
});

test('a live event changes only the points', () => {
  const after = withPoints(joined, { netPoints: 12, earnedPoints: 17, spentPoints: 5, pointsToEarn: 40 });
  expect(after.progress).toEqual({ ...joined.progress, netPoints: 12, earnedPoints: 17, spentPoints: 5 });
});
