import '#i18n/statistic.ts';
import '#i18n/battles.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { managedBattle } from '#features/battles/battle-queries.ts';
import { BattleTabs } from '#features/battles/battle-tabs.tsx';
import { BattleStatistic } from '#features/battles/statistic/battle-statistic.tsx';
import { StatisticReport } from '#features/battles/statistic/report/statistic-report.tsx';
import { StatisticActions } from '#features/battles/statistic/statistic-actions.tsx';
import { placeOf } from '#features/battles/statistic/statistic-address.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { PageTitle } from '#shell/navigation/page-title.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { to } from '#to.ts';

/** …/statistic: a tab for each team, or the report on all of them. */
export default function BattleStatisticPage() {
  const { t } = useTranslation();
  const { battle: slug = '' } = useParams();
  const { data: battle } = useSuspenseQuery(managedBattle(slug));
  const [params] = useSearchParams();
  const anybody = battle.participant_count > 0;
  if (anybody && placeOf(params).report) {
    return (
      <>
        <PageTitle title={t('statistic.report.of', { battle: battle.name })} />
        <StatisticReport battle={battle} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t('battle.statistic')}
        open={battle.name}
        crumbs={[
          { to: to.battles(), label: t('nav.battles') },
          { to: to.battle({ battle: slug }), label: battle.name },
        ]}
        text={t('statistic.text')}
        actions={anybody && <StatisticActions battle={slug} />}
      />
      <BattleTabs battle={slug} />
      <PageBoundary>
        <BattleStatistic battle={battle} />
      </PageBoundary>
    </>
  );
}
