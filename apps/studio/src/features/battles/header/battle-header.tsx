import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { formatClock } from '@puzzle-runs/web/i18n/format-time.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { PageTitle } from '#shell/navigation/page-title.tsx';
import { BoardMenu } from '../event/board-menu.tsx';
import { CeremonyButton } from '../event/ceremony-button.tsx';
import styles from './battle-header.module.css';
import { BattleTabs } from './battle-tabs.tsx';

interface Props {
  battle: ManagedBattle;
  /** Name of the open part, for the title of the browser tab. */
  title: string;
  /** Clock and acts of the day, on the line of the name; by default what an ended Versus needs. */
  acts?: ReactNode;
  /** Calls for help that nobody has read, in front of the title of the browser tab. */
  calls?: number;
  /** A sentence below the tabs. */
  text?: string;
  /** Buttons beside that sentence. */
  actions?: ReactNode;
}

/** Head of every page of one Versus: a dark line with its name and state, and its four tabs. */
export function BattleHeader({ battle, title, acts, calls = 0, text, actions }: Props) {
  const { t } = useTranslation(battlesTexts);
  const { name, slug, state, ends_at } = battle;
  const ended = state === 'ended';
  const afterEnd = ended && (
    <div className={styles.acts}>
      <BoardMenu battle={battle} />
      <CeremonyButton battle={battle} />
    </div>
  );
  return (
    <>
      <PageTitle title={`${calls > 0 ? `(${calls}) ` : ''}${name} · ${title}`} />
      <header className={styles.line} data-state={state}>
        <div className={styles.name}>
          <h1>{name}</h1>
          <span className={styles.state}>
            {ended && ends_at !== null
              ? t('battle.state.endedAt', { time: formatClock(ends_at) })
              : t(`battle.state.${state}`)}
          </span>
        </div>
        {acts ?? afterEnd}
      </header>
      <BattleTabs battle={slug} />
      {(text !== undefined || actions) && (
        <div className={styles.intro}>
          {text !== undefined && <p>{text}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </>
  );
}
