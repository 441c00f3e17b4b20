import '#i18n/help.ts';
import { useTranslation } from 'react-i18next';
import styles from './share.module.css';

/** Shown instead of the QR code to a phone of a merged team: it does not know the code of the team that it plays for now. */
export function MergedTeam({ team }: { team: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.share}>
      <p>
        <strong>{t('teamMerged.title', { team })}</strong>
      </p>
      <p>{t('teamMerged.share')}</p>
    </div>
  );
}
