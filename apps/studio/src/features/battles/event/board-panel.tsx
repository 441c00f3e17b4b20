import { Button } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSettling } from '@puzzle-runs/web/ui/use-settling.ts';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { usePlayerUrl } from '#shell/use-player-url.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { Panel } from '#ui/panel.tsx';
import { useBattleAction } from './use-battle-action.ts';

/** Switches the board (the big screen of an event) on or off, and freezes or reveals its ranking. */
export function BoardPanel({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(eventTexts);
  const site = usePlayerUrl();
  const frozen = battle.frozen_at !== null;
  // Without the key, the board does not lead to a run that only its link finds.
  const key = battle.Explorations.map(({ link_key = '' }) => link_key).find(Boolean) ?? '';
  const [showSettles, freezeSettles] = [useSettling(battle.board), useSettling(frozen)];
  const show = useBattleAction(battle, (board: boolean, { params }) =>
    accountCall(routes.managedBattles.showBoard, { params: { battle: params.battle_id }, body: { board } }),
  );
  const freeze = useBattleAction(battle, (wanted: boolean, of) =>
    accountCall(routes.managedBattles.freeze, { ...of, body: { frozen: wanted } }),
  );
  return (
    <Panel title={t('battle.board')} text={t('battle.board.text')}>
      <FormActions>
        <Button
          variant={battle.board ? 'outline' : 'filled'}
          loading={show.isPending}
          aria-disabled={showSettles || undefined}
          onClick={() => show.mutate(!battle.board)}
        >
          {t(battle.board ? 'battle.board.hide' : 'battle.board.show')}
        </Button>
        <Button
          variant={frozen ? 'filled' : 'outline'}
          loading={freeze.isPending}
          aria-disabled={freezeSettles || undefined}
          onClick={() => freeze.mutate(!frozen)}
        >
          {t(frozen ? 'battle.reveal' : 'battle.freeze')}
        </Button>
        {battle.board && site !== undefined && (
          <Button
            component="a"
            variant="subtle"
            href={`${site}/battle/${encodeURIComponent(battle.slug)}/board${key && `?exploration_code=${key}`}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('battle.board.open')}
          </Button>
        )}
      </FormActions>
    </Panel>
  );
}
