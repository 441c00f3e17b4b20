import type { PlayedArrival } from '@puzzle-runs/contract/poi.ts';

/** The arrival of a poi whose tasks are open from anywhere. */
export const NO_ARRIVAL: PlayedArrival = {
  required: false,
  arrived: true,
  radius: null,
  judge: 'none',
  self_report_from: null,
};
