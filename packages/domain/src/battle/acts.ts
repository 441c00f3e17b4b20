/** What an organiser does to a battle while it is played; every one is kept in its log. */
export const ACT_KINDS = [
  'schedule',
  'pause',
  'resume',
  'extra_minutes',
  'message',
  'points',
  'board_on',
  'board_off',
  'freeze',
  'reveal',
  'participant_added',
  'participant_removed',
  'progress_deleted',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];
