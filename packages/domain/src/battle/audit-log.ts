/** All actions of an organiser in the audit log of a battle. */
export const EVENT_LOG_KINDS = [
  'schedule',
  'pause',
  'resume',
  'end',
  'extra_minutes',
  'message',
  'points',
  'recalculated',
  'board_on',
  'board_off',
  'freeze',
  'reveal',
  'arrival_code_on',
  'arrival_code_off',
  'participant_added',
  'participant_removed',
  'progress_deleted',
  'start',
  'message_withdrawn',
  'poi_opened',
  'contacted',
  'contact_cleared',
  'name_waiting',
  'name_accepted',
  'name_refused',
  'name_changed',
  'help_read',
  'help_resolved',
  'teams_merged',
  'start_delay',
] as const;
export type EventLogKind = (typeof EVENT_LOG_KINDS)[number];

/**
 * Restores a team's adjustments from its part of the audit log (oldest first): points since its progress was last
 * deleted, and extra minutes. A team that is removed from a battle and added again keeps them.
 */
export function restoreAdjustments(acts: readonly { kind: EventLogKind; amount: number | null }[]) {
  let [adjusted, extraMinutes] = [0, 0];
  for (const { kind, amount } of acts) {
    if (kind === 'points') adjusted += amount ?? 0;
    if (kind === 'progress_deleted') adjusted = 0;
    if (kind === 'extra_minutes') extraMinutes = amount ?? 0;
  }
  return { adjusted, extraMinutes };
}
