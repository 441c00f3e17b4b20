import { Button } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BadFileMistakes } from '#features/explorations/from-file/bad-file-mistakes.tsx';
import { TakenName } from '#features/explorations/from-file/taken-name.tsx';
import { useExplorationImport } from '#features/explorations/from-file/use-exploration-import.ts';
import { OwnExplorationList } from '#features/explorations/own-exploration-list.tsx';
import { explorationsTexts } from '#i18n/explorations.ts';
import { ListSearch } from '#shell/lists/list-search.tsx';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { to } from '#to.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';

export default function ExplorationsPage() {
  const { t } = useTranslation(explorationsTexts);
  const { read, busy, part, bad, taken } = useExplorationImport();
  return (
    <>
      <PageHeader
        title={t('nav.explorations')}
        text={t('explorations.text')}
        actions={
          <>
            <FilePicker
              accept=".json,application/json"
              label={t('explorations.import')}
              Icon={IconFileImport}
              loading={busy}
              onFile={read}
            />
            <Button component={Link} to={to.newExploration()} leftSection={<IconPlus aria-hidden="true" size={20} />}>
              {t('explorations.create')}
            </Button>
          </>
        }
      />
      <UploadProgress label={t('explorations.file.uploading')} part={part} />
      {bad && <BadFileMistakes key={bad.name} bad={bad} />}
      {taken && <TakenName key={taken.taken} {...taken} busy={busy} />}
      <ListSearch label={t('explorations.search')} />
      <PageBoundary>
        <OwnExplorationList />
      </PageBoundary>
    </>
  );
}
