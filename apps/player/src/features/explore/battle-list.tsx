import type { PublicBattle } from '@puzzle-runs/contract/battle.ts';
import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { formatTime } from '@puzzle-runs/web/i18n/format-time.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import { excerptOfHtml } from '@puzzle-runs/web/ui/rich-text.tsx';
import { IconChevronRight } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { BoardLink } from '#ui/board-link.tsx';
import { CodeChip } from '#ui/exploration-fact-chips.tsx';
import { Link } from '#ui/link.tsx';
import { postalCodeAndTown } from '#ui/postal-code-and-town.ts';
import styles from './battle-list.module.css';
import { listRequests } from './filters.ts';
import { ListPage, type ListProps } from './list-page.tsx';

/** The battles that match the filters. */
export function BattleList({ filters, onChange }: ListProps) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(query(routes.battles.list, { query: listRequests(filters).list }));

  return (
    <ListPage
      filters={filters}
      onChange={onChange}
      count={data.count}
      countLabel={t('explore.battles', { count: data.count })}
    >
      {data.rows.map((battle) => (
        <BattleRow key={battle.id} battle={battle} />
      ))}
    </ListPage>
  );
}

/** A battle with its explorations; each opens inside the battle. */
function BattleRow({ battle }: { battle: PublicBattle }) {
  const { t } = useTranslation();
  return (
    <Card as="li">
      <div className={styles.head}>
        <h2>{battle.name}</h2>
        <ChipRow>
          <ScheduleChip schedule={battle.schedule} />
          {battle.code === 1 && <CodeChip />}
        </ChipRow>
      </div>
      {battle.description && <p className={styles.about}>{excerptOfHtml(battle.description, 160)}</p>}
      <ul className={styles.explorations}>
        {battle.Explorations.map((exploration) => (
          <li key={exploration.id}>
            <Link
              className={styles.exploration}
              to={to.exploration({ battle: battle.slug, exploration: exploration.slug })}
            >
              <span className={styles.picture}>
                <CoverImage src={exploration.image} hue={exploration.name} width="5rem" />
              </span>
              <span>
                <span className={styles.name} lang={exploration.lang}>
                  {exploration.name}
                </span>
                <span className={styles.facts}>
                  {postalCodeAndTown(exploration)} · {t('battle.teams', { count: exploration.Teams.length })}
                </span>
              </span>
              <IconChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {battle.board && <BoardLink battle={battle.slug} />}
    </Card>
  );
}

/** Schedule of a battle: its start, then its end; nothing for a battle that is always open. */
function ScheduleChip({ schedule: { state, starts_at, ends_at } }: { schedule: BattleSchedule }) {
  const { t } = useTranslation();
  if (state === 'ended') return <Chip tone="lock">{t('battle.over')}</Chip>;
  if (state === 'waiting')
    return <Chip>{starts_at ? t('battle.from', { time: formatTime(starts_at) }) : t('battle.manual')}</Chip>;
  return ends_at && <Chip>{t('battle.until', { time: formatTime(ends_at) })}</Chip>;
}
