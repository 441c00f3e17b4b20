import { useCallback, useState } from 'react';
import { useRestoreFocus } from '../plugins/use-restore-focus.ts';
import type { DialogName } from './editor-dialogs.tsx';

/** Which dialog is open; closing brings the focus back. */
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
