import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { timeOrDash } from '#shell/lists/time-or-dash.ts';
import { Panel } from '#ui/panel.tsx';
import { ExceededNote } from '../exceeded-note.tsx';
import { LicenseStateChip } from '../license-state-chip.tsx';
import { LicenseUsage } from '../license-usage.tsx';
import styles from './license-summary.module.css';

/** State, time and usage of a licence. */
export function LicenseSummary({ license }: { license: Subscription }) {
  const { t } = useTranslation(licensesTexts);
  return (
    <Panel title={t('licenses.facts')}>
      <dl className={styles.facts}>
        <dt>{t('licenses.state')}</dt>
        <dd>
          <LicenseStateChip state={license.state} />
        </dd>
        <dt>{t('licenses.start')}</dt>
        <dd>{timeOrDash(license.start_date)}</dd>
        <dt>{t('licenses.end')}</dt>
        <dd>{timeOrDash(license.end_date)}</dd>
        <dt>{t('licenses.used')}</dt>
        <dd>
          <LicenseUsage license={license} />
        </dd>
      </dl>
      {license.exceeded && (
        <div className={styles.warning}>
          <ExceededNote />
        </div>
      )}
    </Panel>
  );
}
