import { Button, Menu } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { IconFlask } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RowMenuFrame } from '#shell/lists/row-menu-frame.tsx';
import { useTrial } from './use-trial.ts';

/** Starts a trial of the creator's own exploration, as others see it or with all pois open. */
export function TrialMenu({ exploration }: { exploration: Pick<ManagedExploration, 'id' | 'slug'> }) {
  const { t } = useTranslation();
  const { busy, begin } = useTrial(exploration);
  return (
    <RowMenuFrame
      target={
        <Button variant="outline" leftSection={<IconFlask aria-hidden="true" size={20} />} loading={busy}>
          {t('tryOut.title')}
        </Button>
      }
    >
      <Menu.Label>{t('tryOut.text')}</Menu.Label>
      <Menu.Item onClick={() => begin({ unlocked: false })}>{t('tryOut.begin')}</Menu.Item>
      <Menu.Item onClick={() => begin({ unlocked: true })}>{t('tryOut.unlocked')}</Menu.Item>
    </RowMenuFrame>
  );
}
