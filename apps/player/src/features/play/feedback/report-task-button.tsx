import '#i18n/feedback.ts';
import { IconMessageReport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '#ui/sheet.tsx';
import styles from './feedback.module.css';
import { ReportSheet } from './report-sheet.tsx';

/** Button that opens the report about a task. What was typed stays until the player leaves the page. */
export function ReportTaskButton({ task }: { task: { id: number; name: string } }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<boolean>();
  const label = t('feedback.report.of', { task: task.name });
  return (
    <>
      <button type="button" className={styles.open} aria-label={label} onClick={() => setOpen(true)}>
        <IconMessageReport size={20} aria-hidden="true" />
        {t('feedback.report')}
      </button>
      {open !== undefined && (
        <Sheet open={open} title={label} onClose={() => setOpen(false)}>
          <ReportSheet taskId={task.id} />
        </Sheet>
      )}
    </>
  );
}
