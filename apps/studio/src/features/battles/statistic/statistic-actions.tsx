import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { statisticTexts } from '#i18n/statistic.ts';
import { to } from '#to.ts';
import { CsvMenu } from './csv-menu.tsx';
import { writeStatisticAddress } from './statistic-address.ts';

/** CSV downloads and the printable report. `battle` is its slug. */
export function StatisticActions({ battle }: { battle: string }) {
  const { t } = useTranslation(statisticTexts);
  const report = writeStatisticAddress({ team: null, report: true });
  return (
    <>
      <CsvMenu slug={battle} />
      <Button
        component={Link}
        variant="outline"
        leftSection={<IconPrinter aria-hidden="true" size={20} />}
        to={{ pathname: to.battleStatistic({ battle }), search: report.toString() }}
      >
        {t('statistic.report')}
      </Button>
    </>
  );
}
