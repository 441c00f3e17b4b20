import type { PlayedPrerequisite } from '@puzzle-runs/contract/poi.ts';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { poiTexts } from '../i18n/poi.ts';
import { Chip, ChipRow } from '../ui/chip.tsx';
import { describePrerequisite } from './describe-prerequisite.ts';

/** The prerequisites of a poi: what is still missing, and what is met. */
export function Prerequisites({
  of: { UnlockPrerequisites: all },
}: {
  of: { UnlockPrerequisites: readonly PlayedPrerequisite[] };
}) {
  const { t } = useTranslation(poiTexts);
  if (all.length === 0) return null;
  return (
    <ChipRow>
      {all.map((prerequisite) => {
        const { key, count, met } = describePrerequisite(prerequisite);
        return (
          <Chip
            key={prerequisite.id}
            tone={met ? 'trail' : 'lock'}
            icon={
              met ? <IconCheck aria-label={t('play.prerequisite.met')} size={16} /> : <IconLock aria-hidden size={16} />
            }
          >
            {t(key, { count })}
          </Chip>
        );
      })}
    </ChipRow>
  );
}
