import { useState } from 'react';
import { useAlert } from '../alerts/use-alert.ts';

interface Rules<Stored> {
  record: { accept: (theirs: Stored) => void; rebase: (theirs: Stored) => void };
  /** The record as it is now. */
  read: () => Promise<Stored>;
}

/** What happens when the record was saved elsewhere in the meantime: it is read again, and somebody chooses (`ConflictDialog`). */
export function useConflict<Stored>({ record, read }: Rules<Stored>) {
  const showAlert = useAlert();
  const [theirs, setTheirs] = useState<Stored>();

  function choose(take: (theirs: Stored) => void) {
    setTheirs(undefined);
    if (theirs !== undefined) take(theirs);
  }

  return {
    /** Asks; true, for the refusal is dealt with. */
    ask(): true {
      // Gone, renamed or out of reach: the general sentence is all there is to say.
      read().then(setTheirs, () => showAlert('conflict'));
      return true;
    },
    /** Props of the dialog. */
    dialog: {
      opened: theirs !== undefined,
      onTheirs: () => choose(record.accept),
      onMine: () => choose(record.rebase),
    },
  };
}
