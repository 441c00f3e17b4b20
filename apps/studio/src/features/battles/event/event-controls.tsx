import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useTranslation } from 'react-i18next';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { ArrivalCodePanel } from './arrival-code-panel.tsx';
import { AuditLog } from './audit-log.tsx';
import { BoardPanel } from './board-panel.tsx';
import { ClockPanel } from './clock-panel.tsx';
import styles from './event.module.css';
import { ExtraMinutesPanel } from './extra-minutes-panel.tsx';
import { MessagePanel } from './message-panel.tsx';
import { PointsPanel } from './points-panel.tsx';

/** Control panels for a running battle, and the audit log that records every action. */
export function EventControls({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.panels}>
        <ClockPanel battle={battle} />
        <BoardPanel battle={battle} />
        <MessagePanel battle={battle} />
        <PointsPanel battle={battle} />
        <ExtraMinutesPanel battle={battle} />
        <ArrivalCodePanel battle={battle} />
      </div>
      <section className={styles.log}>
        <h2>{t('battle.log')}</h2>
        <PageBoundary>
          <AuditLog battle={battle} />
        </PageBoundary>
      </section>
    </>
  );
}
