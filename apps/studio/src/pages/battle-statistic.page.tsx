import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { battleQuery } from '#features/battles/battle-queries.ts';
import { BattleHeader } from '#features/battles/header/battle-header.tsx';
import { BattleStatistic } from '#features/battles/statistic/battle-statistic.tsx';
import { StatisticReport } from '#features/battles/statistic/report/statistic-report.tsx';
import { StatisticActions } from '#features/battles/statistic/statistic-actions.tsx';
import { readStatisticAddress } from '#features/battles/statistic/statistic-address.ts';
import { BattleInsights } from '#features/insights/battle-insights.tsx';
import { FrequentAnswers } from '#features/insights/frequent-answers.tsx';
import { battlesTexts } from '#i18n/battles.ts';
import { statisticTexts } from '#i18n/statistic.ts';
import { PageTitle } from '#shell/navigation/page-title.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';

/** …/statistic: one tab for all teams, one per team, and the report on all teams. */
export default function BattleStatisticPage() {
  const { t } = useTranslation(statisticTexts);
  const { t: tBattles } = useTranslation(battlesTexts);
  const { battle: slug = '' } = useParams();
  const { data: battle } = useSuspenseQuery(battleQuery(slug));
  const [params] = useSearchParams();
  const hasTeams = battle.participant_count > 0;
  const { report } = readStatisticAddress(params);
  if (hasTeams && report) {
    return (
      <>
        <PageTitle title={t('statistic.report.of', { battle: battle.name })} />
        <StatisticReport battle={battle} wrong={<FrequentAnswers battle={battle} />} />
      </>
    );
  }
  return (
    <>
      <BattleHeader
        battle={battle}
        title={tBattles('battle.statistic')}
        text={t('statistic.text')}
        actions={hasTeams && <StatisticActions battle={slug} />}
      />
      <PageBoundary>
        <BattleStatistic
          battle={battle}
          allTitle={t('insights.allTeams')}
          all={(explorations) => <BattleInsights battleId={battle.id} explorations={explorations} />}
        />
      </PageBoundary>
    </>
  );
}
