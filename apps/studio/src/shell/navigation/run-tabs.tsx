import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { to } from '#to.ts';
import { usePhotoCount } from '../photo-count.ts';
import styles from './run-tabs.module.css';

/** The five tabs of a run, the same on all of its pages. */
export function RunTabs({ exploration }: { exploration: string }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const photos = usePhotoCount({ exploration_name: exploration });
  const at = { exploration };
  const page = pathname.split('/')[to.exploration(at).split('/').length] ?? '';
  const tabs = [
    { to: to.exploration(at), label: t('tabs.build'), pages: ['', 'poi', 'delete'] },
    { to: to.ways(at), label: t('tabs.ways'), pages: ['ways', 'map'] },
    { to: to.languages(at), label: t('tabs.languages'), pages: ['language'] },
    { to: to.insights(at), label: t('tabs.results'), pages: ['insights', 'photos'], count: photos || undefined },
    { to: to.shareExploration(at), label: t('tabs.share'), pages: ['share', 'overview'] },
  ];
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      <ul className={styles.list}>
        {tabs.map(({ to: address, label, pages, count }) => (
          <li key={address}>
            <Link to={address} className={styles.tab} aria-current={pages.includes(page) ? 'page' : undefined}>
              {label}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Part {
  to: string;
  label: string;
  count?: number | undefined;
}

/** Links to the parts of a tab, where it has several. */
function Parts({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.parts}>
        {parts.map(({ to: address, label: name, count }) => (
          <li key={address}>
            <NavLink to={address} end className={styles.part ?? ''}>
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Parts of the ways of a run: what waits for what, and where the spots are. */
export function WayParts({ exploration }: { exploration: string }) {
  const { t } = useTranslation();
  const at = { exploration };
  return (
    <Parts
      label={t('tabs.ways')}
      parts={[
        { to: to.ways(at), label: t('tabs.ways') },
        { to: to.poiMap(at), label: t('tabs.map') },
      ]}
    />
  );
}

/** Parts of the results of a run. Photos are a part once a quest asks for one. */
export function ResultParts({ exploration }: { exploration: string }) {
  const { t } = useTranslation();
  const at = { exploration };
  const photos = usePhotoCount({ exploration_name: exploration });
  if (photos === undefined) return null;
  return (
    <Parts
      label={t('tabs.results')}
      parts={[
        { to: to.insights(at), label: t('tabs.insights') },
        { to: to.explorationPhotos(at), label: t('tabs.photos'), count: photos || undefined },
      ]}
    />
  );
}

/** Parts of sharing a run: its link with the QR code, and what is printed. */
export function ShareParts({ exploration }: { exploration: string }) {
  const { t } = useTranslation();
  const at = { exploration };
  return (
    <Parts
      label={t('tabs.share')}
      parts={[
        { to: to.shareExploration(at), label: t('tabs.link') },
        { to: to.overview(at), label: t('tabs.print') },
      ]}
    />
  );
}
