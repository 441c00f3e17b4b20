import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { statisticTexts } from '#i18n/statistic.ts';
import { CsvMenu } from './csv-menu.tsx';
import { reportAddress } from './statistic-address.ts';

/** CSV downloads and the printable report. `battle` is its slug. */
export function StatisticActions({ battle }: { battle: string }) {
  const { t } = useTranslation(statisticTexts);
  return (
    <>
      <CsvMenu slug={battle} />
      <Button
        component={Link}
        variant="outline"
        leftSection={<IconPrinter aria-hidden="true" size={20} />}
        to={reportAddress(battle)}
      >
        {t('statistic.report')}
      </Button>
    </>
  );
}
