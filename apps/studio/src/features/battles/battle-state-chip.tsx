import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { StatusChip } from '#ui/status-chip.tsx';

const TONES = { waiting: 'plain', open: 'good', paused: 'open', ended: 'plain' } as const;

export function BattleStateChip({ state }: Pick<ManagedBattle, 'state'>) {
  const { t } = useTranslation(battlesTexts);
  return <StatusChip tone={TONES[state]}>{t(`battle.state.${state}`)}</StatusChip>;
}
