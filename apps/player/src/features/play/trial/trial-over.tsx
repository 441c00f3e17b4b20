import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { playTexts } from '#i18n/play.ts';
import { PageMeta } from '#shell/page-meta.tsx';
import { StudioLink } from './studio-link.tsx';

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
