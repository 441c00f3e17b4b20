import type { PlayedPrerequisite } from '@puzzle-runs/contract/poi.ts';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { poiTexts } from '../i18n/poi.ts';
import { Chip, ChipRow } from '../ui/chip.tsx';

const KEYS = {
  points: { met: 'play.prerequisite.points', left: 'play.prerequisite.pointsLeft' },
  time: { met: 'play.prerequisite.time', left: 'play.prerequisite.timeLeft' },
  tasks: { met: 'play.prerequisite.tasks', left: 'play.prerequisite.tasksLeft' },
} as const satisfies Record<PlayedPrerequisite['unlock_type'], { met: string; left: string }>;

/** Dictionary key and number of a prerequisite: what is still missing, or what was reached once it is met. */
export function describePrerequisite({ unlock_type, value, remaining }: PlayedPrerequisite) {
  const met = remaining === 0;
  const { met: reached, left } = KEYS[unlock_type];
  return met ? ({ key: reached, count: value, met } as const) : ({ key: left, count: remaining, met } as const);
}

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
