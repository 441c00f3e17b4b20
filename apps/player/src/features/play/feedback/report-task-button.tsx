import { LoadBoundary } from '@puzzle-runs/web/on-demand/load-boundary.tsx';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { IconMessageReport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { Sheet } from '#ui/sheet.tsx';
import styles from './report-task-button.module.css';

const ReportSheet = onDemand(() => import('./report-sheet.tsx').then((file) => file.ReportSheet));

/** Button that opens the report about a task. What was typed stays until the player leaves the page. */
export function ReportTaskButton({ task }: { task: { id: number; name: string } }) {
  const { t } = useTranslation(playTexts);
  const [open, setOpen] = useState<boolean>();
  const label = t('play.report.of', { task: task.name });
  return (
    <>
      <button type="button" className={styles.open} aria-label={label} onClick={() => setOpen(true)}>
        <IconMessageReport size={20} aria-hidden="true" />
        {t('play.report')}
      </button>
      {open !== undefined && (
        <Sheet open={open} title={label} onClose={() => setOpen(false)}>
          <LoadBoundary>
            <ReportSheet taskId={task.id} />
          </LoadBoundary>
        </Sheet>
      )}
    </>
  );
}
