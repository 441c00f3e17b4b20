import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { StatusChip } from '#ui/status-chip.tsx';

const TONES = { active: 'good', waiting: 'open', over: 'plain' } as const;

export function LicenseStateChip({ state }: Pick<Subscription, 'state'>) {
  const { t } = useTranslation(licensesTexts);
  return <StatusChip tone={TONES[state]}>{t(`licenses.state.${state}`)}</StatusChip>;
}
