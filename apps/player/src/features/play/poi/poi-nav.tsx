import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import { neighbouringPois } from '../poi-state.ts';
import styles from './poi-nav.module.css';

interface Props {
  poi: PlayedPoi;
  /** The poi to which the page already links. */
  linked: PlayedPoi | undefined;
}

/** Links to the unlocked pois before and after this one. */
export function PoiNav({ poi, linked }: Props) {
  const { t } = useTranslation(playTexts);
  const { joined, place } = usePlay();
  const { previous, next: following } = neighbouringPois(joined.rows, poi.slug);
  const next = following?.id === linked?.id ? undefined : following;
  if (!previous && !next) return null;
  return (
    <nav className={styles.nav} aria-label={t('play.poi.nav')}>
      {previous && (
        <Link className={buttonClass('quiet')} to={to.poi({ ...place, poi: previous.slug })}>
          <IconArrowLeft aria-hidden size={20} />
          <span className="visually-hidden">{t('play.poi.previous')}</span>
          {previous.name}
        </Link>
      )}
      {next && (
        <Link className={buttonClass('quiet')} to={to.poi({ ...place, poi: next.slug })}>
          <span className="visually-hidden">{t('play.poi.next')}</span>
          {next.name}
          <IconArrowRight aria-hidden size={20} />
        </Link>
      )}
    </nav>
  );
}
