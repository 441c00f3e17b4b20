import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import styles from './live-chip.module.css';
import { usePlay } from './play-context.ts';

/** Whether updates arrive live or by polling. */
export function LiveChip() {
  const { t } = useTranslation(playTexts);
  const { live } = usePlay();
  if (live === 'connecting') return null;
  const isLive = live === 'live';
  return (
    <Chip tone={isLive ? 'trail' : 'lock'} icon={<span className={isLive ? styles.live : styles.polled} />}>
      {t(isLive ? 'play.live' : 'play.polled')}
    </Chip>
  );
}
