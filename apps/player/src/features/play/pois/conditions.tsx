import type { PlayedCondition, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { Chip, ChipRow } from '@puzzle-runs/web/ui/chip.tsx';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePlay } from '../play-context.ts';
import { conditionTexts } from './conditions-texts.ts';
import { FullNote, FullSentence } from './full-note.tsx';
import { missingSpots } from './missing-spots.ts';

/**
 * What a closed poi still waits for of other pois, and of tasks and decisions, which are not named: “Noch Turm oder
 * Brunnen”; or for its turn, while other teams are there, also at an open poi that asks for an arrival.
 */
export function Conditions({ poi }: { poi: PlayedPoi }) {
  const { t, i18n } = useTranslation(conditionTexts);
  const { joined } = usePlay();
  const { Conditions: all = [], UnlockPrerequisites: figures, unlock_mode: mode } = poi;

  function textOf({ unlock_type, remaining, pois }: PlayedCondition): string {
    if (unlock_type === 'decision') return t('conditions.decision');
    if (!pois) return t('conditions.tasks', { count: remaining });
    const { names, joint } = missingSpots({ remaining, pois }, joined.rows);
    const spots = new Intl.ListFormat(i18n.language, { type: joint ?? 'conjunction' }).format(names);
    return joint ? t('conditions.spots', { spots }) : t('conditions.some', { count: remaining, spots });
  }

  if (poi.unlocked) return poi.arrival.full && <FullSentence full={poi.arrival.full} />;
  if (poi.full) return <FullNote poi={poi.id} full={poi.full} />;
  const unmet = all.filter(({ remaining }) => remaining > 0);
  return (
    <>
      <ChipRow>
        {unmet.map((condition) => (
          <Chip key={condition.id ?? 'order'} tone="lock" icon={<IconLock aria-hidden size={16} />}>
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
