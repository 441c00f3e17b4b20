/** Texts of the states of a poi. */
export const POI_STATE_KEYS = {
  done: 'play.poi.done',
  open: 'play.poi.open',
  closed: 'play.poi.closed',
  locked: 'play.poi.locked',
} as const;
