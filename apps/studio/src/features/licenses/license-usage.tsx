import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { ProgressBar } from '@puzzle-runs/web/ui/progress-bar.tsx';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import styles from './license-usage.module.css';
import { useLicenseName } from './use-license-name.ts';

/** Bar of the used units of a licence. */
export function LicenseUsage({ license: { License, used, exceeded } }: { license: Subscription }) {
  const { t } = useTranslation(licensesTexts);
  const nameOf = useLicenseName();
  return (
    <div className={styles.usage}>
      <ProgressBar
        value={used}
        max={License.usages}
        tone={exceeded ? 'sun' : 'trail'}
        label={t('licenses.used.of', { name: nameOf(License.name) })}
      />
    </div>
  );
}
