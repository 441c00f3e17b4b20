import { useTranslation } from 'react-i18next';
import { NewExplorationForm } from '#features/explorations/new-exploration-form.tsx';
import { explorationsTexts } from '#i18n/explorations.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import styles from './new-exploration.page.module.css';

export default function NewExplorationPage() {
  const { t } = useTranslation(explorationsTexts);
  return (
    <div className={styles.page}>
      <PageHeader title={t('explorations.new.title')} text={t('explorations.new.text')} />
      <NewExplorationForm />
    </div>
  );
}
