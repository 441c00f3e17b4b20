import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { type Column, PagedTable } from '#ui/tables/paged-table.tsx';

type Use = Subscription['progress'][number] & { id: number };

/** Units used per exploration, battle or by hand, highest first. */
export function LicenseUses({ license: { progress } }: { license: Subscription }) {
  const { t } = useTranslation(licensesTexts);
  const uses = progress.toSorted((a, b) => b.used - a.used).map((use, id): Use => ({ ...use, id }));

  const columns: Column<Use>[] = [
    {
      head: t('licenses.uses.exploration'),
      long: true,
      cell: ({ Exploration }) => Exploration?.name ?? t('licenses.uses.byHand'),
    },
    { head: t('licenses.uses.battle'), long: true, cell: ({ Battle }) => Battle.name ?? '–' },
    { head: t('licenses.uses.units'), cell: ({ used }) => used },
  ];
  return (
    <PagedTable
      label={t('licenses.uses')}
      columns={columns}
      rows={uses}
      empty={<EmptyState title={t('licenses.uses.none.title')} text={t('licenses.uses.none.text')} />}
    />
  );
}
