import '#i18n/spots.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NewSpot } from '#features/spots/new-spot.tsx';
import { managedRun } from '#shell/managed-run.ts';
import { PageHeader } from '#shell/page-header.tsx';
import { to } from '#to.ts';

export default function NewSpotPage() {
  const { t } = useTranslation();
  const { exploration = '' } = useParams();
  const { data: run } = useSuspenseQuery(managedRun(exploration));
  return (
    <>
      <PageHeader
        title={t('spot.new')}
        crumbs={[
          { to: to.runs(), label: t('nav.runs') },
          { to: to.run({ exploration }), label: run.name },
          { to: to.spots({ exploration }), label: t('nav.spots') },
        ]}
      />
      <NewSpot key={exploration} exploration={exploration} />
    </>
  );
}
