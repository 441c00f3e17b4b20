import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { PrerequisiteList } from '#features/prerequisites/prerequisite-list.tsx';
import { UnreachableNote } from '#features/prerequisites/unreachable-note.tsx';
import { poisTexts } from '#i18n/pois.ts';
import { PoiHeader } from '#shell/navigation/poi-header.tsx';
import { poiQuery } from '#shell/poi-query.ts';
import { to } from '#to.ts';

export default function PrerequisitesPage() {
  const { t } = useTranslation(poisTexts);
  const { exploration = '', poi: slug = '' } = useParams();
  const { data: poi } = useSuspenseQuery(poiQuery({ exploration, poi: slug }));
  return (
    <>
      <PoiHeader
        poi={poi}
        title={t('prerequisites.title')}
        actions={
          <Button
            component={Link}
            to={to.newPrerequisite({ exploration, poi: slug })}
            leftSection={<IconPlus aria-hidden="true" size={20} />}
          >
            {t('prerequisites.create')}
          </Button>
        }
      />
      <Stack>
        <p>{t('prerequisites.text')}</p>
        <UnreachableNote poi={poi} />
        <PrerequisiteList poi={poi} />
      </Stack>
    </>
  );
}
