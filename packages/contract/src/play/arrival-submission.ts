import { ACCURACY_CLASSES } from '@puzzle-runs/domain/geo/position-fix.ts';
import { CODE_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { z } from 'zod';
import { coordinatesLocation } from '../poi.ts';
import { id, oneLine, submissionId } from '../shared.ts';

const arrivalFields = {
  progress_type: z.literal('arrival'),
  progress_id: id,
  /**
   * The phone, which had no network, has let the team in: the room at the poi does not count. Only where phones may
   * hold the answers.
   */
  made_offline: z.literal(true).optional(),
  submission_id: submissionId,
};

/** An arrival. `progress_id` is the id of the poi. */
export const arrivalSubmission = z
  .discriminatedUnion('via', [
    z
      .object({
        ...arrivalFields,
        via: z.literal('position'),
        /** How accurate the position is: up to 20 m, up to 100 m, or worse. */
        accuracy: z.enum(ACCURACY_CLASSES),
        /**
         * Only where the server judges (`arrival.judge`), and refused elsewhere. Judged at once, neither stored nor
         * logged.
         */
        position: coordinatesLocation
          .extend({
            /** Metres. */
            accuracy: z.number().min(0).max(100_000_000),
          })
          .meta({ id: 'Position' })
          .optional(),
      })
      .meta({ id: 'ArrivalByPosition' }),
    z.object({ ...arrivalFields, via: z.literal('code'), code: oneLine(CODE_MAX) }).meta({ id: 'ArrivalByCode' }),
    z
      .object({
        ...arrivalFields,
        via: z.literal('self_reported'),
        /** The waiting time was over on the phone, without a network. Counts only where phones may hold the answers. */
        waited_offline: z.literal(true).optional(),
      })
      .meta({ id: 'SelfReportedArrival' }),
  ])
  .meta({ id: 'ArrivalSubmission' });
