/** What an organiser does to a battle while it is played; every one is kept in its log. */
export const ACT_KINDS = [
  'schedule',
  'pause',
  'resume',
  'end',
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

/**
 * What the log of a team says it was given: its points since its progress was deleted last, and its extra minutes. A team that was
 * taken out of a battle and is added again goes on with it.
 */
export function carriedOver(acts: readonly { kind: ActKind; amount: number | null }[]) {
  let [adjusted, extraMinutes] = [0, 0];
  for (const { kind, amount } of acts) {
    if (kind === 'points') adjusted += amount ?? 0;
    if (kind === 'progress_deleted') adjusted = 0;
    if (kind === 'extra_minutes') extraMinutes = amount ?? 0;
  }
  return { adjusted, extraMinutes };
}
