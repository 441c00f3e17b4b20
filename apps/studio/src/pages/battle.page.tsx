import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { battleQuery } from '#features/battles/battle-queries.ts';
import { BattleForm } from '#features/battles/form/battle-form.tsx';
import { BattleHeader } from '#features/battles/header/battle-header.tsx';
import { battlesTexts } from '#i18n/battles.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function BattlePage() {
  const { t } = useTranslation(battlesTexts);
  const { battle: slug = '' } = useParams();
  const { data: battle } = useSuspenseQuery(battleQuery(slug));
  return (
    <>
      <BattleHeader battle={battle} title={t('battle.edit')} />
      <ReadableWidth>
        <BattleForm key={battle.id} battle={battle} />
      </ReadableWidth>
    </>
  );
}
