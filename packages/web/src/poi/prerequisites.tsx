import type { PlayedPrerequisite } from '@puzzle-runs/contract/poi.ts';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Chip, ChipRow } from '../ui/chip.tsx';
import { describePrerequisite } from './describe-prerequisite.ts';

/** The prerequisites of a locked poi, and how much is still missing. */
export function Prerequisites({
  of: { UnlockPrerequisites: all },
}: {
  of: { UnlockPrerequisites: readonly PlayedPrerequisite[] };
}) {
  const { t } = useTranslation();
  return (
    <ChipRow>
      {all.map((prerequisite) => {
        const { asks, left, met } = describePrerequisite(prerequisite);
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
