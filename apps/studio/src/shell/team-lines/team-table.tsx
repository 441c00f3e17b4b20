import { teamsTexts } from '#i18n/teams.ts';
import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { PastedTeam } from '@puzzle-runs/domain/battle/pasted-teams.ts';
import { useTranslation } from 'react-i18next';
import styles from './team-table.module.css';

interface Props {
  teams: readonly PastedTeam[];
  /** Whether a team of this name exists already: it keeps its own code. */
  isKnown?: ((name: string) => boolean) | undefined;
}

/** Names and codes of a list as they will be stored, before anything is created. */
export function TeamTable({ teams, isKnown }: Props) {
  const { t } = useTranslation(teamsTexts);
  if (teams.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it, also in Safari
    <section className={styles.table} aria-label={t('teams.table')} tabIndex={0}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('teams.index')}</Table.Th>
            <Table.Th>{t('teams.name')}</Table.Th>
            <Table.Th>{t('teams.code')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {teams.map(({ name, code }, index) => (
            <Table.Tr key={name}>
              <Table.Td>{index + 1}</Table.Td>
              <Table.Td className={styles.name}>
                <bdi>{name}</bdi>
              </Table.Td>
              <Table.Td className={styles.code}>
                {isKnown?.(name) ? t('teams.table.known') : (code ?? t('teams.table.none'))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
