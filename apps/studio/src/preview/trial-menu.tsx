import { Button, Menu } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { IconFlask } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowMenuFrame } from '#shell/lists/row-menu-frame.tsx';
import { useTrial } from './use-trial.ts';

const AsIfItem = onDemand(() => import('./trial-as-if.tsx').then((file) => file.AsIfItem), { onFail: Nothing });
const AsIfDialog = onDemand(() => import('./trial-as-if.tsx').then((file) => file.AsIfDialog), { onFail: Nothing });

/** Starts a trial of the creator's own exploration, as others see it, as if options had been chosen, or with all pois open. */
export function TrialMenu({ exploration }: { exploration: Pick<ManagedExploration, 'id' | 'slug'> }) {
  const { t } = useTranslation();
  const { busy, begin } = useTrial(exploration);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RowMenuFrame
        target={
          <Button variant="outline" leftSection={<IconFlask aria-hidden="true" size={20} />} loading={busy}>
            {t('tryOut.title')}
          </Button>
        }
      >
        <Menu.Label fz="0.9375rem" fw={400}>
          {t('tryOut.text')}
        </Menu.Label>
        <Menu.Item onClick={() => begin({ unlocked: false })}>{t('tryOut.begin')}</Menu.Item>
        <Suspense>
          <AsIfItem exploration={exploration.slug} onAsk={() => setAsking(true)} />
        </Suspense>
        <Menu.Item onClick={() => begin({ unlocked: true })}>{t('tryOut.unlocked')}</Menu.Item>
      </RowMenuFrame>
      {isAsking && (
        <Suspense>
          <AsIfDialog
            exploration={exploration.slug}
            onBegin={(choices) => {
              setAsking(false);
              begin({ unlocked: false, choices });
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
