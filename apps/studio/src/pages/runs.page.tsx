import '#i18n/runs.ts';
import { Button, FileButton } from '@mantine/core';
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

export default function RunsPage() {
  const { t } = useTranslation();
  const { read, busy, bad } = useRunImport();
  return (
    <>
      <PageHeader
        title={t('nav.runs')}
        text={t('runs.text')}
        actions={
          <>
            <FileButton accept=".json,application/json" onChange={(file) => file && read(file)}>
              {(props) => (
                <Button
                  {...props}
                  variant="outline"
                  loading={busy}
                  leftSection={<IconFileImport aria-hidden="true" size={20} />}
                >
                  {t('runs.import')}
                </Button>
              )}
            </FileButton>
            <Button component={Link} to={to.newRun()} leftSection={<IconPlus aria-hidden="true" size={20} />}>
              {t('runs.create')}
            </Button>
          </>
        }
      />
      {bad && <BadFile key={bad.name} bad={bad} />}
      <ListSearch label={t('runs.search')} />
      <PageBoundary>
        <RunList />
      </PageBoundary>
    </>
  );
}
