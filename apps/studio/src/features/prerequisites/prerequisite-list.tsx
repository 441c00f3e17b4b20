import { poisTexts } from '#i18n/pois.ts';
import '@mantine/core/styles/Group.layer.css';
import { Button, Group } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { PAGE_SIZE } from '@puzzle-runs/domain/wire-sizes.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListPage } from '#shell/lists/list-page.ts';
import { to } from '#to.ts';
import { PagedTable } from '#ui/tables/paged-table.tsx';
import { qualifiersOf } from './sentence/sentence.ts';
import { usePrerequisiteWords } from './use-prerequisite-words.ts';

/** The prerequisites and conditions of a poi, ten per page. */
export function PrerequisiteList({ poi }: { poi: ManagedPoi }) {
  const { t } = useTranslation(poisTexts);
  const { wordsOf, shortOf } = usePrerequisiteWords(poi.Exploration.slug);
  const { offset, onGo } = useListPage();
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const all = qualifiersOf(poi);
  return (
    <PagedTable
      label={t('poi.tab.prerequisites')}
      rows={all.slice(offset, offset + PAGE_SIZE)}
      paging={{ count: all.length, offset, onGo }}
      empty={
        <EmptyState
          title={t('prerequisites.none.title')}
          text={t('prerequisites.none.text')}
          action={
            <Button component={Link} to={to.newPrerequisite(at)}>
              {t('prerequisites.create')}
            </Button>
          }
        />
      }
      columns={[
        { head: t('prerequisites.type'), cell: ({ unlock_type }) => t(`prerequisite.type.${unlock_type}`) },
        { head: t('prerequisites.value'), cell: ({ value }) => value },
        { head: t('prerequisites.meaning'), cell: wordsOf },
        {
          head: t('prerequisites.actions'),
          cell: (prerequisite) => {
            const address = { ...at, prerequisite: prerequisite.id };
            const what = shortOf(prerequisite);
            return (
              <Group gap="xs">
                <Button
                  component={Link}
                  to={to.prerequisite(address)}
                  variant="subtle"
                  aria-label={t('prerequisites.editNamed', { what })}
                >
                  {t('prerequisites.edit')}
                </Button>
                <Button
                  component={Link}
                  to={to.deletePrerequisite(address)}
                  variant="subtle"
                  color="flag"
                  aria-label={t('prerequisites.deleteNamed', { what })}
                >
                  {t('prerequisites.delete')}
                </Button>
              </Group>
            );
          },
        },
      ]}
    />
  );
}
