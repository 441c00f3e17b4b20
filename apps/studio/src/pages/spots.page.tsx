import '#i18n/spots.ts';
import { Button, Stack } from '@mantine/core';
import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { CopySpot } from '#features/spots/copy-spot.tsx';
import { SpotList } from '#features/spots/spot-list.tsx';
import { managedRun } from '#shell/managed-run.ts';
import { PageHeader } from '#shell/page-header.tsx';
import { RunTabs } from '#shell/run-tabs.tsx';
import { to } from '#to.ts';

export default function SpotsPage() {
  const { t } = useTranslation();
  const { exploration = '' } = useParams();
  const { data: run } = useSuspenseQuery(managedRun(exploration));
  const isOwner = useAccount()?.group === 'owner';
  return (
    <>
      <PageHeader
        title={t('nav.spots')}
        crumbs={[
          { to: to.runs(), label: t('nav.runs') },
          { to: to.run({ exploration }), label: run.name },
        ]}
        actions={
          <Button
            component={Link}
            to={to.newSpot({ exploration })}
            leftSection={<IconPlus aria-hidden="true" size={20} />}
          >
            {t('spots.create')}
          </Button>
        }
      />
      <RunTabs exploration={exploration} spots={run.poi_count} />
      <Stack gap="xl">
        <div>
          <SpotList key={exploration} exploration={exploration} />
        </div>
        {isOwner && <CopySpot exploration={exploration} />}
      </Stack>
    </>
  );
}
