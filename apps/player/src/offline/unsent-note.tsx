import { type PlayPlace, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { useTranslation } from 'react-i18next';
import { offlineTexts } from '#i18n/offline.ts';
import { useUnsentCount } from './use-unsent-count.ts';

/** Warns, before a game is left or deleted, that answers of it were not sent yet. */
export function UnsentNote({ place }: { place: PlayPlace }) {
  const { t } = useTranslation(offlineTexts);
  const game = storageKeyOf(place);
  const count = useUnsentCount((entry) => entry.game === game) ?? 0;
  return (
    count > 0 && (
      <p>
        <strong>{t('offline.unsent', { count })}</strong>
      </p>
    )
  );
}
