import { Button, Menu } from '@mantine/core';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { siteLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { download } from '@puzzle-runs/web/ui/download.ts';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { accountFile } from '#shell/account-call.ts';
import { useSave } from '#shell/form/use-save.ts';
import { RowMenuFrame } from '#shell/lists/row-menu-frame.tsx';

const LINES = ['teams', 'entries'] as const;

/**
 * Downloads the statistic as CSV in the language of the screen; a failure shows an alert. `slug` is that of the battle.
 */
export function CsvMenu({ slug }: { slug: string }) {
  const { t } = useTranslation(statisticTexts);
  const save = useSave({
    send: async (lines: (typeof LINES)[number]) => ({
      name: `${slug}-${lines}.csv`,
      file: await accountFile(routes.managedProgress.statisticFile, {
        query: { battle_name: slug, lines, language: siteLanguage() },
      }),
    }),
    onDone: ({ name, file }) => download(file, name),
  });
  return (
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
      {LINES.map((lines) => (
        <Menu.Item key={lines} onClick={() => save.mutate(lines)}>
          {t(`statistic.csv.${lines}`)}
        </Menu.Item>
      ))}
    </RowMenuFrame>
  );
}
