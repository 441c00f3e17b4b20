import { Button, Stack } from '@mantine/core';
import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { CopyPoi } from '#features/pois/copy-poi.tsx';
import { PoiList } from '#features/pois/poi-list.tsx';
import { poisTexts } from '#i18n/pois.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { countOpen, useOpenReports } from '#shell/feedback/open-reports.ts';
import { OpenReportsChip } from '#shell/feedback/open-reports-chip.tsx';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { to } from '#to.ts';

export default function PoisPage() {
  const { t } = useTranslation(poisTexts);
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  const open = useOpenReports(exploration.id);
  const isOwner = useAccount()?.group === 'owner';
  return (
    <>
      <RunHeader
        exploration={exploration}
        part={t('nav.pois')}
        actions={
          <Button
            component={Link}
            to={to.newPoi({ exploration: slug })}
            leftSection={<IconPlus aria-hidden="true" size={20} />}
          >
            {t('pois.create')}
          </Button>
        }
      />
      <Stack gap="xl">
        <div>
          <PoiList
            key={slug}
            exploration={slug}
            note={({ id }) => <OpenReportsChip count={countOpen(open, { poiId: id })} />}
          />
        </div>
        {isOwner && <CopyPoi exploration={slug} />}
      </Stack>
    </>
  );
}
