import { useCallback, useState } from 'react';
import { useRestoreFocus } from '../plugins/use-restore-focus.ts';
import type { DialogName } from './editor-dialogs.tsx';

/** Holds the name of the open dialog. Closing the dialog restores the focus. */
export function useDialog() {
  const [dialog, setDialog] = useState<DialogName>();
  const { remember, goBack } = useRestoreFocus();

  const openDialog = useCallback(
    (name: DialogName) => {
      remember();
      setDialog(name);
    },
    [remember],
  );
  const closeDialog = useCallback(() => {
    goBack();
    setDialog(undefined);
  }, [goBack]);

  return { dialog, openDialog, closeDialog };
}
