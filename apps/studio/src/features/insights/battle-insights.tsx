import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { InsightsView } from './insights-view.tsx';

interface Props {
  battleId: number;
  /** The runs that the teams play; at least one. */
  explorations: readonly { id: number; name: string }[];
}

/** Insights of all teams of a Versus, for one of its runs. */
export function BattleInsights({ battleId, explorations }: Props) {
  const { t } = useTranslation(statisticTexts);
  const [chosen, setChosen] = useState(explorations[0]?.id ?? 0);
  const choice = explorations.length > 1 && (
    <NativeSelect
      label={t('insights.run')}
      data={explorations.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(chosen)}
      onChange={({ target }) => setChosen(Number(target.value))}
    />
  );
  return (
    <PageBoundary>
      <InsightsView key={chosen} explorationId={chosen} battleId={battleId} choice={choice} />
    </PageBoundary>
  );
}
