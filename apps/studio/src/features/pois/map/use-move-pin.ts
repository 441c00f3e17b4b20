import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { placeOfPoi } from '#shell/place-of-poi.ts';

interface Move {
  poi: ManagedPoi;
  to: GeoPoint;
  /** Whether it undoes the last move. */
  undo?: boolean;
}

/** The last saved move, which can be undone. */
export interface SavedMove {
  /** The poi as stored after the move. */
  poi: ManagedPoi;
  from: GeoPoint;
}

function send({ poi, to }: Move): Promise<ManagedPoi> {
  const params = { poi_id: poi.id };
  const body = { latitude: to.latitude, longitude: to.longitude, updated_at: poi.updated_at };
  return poi.location_type === 'address'
    ? accountCall(routes.managedPois.changeAddress, { params, body })
    : accountCall(routes.managedPois.changeCoordinates, { params, body });
}

/**
 * Saves the moved pin of a poi. A poi that was changed elsewhere is not overwritten: the pois are read again, and the
 * pin goes back. A move can be undone until the next one.
 */
export function useMovePin() {
  const client = useQueryClient();
  const showAlert = useAlert();
  const [last, setLast] = useState<SavedMove>();
  const readAgain = () => client.invalidateQueries({ queryKey: [routes.managedPois.list.path] });

  const saving = useSave({
    async send(move: Move) {
      const stored = await send(move);
      await readAgain();
      return stored;
    },
    onDone(poi, { poi: before, undo }) {
      const from = placeOfPoi(before);
      setLast(undo || !from ? undefined : { poi, from });
    },
    onRefused({ code }) {
      if (code !== 'nochange') {
        showAlert(code === 'conflict' || code === 'not_found' ? 'conflict' : 'invalid_request');
        void readAgain();
      }
      return true;
    },
  });

  return {
    move: (poi: ManagedPoi, to: GeoPoint) => saving.mutate({ poi, to }),
    /** The place that is being saved, by poi. */
    pending: saving.isPending ? saving.variables : undefined,
    last,
    undo: () => last && saving.mutate({ poi: last.poi, to: last.from, undo: true }),
    busy: saving.isPending,
  };
}
