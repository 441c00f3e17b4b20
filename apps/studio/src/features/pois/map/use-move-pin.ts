import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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
  /** Null for a poi that had no place. */
  from: GeoPoint | null;
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
 * pin goes back. Moves are saved one after the other, so that a pin that is moved again meanwhile does not conflict with
 * itself. A move can be undone until the next one.
 */
export function useMovePin() {
  const client = useQueryClient();
  const showAlert = useAlert();
  const [last, setLast] = useState<SavedMove>();
  const [places, setPlaces] = useState<ReadonlyMap<number, GeoPoint>>(new Map());
  const newest = useRef(new Map<number, ManagedPoi>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const readAgain = () => client.invalidateQueries({ queryKey: [routes.managedPois.list.path] });

  /** Sends a move after those before it, from the poi as these have stored it. */
  function sendNext(move: Move): Promise<SavedMove> {
    const sent = queue.current.then(async () => {
      const known = newest.current.get(move.poi.id);
      const before = known && known.updated_at > move.poi.updated_at ? known : move.poi;
      const poi = await send({ ...move, poi: before });
      newest.current.set(poi.id, poi);
      return { poi, from: placeOfPoi(before) };
    });
    queue.current = sent.catch(() => undefined);
    return sent;
  }

  const saving = useSave({
    async send(move: Move) {
      try {
        const saved = await sendNext(move);
        await readAgain();
        return saved;
      } finally {
        setPlaces((now) => new Map([...now].filter(([id, to]) => id !== move.poi.id || to !== move.to)));
      }
    },
    onDone(saved, { undo }) {
      if (newest.current.get(saved.poi.id) !== saved.poi) return; // moved again meanwhile, and read sooner
      setLast(undo || !saved.from ? undefined : saved);
    },
    onRefused({ code }) {
      if (code === 'nochange') return true;
      void readAgain();
      if (code !== 'conflict' && code !== 'not_found') return false;
      showAlert('conflict');
      return true;
    },
  });

  function move(poi: ManagedPoi, to: GeoPoint, undo = false) {
    setPlaces((now) => new Map([...now, [poi.id, to]]));
    saving.mutate({ poi, to, undo });
  }

  return {
    move: (poi: ManagedPoi, to: GeoPoint) => move(poi, to),
    /** The places that are being saved, by the id of the poi. */
    places,
    last,
    undo: () => last?.from && move(last.poi, last.from, true),
    busy: saving.isPending,
  };
}
