import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { photoTexts } from '../i18n/photo.ts';
import styles from './photo-task.module.css';

interface Props {
  inBattle: boolean;
  keptDays: number;
}

/** Shown before a photo is taken: who sees it, until when, and who may be in it. */
export function PhotoNotice({ inBattle, keptDays }: Props) {
  const { t } = useTranslation(photoTexts);
  const title = useId();
  return (
    <section className={styles.notice} aria-labelledby={title}>
      <h3 id={title}>{t('photo.notice')}</h3>
      <ul>
        <li>
          {t(inBattle ? 'photo.notice.organiser' : 'photo.notice.creator')}{' '}
          {t('photo.notice.until', { count: keptDays })}
        </li>
        <li>
          <strong>{t('photo.notice.people')}</strong> {t('photo.notice.young')}
        </li>
      </ul>
    </section>
  );
}
