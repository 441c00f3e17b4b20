import { useTranslation } from 'react-i18next';
import { ExplorationForm } from '#features/explorations/exploration-form.tsx';
import { explorationsTexts } from '#i18n/explorations.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function NewExplorationPage() {
  const { t } = useTranslation(explorationsTexts);
  return (
    <>
      <PageHeader
        title={t('explorations.new.title')}
        crumbs={[{ to: to.explorations(), label: t('nav.explorations') }]}
        text={t('explorations.new.text')}
      />
      <ReadableWidth>
        <ExplorationForm />
      </ReadableWidth>
    </>
  );
}
