import '#i18n/runs.ts';
import { Button } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BadFile } from '#features/runs/bad-file.tsx';
import { RunList } from '#features/runs/run-list.tsx';
import { useRunImport } from '#features/runs/use-run-import.ts';
import { ListSearch } from '#shell/list-search.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageHeader } from '#shell/page-header.tsx';
import { to } from '#to.ts';
import { FileChoice } from '#ui/file-choice.tsx';
import { UploadProgress } from '#ui/upload-progress.tsx';

export default function RunsPage() {
  const { t } = useTranslation();
  const { read, busy, part, bad } = useRunImport();
  return (
    <>
      <PageHeader
        title={t('nav.runs')}
        text={t('runs.text')}
        actions={
          <>
            <FileChoice
              accept=".json,application/json"
              label={t('runs.import')}
              Icon={IconFileImport}
              loading={busy}
              onFile={read}
            />
            <Button component={Link} to={to.newRun()} leftSection={<IconPlus aria-hidden="true" size={20} />}>
              {t('runs.create')}
            </Button>
          </>
        }
      />
      <UploadProgress label={t('runs.file.uploading')} part={part} />
      {bad && <BadFile key={bad.name} bad={bad} />}
      <ListSearch label={t('runs.search')} />
      <PageBoundary>
        <RunList />
      </PageBoundary>
    </>
  );
}
