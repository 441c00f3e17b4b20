import type { creatorProblems as de } from '../de/creator-problems.ts';

/** Sentences for the problem codes that only calls of creators return: they stay out of the first page of players. */
export const creatorProblems = {
  'problem.missing': 'The fields show what is still missing.',
  'problem.already_right': 'This answer is already correct, so the reply would never be shown.',
  'problem.wrong_method': 'This address doesn’t support that.',
  'problem.team_already_participates': 'This team is already taking part.',
  'problem.team_not_joined': 'No phone of this team has joined yet.',
  'problem.message_read': 'The message has already been read.',
  'problem.team_has_progress':
    'Both teams have made progress. You can merge teams only while at most one of them has any.',
  'problem.cyclic_conditions': 'Then spots would wait for each other, and none of them would ever open.',
  'problem.not_publishable': 'This run can’t be played to the end yet. The checklist shows what is missing.',
  'problem.file_too_large': 'The file contains more than a run can have.',
  'problem.limit_reached': 'There is no room for more. Delete what you no longer need first.',
  'problem.wrong_media_type': 'We don’t support this format. Use a JPEG, PNG, WebP, AVIF or GIF picture.',
  'problem.media_too_large': 'This picture is too large. The limit is 40 MB.',
} as const satisfies Record<keyof typeof de, string>;
