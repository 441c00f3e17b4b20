import type { PublicBattle } from '@puzzle-runs/contract/battle.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { CoverImage } from '@puzzle-runs/web/ui/cover-image.tsx';
import { excerptOfHtml } from '@puzzle-runs/web/ui/rich-text.tsx';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { to } from '#to.ts';
import { BoardLink } from '#ui/board-link.tsx';
import { CodeChip } from '#ui/exploration-fact-chips.tsx';
import { Link } from '#ui/link.tsx';
import { postalCodeAndTown } from '#ui/postal-code-and-town.ts';
import styles from './battle-row.module.css';
import { ScheduleChip } from './schedule-chip.tsx';

/** A battle with its explorations; each opens inside the battle. */
export function BattleRow({ battle }: { battle: PublicBattle }) {
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
