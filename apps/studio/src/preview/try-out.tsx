import '#i18n/preview.ts';
import { Button, Checkbox } from '@mantine/core';
import type { TokenPair } from '@puzzle-runs/contract/join.ts';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { call } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { trialAddress } from '@puzzle-runs/web/trial-address.ts';
import { IconFlask } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '#shell/use-save.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { Panel } from '#ui/panel.tsx';
import { openTab } from './open-tab.ts';

/** Begins a test of an own run, draft or not, and opens it in a tab of its own. */
export function TryOut({ exploration: { id, slug } }: { exploration: Pick<ManagedExploration, 'id' | 'slug'> }) {
  const { t } = useTranslation();
  const [unlocked, setUnlocked] = useState(false);
  const { mutate, isPending } = useSave<ReturnType<typeof openTab>, unknown>({ send: begin, onDone: () => undefined });

  async function begin(tab: ReturnType<typeof openTab>) {
    try {
      const [{ player_url }, pair] = await Promise.all([call(routes.site.settings), trial()]);
      tab.goTo(trialAddress(player_url, slug, pair));
    } catch (failure) {
      tab.close();
      throw failure;
    }
  }

  function trial(): Promise<TokenPair> {
    const [headers, params] = [session.accountHeaders(), { exploration_id: id }];
    return call(routes.managedExplorations.tryOut, { headers, params, body: { unlocked } });
  }

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
          loading={isPending}
          onClick={() => mutate(openTab())}
        >
          {t('tryOut.begin')}
        </Button>
      </FormActions>
    </Panel>
  );
}
