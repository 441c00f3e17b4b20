import { useTranslation } from 'react-i18next';
import { NewExplorationForm } from '#features/explorations/new-exploration-form.tsx';
import { runTexts } from '#i18n/run.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import styles from './new-exploration.page.module.css';

export default function NewExplorationPage() {
  const { t } = useTranslation(runTexts);
  return (
    <div className={styles.page}>
      <PageHeader title={t('explorations.new.title')} text={t('explorations.new.text')} />
      <NewExplorationForm />
    </div>
  );
}
