import type { PlayedCondition, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { conditionTexts } from '../i18n/conditions.ts';
import { Chip, ChipRow } from '../ui/chip.tsx';
import { missingSpots, type NamedSpot } from './missing-spots.ts';

interface Props {
  of: Pick<PlayedPoi, 'Conditions' | 'UnlockPrerequisites' | 'unlock_mode'>;
  /** Pois of the run in order, for the names. */
  spots: readonly NamedSpot[];
}

/** What a closed poi still waits for of other pois, and of tasks and decisions, which are not named: “Noch Turm oder Brunnen”. */
export function Conditions({ of, spots: named }: Props) {
  const { t, i18n } = useTranslation(conditionTexts);
  const { Conditions: given = [], UnlockPrerequisites: figures, unlock_mode: mode } = of;
  const all = given.filter(({ ruled_out }) => !ruled_out);

  function textOf({ unlock_type, remaining, pois }: PlayedCondition): string {
    if (unlock_type === 'decision') return t('conditions.decision');
    if (!pois) return t('conditions.tasks', { count: remaining });
    const { names, joint } = missingSpots({ remaining, pois }, named);
    const spots = new Intl.ListFormat(i18n.language, { type: joint ?? 'conjunction' }).format(names);
    return joint ? t('conditions.spots', { spots }) : t('conditions.some', { count: remaining, spots });
  }

  const unmet = all.filter(({ remaining }) => remaining > 0);
  return (
    <>
      <ChipRow>
        {unmet.map((condition, index) => (
          <Chip
            // A condition of a form has no id yet.
            key={index}
            tone="lock"
            icon={<IconLock aria-hidden size={16} />}
          >
            {textOf(condition)}
          </Chip>
        ))}
      </ChipRow>
      {mode === 'any' && all.filter(({ id }) => id !== undefined).length + figures.length > 1 && (
        <p>{t('conditions.any')}</p>
      )}
    </>
  );
}
