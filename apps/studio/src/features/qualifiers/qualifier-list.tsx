import { Button, Group } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { PAGE_SIZE } from '@puzzle-runs/domain/limits.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListPlace } from '#shell/list-place.ts';
import { to } from '#to.ts';
import { PagedTable } from '#ui/paged-table.tsx';
import { useQualifierWords } from './qualifier-words.ts';

/** What opens a spot. */
export function QualifierList({ spot }: { spot: ManagedPoi }) {
  const { t } = useTranslation();
  const wordsOf = useQualifierWords();
  const { offset, onGo } = useListPlace();
  const at = { exploration: spot.Exploration.slug, poi: spot.slug };
  const all = spot.UnlockPrerequisites;
  return (
    <PagedTable
      label={t('spot.tab.qualifiers')}
      rows={all.slice(offset, offset + PAGE_SIZE)}
      paging={{ count: all.length, offset, onGo }}
      empty={
        <EmptyState
          title={t('qualifiers.none.title')}
          text={t('qualifiers.none.text')}
          action={
            <Button component={Link} to={to.newQualifier(at)}>
              {t('qualifiers.create')}
            </Button>
          }
        />
      }
      columns={[
        { head: t('qualifiers.type'), cell: ({ unlock_type }) => t(`qualifier.type.${unlock_type}`) },
        { head: t('qualifiers.value'), cell: ({ value }) => value },
        { head: t('qualifiers.meaning'), cell: wordsOf },
        {
          head: t('qualifiers.actions'),
          cell: (qualifier) => {
            const address = { ...at, prerequisite: qualifier.id };
            const what = `${qualifier.value} ${t(`qualifier.type.${qualifier.unlock_type}`)}`;
            return (
              <Group gap="xs">
                <Button
                  component={Link}
                  to={to.qualifier(address)}
                  variant="subtle"
                  aria-label={t('qualifiers.editNamed', { what })}
                >
                  {t('qualifiers.edit')}
                </Button>
                <Button
                  component={Link}
                  to={to.deleteQualifier(address)}
                  variant="subtle"
                  color="flag"
                  aria-label={t('qualifiers.deleteNamed', { what })}
                >
                  {t('qualifiers.delete')}
                </Button>
              </Group>
            );
          },
        },
      ]}
    />
  );
}
