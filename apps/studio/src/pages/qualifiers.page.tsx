import '#i18n/spots.ts';
import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { QualifierList } from '#features/qualifiers/qualifier-list.tsx';
import { UnreachableNote } from '#features/qualifiers/unreachable-note.tsx';
import { managedSpot } from '#shell/managed-spot.ts';
import { SpotHeader } from '#shell/spot-header.tsx';
import { to } from '#to.ts';

export default function QualifiersPage() {
  const { t } = useTranslation();
  const { exploration = '', poi = '' } = useParams();
  const { data: spot } = useSuspenseQuery(managedSpot({ exploration, poi }));
  return (
    <>
      <SpotHeader
        spot={spot}
        title={t('spot.tab.qualifiers')}
        actions={
          <Button
            component={Link}
            to={to.newQualifier({ exploration, poi })}
            leftSection={<IconPlus aria-hidden="true" size={20} />}
          >
            {t('qualifiers.create')}
          </Button>
        }
      />
      <Stack>
        <p>{t('qualifiers.text')}</p>
        <UnreachableNote spot={spot} />
        <QualifierList spot={spot} />
      </Stack>
    </>
  );
}
