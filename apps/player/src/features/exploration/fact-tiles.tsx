import type { PublicExploration } from '@puzzle-runs/contract/exploration.ts';
import { formatDuration, formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { languageName } from '@puzzle-runs/web/i18n/language-name.ts';
import { IconClock, IconLanguage, IconPuzzle, IconRoute } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joiningTexts } from '#i18n/joining.ts';
import styles from './fact-tiles.module.css';

/** Duration, length, quests and languages of an exploration, as far as known. */
export function FactTiles({ exploration }: { exploration: PublicExploration }) {
  const { t, i18n } = useTranslation(joiningTexts);
  const { minutes, lang, languages = [], task_count, Facts } = exploration;
  const walk = Facts?.walk_metres ?? null;
  return (
    <dl className={styles.tiles}>
      {minutes !== null && (
        <Tile icon={<IconClock aria-hidden size={22} />} label={t('exploration.fact.duration')}>
          {formatDuration(minutes)}
        </Tile>
      )}
      {walk !== null && (
        <Tile icon={<IconRoute aria-hidden size={22} />} label={t('exploration.fact.walk')}>
          {Facts?.walk_source === 'some_pois'
            ? t('exploration.fact.atLeast', { length: formatWalk(walk, i18n.language) })
            : formatWalk(walk, i18n.language)}
        </Tile>
      )}
      <Tile icon={<IconPuzzle aria-hidden size={22} />} label={t('exploration.fact.tasks')}>
        {task_count}
      </Tile>
      <Tile
        icon={<IconLanguage aria-hidden size={22} />}
        label={t('exploration.fact.lang', { count: Math.max(languages.length, 1) })}
      >
        {languages.length > 1 ? languages.map(({ name }) => name).join(', ') : languageName(lang, i18n.language)}
      </Tile>
    </dl>
  );
}

function Tile({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={styles.tile}>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
