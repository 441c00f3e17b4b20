import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { IconArrowLeft, IconListNumbers, IconRoute } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { explorationsTexts } from '#i18n/explorations.ts';
import { MenuButton } from '#shell/navigation/menu-button.tsx';
import { to } from '#to.ts';
import { ExplorationActions } from '../exploration-actions.tsx';
import styles from './trail-head.module.css';
import parts from './trail-parts.module.css';

interface Props {
  trail: ExplorationTrail;
  /** Slug of the open poi. */
  poi: string | undefined;
}

/** Way back to all runs, the run with its place and state, its menu, and links to the lists of its parts. */
export function TrailHead({ trail, poi }: Props) {
  const { t } = useTranslation(explorationsTexts);
  const { name, slug, place_name: place, postal_code, published } = trail;
  const at = { exploration: slug };
  const state = t(published ? 'explorations.published' : 'explorations.draft');
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <Link to={to.explorations()} className={styles.back}>
          <span className={parts.number}>
            <IconArrowLeft aria-hidden="true" size={20} />
          </span>
          <span className={parts.words}>{t('nav.explorations')}</span>
        </Link>
        <div className={styles.menu}>
          <MenuButton />
        </div>
      </div>
      <div className={styles.run}>
        <NavLink to={to.exploration(at)} end className={styles.name ?? ''}>
          <span className={parts.number}>
            <IconRoute aria-hidden="true" size={20} />
          </span>
          <span className={parts.words}>
            <b>{name}</b> <small>{`${place ?? postal_code} · ${state}`}</small>
          </span>
        </NavLink>
        <ExplorationActions exploration={trail} />
      </div>
      <ul className={styles.lists}>
        <li>
          <NavLink to={to.pois(at)} end className={styles.list ?? ''}>
            <span className={parts.number}>
              <IconListNumbers aria-hidden="true" size={20} />
            </span>
            <span className={parts.words}>{t('nav.pois')}</span>
          </NavLink>
        </li>
        {poi !== undefined && (
          <>
            <li className={parts.wide}>
              <NavLink to={to.prerequisites({ ...at, poi })} className={styles.list ?? ''}>
                {t('poi.tab.prerequisites')}
              </NavLink>
            </li>
            <li className={parts.wide}>
              <NavLink to={to.tasks({ ...at, poi })} end className={styles.list ?? ''}>
                {t('poi.tab.tasks')}
              </NavLink>
            </li>
          </>
        )}
      </ul>
    </div>
  );
}
