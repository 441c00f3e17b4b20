import { Button, Menu } from '@mantine/core';
import type { InsightQuery } from '@puzzle-runs/contract/management/insights.ts';
import { FEEDBACK_TABLES, INSIGHT_TABLES, type InsightTable } from '@puzzle-runs/domain/insights/insight-tables.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { siteLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { download } from '@puzzle-runs/web/ui/download.ts';
import { IconChevronDown, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { accountFile } from '#shell/account-call.ts';
import { useSave } from '#shell/form/use-save.ts';
import { RowMenuFrame } from '#shell/lists/row-menu-frame.tsx';

interface Props {
  params: { exploration_id: number };
  query: InsightQuery;
  /** Whether the account owns the run; only the owner may export texts of players. */
  own: boolean;
}

/** CSV of each table with the chosen filters, and printing. */
export function InsightActions({ params, query, own }: Props) {
  const { t } = useTranslation(statisticTexts);
  const save = useSave({
    send: async (table: InsightTable) => ({
      name: `insights-${table}.csv`,
      file: await accountFile(routes.managedInsights.file, {
        params,
        query: { ...query, table, language: siteLanguage() },
      }),
    }),
    onDone: ({ name, file }) => download(file, name),
  });
  return (
    <>
      <RowMenuFrame
        target={
          <Button
            variant="outline"
            loading={save.isPending}
            leftSection={<IconDownload aria-hidden="true" size={20} />}
            rightSection={<IconChevronDown aria-hidden="true" size={20} />}
          >
            {t('statistic.csv')}
          </Button>
        }
      >
        {(own ? [...INSIGHT_TABLES, ...FEEDBACK_TABLES] : INSIGHT_TABLES).map((table) => (
          <Menu.Item key={table} onClick={() => save.mutate(table)}>
            {t(`insights.${table}`)}
          </Menu.Item>
        ))}
      </RowMenuFrame>
      <Button variant="outline" leftSection={<IconPrinter aria-hidden="true" size={20} />} onClick={() => print()}>
        {t('insights.print')}
      </Button>
    </>
  );
}
