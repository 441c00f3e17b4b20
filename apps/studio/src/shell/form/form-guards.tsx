import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormActions } from '#ui/form-actions.tsx';
import styles from './draft-notice.module.css';
import { LeaveGuard } from './leaving/leave-guard.tsx';
import type { ConflictState, FormState } from './use-record-form.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';

interface GuardsProps {
  form: FormState;
  /** Whether another address of the same page shows everything that was typed. */
  keeps?: (pathname: string) => boolean;
}

/**
 * Dialogs and notices of every record form:
 * the question before leaving, the conflict dialog, the notice about a restored draft, and the shortcut for saving.
 */
export function FormGuards({ form, keeps }: GuardsProps) {
  useSaveShortcut(() => void form.saveAll());
  return (
    <>
      <LeaveGuard changed={form.changed} saving={form.saving} keeps={keeps} onDiscard={form.discard} />
      <ConflictDialog key={form.conflict.name} {...form.conflict} />
      {form.restored && <DraftNotice onDiscard={() => form.discard()} />}
    </>
  );
}

/** Asks which version to keep when another person or tab saved the same record in the meantime. */
function ConflictDialog({ opened, name, onTheirs, onMine }: ConflictState) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onMine}
      title={name === undefined ? t('conflict.title') : t('conflict.titleOf', { name })}
      withCloseButton={false}
      centered
    >
      <p>{t('conflict.text')}</p>
      <FormActions>
        <Button data-autofocus onClick={onMine}>
          {t('conflict.mine')}
        </Button>
        <Button variant="outline" onClick={onTheirs}>
          {t('conflict.theirs')}
        </Button>
      </FormActions>
    </Modal>
  );
}

/** Tells the creator that the form holds an unsaved draft, and offers to discard it. */
function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice} role="status">
      <p>{t('form.draft')}</p>
      <Button variant="outline" onClick={onDiscard}>
        {t('form.draft.discard')}
      </Button>
    </div>
  );
}
