import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type PlayPlace, session } from '@puzzle-runs/web/session/session.ts';
import { parseTrialFragment } from '@puzzle-runs/web/session/trial-address.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Chip } from '@puzzle-runs/web/ui/chip.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { IconFlask } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { PageMeta } from '#shell/page-meta.tsx';
import styles from './trial.module.css';

/** Banner on every page of a trial, with a link back to the studio. */
export function TrialNote({ exploration }: { exploration: string }) {
  const { t } = useTranslation(playTexts);
  return (
    <aside className={styles.note} aria-label={t('play.trial.label')}>
      <Chip tone="sun" icon={<IconFlask aria-hidden size={16} />}>
        {t('play.trial.mark')}
      </Chip>
      <span>{t('play.trial.text')}</span>
      <StudioLink exploration={exploration} />
    </aside>
  );
}

/** Shown when a trial has ended: a newer one was started, or this device never had it. */
export function TrialOver({ exploration }: { exploration: string }) {
  const { t } = useTranslation(playTexts);
  return (
    <>
      <PageMeta title={t('play.trial.over.title')} hidden />
      <EmptyState
        level={1}
        title={t('play.trial.over.title')}
        text={t('play.trial.over.text')}
        action={<StudioLink exploration={exploration} className={buttonClass()} />}
      />
    </>
  );
}

interface Props {
  /** Slug of the exploration. */
  exploration: string;
  className?: string;
}

/** Link back to the exploration in the studio; hidden until the studio's address is known. */
function StudioLink({ exploration, className }: Props) {
  const { t } = useTranslation(playTexts);
  const { data } = useQuery(query(routes.site.settings));
  if (!data) return null;
  return (
    <a className={className} href={`${data.studio_url}/management/exploration/${encodeURIComponent(exploration)}`}>
      {t('play.trial.back')}
    </a>
  );
}

/**
 * Stores the run token of a trial started by the studio and removes it from the address; does nothing without a token.
 */
export function storeTrialToken(place: PlayPlace): void {
  const trial = parseTrialFragment(location.hash);
  if (!trial) return;
  history.replaceState(history.state, '', location.pathname + location.search + trial.anchor);
  session.saveRunToken(place, trial.pair);
}
