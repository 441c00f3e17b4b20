import type { ManagedLanguage } from '@puzzle-runs/contract/management/translation.ts';
import { useTranslation } from 'react-i18next';
import { translationsTexts } from '#i18n/translations.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import styles from './language-progress.module.css';

/** How far a language is translated, and whether players are offered it. */
export function LanguageProgress({ language }: { language: ManagedLanguage }) {
  const { t } = useTranslation(translationsTexts);
  const { total, done, changed, missing, offered, name } = language;
  const share = total === 0 ? 0 : (done + changed) / total;
  const figures = [
    t('translations.progress', { count: total, done: done + changed }),
    ...(changed > 0 ? [t('translations.progress.changed', { count: changed })] : []),
  ];
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span>{figures.join(', ')}</span>
        <StatusChip tone={offered ? 'good' : 'plain'}>
          {offered ? t('translations.offered') : t('translations.notOffered', { count: missing })}
        </StatusChip>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('translations.progress.of', { language: name })}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done + changed}
        aria-valuetext={figures.join(', ')}
      >
        <div className={styles.fill} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
