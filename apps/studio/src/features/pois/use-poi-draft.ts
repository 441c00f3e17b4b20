import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordDraft } from '#shell/form/use-record-draft.ts';
import { managedPoi } from '#shell/poi-query.ts';
import { to } from '#to.ts';
import { rebased, valuesOf } from './poi-values.ts';

export type PoiPart = 'info' | 'location';

/** What is entered into both forms of a poi, and what becomes of it when one of them is saved or meets somebody else's version. */
export function usePoiDraft(poi: ManagedPoi) {
  const client = useQueryClient();
  const exploration = poi.Exploration.slug;
  const [theirs, setTheirs] = useState<ManagedPoi>();
  const draft = useRecordDraft({ page: `${to.pois({ exploration })}#${poi.id}`, stored: poi, valuesOf });

  function keep(stored: ManagedPoi) {
    client.setQueryData(managedPoi({ exploration, poi: stored.slug }).queryKey, stored);
    void client.invalidateQueries({ queryKey: [routes.managedPois.list.path, 'rows'] });
  }

  return {
    ...draft,
    /** One form was saved; what is entered in the other one stays. */
    saved(part: PoiPart, stored: ManagedPoi) {
      const [fresh, typed] = part === 'info' ? [valuesOf(stored), draft.values] : [draft.values, valuesOf(stored)];
      draft.settle(stored, { ...typed, name: fresh.name, description: fresh.description });
      keep(stored);
    },
    conflict: {
      open: theirs !== undefined,
      /** Somebody else saved the poi meanwhile: his version is read, and the choice is given. */
      async meet() {
        const asked = managedPoi({ exploration, poi: poi.slug });
        setTheirs(await client.fetchQuery({ ...asked, staleTime: 0 }));
      },
      onTheirs() {
        if (theirs) draft.settle(theirs);
        setTheirs(undefined);
      },
      onMine() {
        if (theirs) draft.settle(theirs, rebased(draft.values, theirs));
        setTheirs(undefined);
      },
    },
  };
}
