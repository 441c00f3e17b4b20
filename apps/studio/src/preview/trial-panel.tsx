import { Button, Checkbox } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { IconFlask } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '#ui/form-actions.tsx';
import { Panel } from '#ui/panel.tsx';
import { useTrial } from './use-trial.ts';

/** Starts a trial of the creator's own exploration. */
export function TrialPanel({ exploration }: { exploration: Pick<ManagedExploration, 'id' | 'slug'> }) {
  const { t } = useTranslation();
  const [unlocked, setUnlocked] = useState(false);
  const { busy, begin } = useTrial(exploration);
  return (
    <Panel title={t('tryOut.title')} text={t('tryOut.text')}>
      <Checkbox
        label={t('tryOut.unlocked')}
        checked={unlocked}
        onChange={(event) => setUnlocked(event.currentTarget.checked)}
      />
      <FormActions>
        <Button
          variant="outline"
          leftSection={<IconFlask aria-hidden="true" size={20} />}
          loading={busy}
          onClick={() => begin({ unlocked })}
        >
          {t('tryOut.begin')}
        </Button>
      </FormActions>
    </Panel>
  );
}
