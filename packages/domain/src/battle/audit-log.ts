/** Actions of an organiser in the first version of the audit log. Clients of that call understand no others, so it stays as it is. */
export const AUDIT_LOG_KINDS = [
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
] as const;
type AuditLogKind = (typeof AUDIT_LOG_KINDS)[number];

/** All actions of an organiser in the audit log of a battle. */
export const EVENT_LOG_KINDS = [
  ...AUDIT_LOG_KINDS,
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
] as const;
export type EventLogKind = (typeof EVENT_LOG_KINDS)[number];

/** Whether the first version of the log knows an action. */
export function isAuditLogKind(kind: EventLogKind): kind is AuditLogKind {
  return AUDIT_LOG_KINDS.some((known) => known === kind);
}

/** How the first version of the log shows an action: a start as the schedule that it changed; null for what it leaves out. */
export function asAuditLogKind(kind: EventLogKind): AuditLogKind | null {
  if (kind === 'start') return 'schedule';
  return isAuditLogKind(kind) ? kind : null;
}

/**
 * Restores a team's adjustments from its part of the audit log (oldest first): points since its progress was last deleted, and extra
 * minutes. A team that is removed from a battle and added again keeps them.
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
