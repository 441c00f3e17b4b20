import { useState } from 'react';
import type { Carrying } from '#carry/carry.ts';

interface Selected {
  what: Carrying['what'];
  ids: ReadonlySet<number>;
}

/** Spots or quests of the trail that are copied or moved together. Undefined while nothing is being selected. */
export function useSelection() {
  const [selected, setSelected] = useState<Selected>();
  return {
    selected,
    /** Selects a row, or takes it out of the selection; rows of the other kind leave it. */
    toggle(what: Carrying['what'], id: number) {
      setSelected((now) => {
        const ids = new Set(now?.what === what ? now.ids : []);
        if (!ids.delete(id)) ids.add(id);
        return { what, ids };
      });
    },
    /** Selects all rows between the last selected one and this one. */
    extend(what: Carrying['what'], rows: readonly { id: number }[], id: number) {
      setSelected((now) => {
        const ids = now?.what === what ? [...now.ids] : [];
        const ends = [rows.findIndex((row) => row.id === ids.at(-1)), rows.findIndex((row) => row.id === id)];
        const [first, last] = [Math.min(...ends), Math.max(...ends)];
        const between = rows.slice(first < 0 ? last : first, last + 1);
        return { what, ids: new Set([...ids, ...between.map((row) => row.id)]) };
      });
    },
    end: () => setSelected(undefined),
  };
}

export type Selection = ReturnType<typeof useSelection>;
