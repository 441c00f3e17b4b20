import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { battleQuery } from '#features/battles/battle-queries.ts';
import { DeleteBattle } from '#features/battles/delete-battle.tsx';
import { battlesTexts } from '#i18n/battles.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function DeleteBattlePage() {
  const { t } = useTranslation(battlesTexts);
  const { battle: slug = '' } = useParams();
  const { data: battle } = useSuspenseQuery(battleQuery(slug));
  return (
    <>
      <PageHeader
        title={t('battle.delete.title')}
        crumbs={[
          { to: to.battles(), label: t('nav.battles') },
          { to: to.battle({ battle: slug }), label: battle.name },
        ]}
      />
      <ReadableWidth>
        <DeleteBattle battle={battle} />
      </ReadableWidth>
    </>
  );
}
