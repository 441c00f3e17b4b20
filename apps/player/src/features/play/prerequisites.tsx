import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { prerequisiteWords } from './prerequisite-words.ts';

/** What a locked spot waits for, and how much of it is still missing. */
export function Prerequisites({ of: poi }: { of: PlayedPoi }) {
  const { t } = useTranslation();
  return (
    <ChipRow>
      {poi.UnlockPrerequisites.map((prerequisite) => {
        const { asks, left, met } = prerequisiteWords(prerequisite);
        return (
          <Chip
            key={prerequisite.id}
            tone={met ? 'trail' : 'lock'}
            icon={met && <IconCheck aria-label={t('play.prerequisite.met')} size={16} />}
          >
            {t(asks.key, { count: asks.count })}
            {left !== null && ` · ${t('play.prerequisite.left', { n: left })}`}
          </Chip>
        );
      })}
    </ChipRow>
  );
}
