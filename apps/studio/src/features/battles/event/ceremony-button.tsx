import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { usePlayerUrl } from '#shell/use-player-url.ts';
import styles from './event.module.css';
import { useBattleAction } from './use-battle-action.ts';

/** Address of the big screen of a battle; undefined while the site's settings load. */
export function useBoardUrl({ slug, Explorations }: ManagedBattle): string | undefined {
  const site = usePlayerUrl();
  // Without the key, the board does not lead to a run that only its link finds.
  const key = Explorations.map(({ link_key = '' }) => link_key).find(Boolean) ?? '';
  return site && `${site}/battle/${encodeURIComponent(slug)}/board${key && `?exploration_code=${key}`}`;
}

/** Opens the big screen of an ended battle, where the ceremony begins; switches it on first if it is off. */
export function CeremonyButton({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(eventTexts);
  const url = useBoardUrl(battle);
  const show = useBattleAction(
    battle,
    (_: undefined, { params }) =>
      accountCall(routes.managedBattles.showBoard, { params: { battle: params.battle_id }, body: { board: true } }),
    () => {
      if (url !== undefined) open(url, '_blank', 'noreferrer');
    },
  );
  const words = (
    <>
      <IconTrophy aria-hidden="true" size={20} />
      {t('event.ceremony')}
    </>
  );
  return battle.board ? (
    <a className={styles.act} data-main href={url} target="_blank" rel="noreferrer">
      {words}
    </a>
  ) : (
    <button
      type="button"
      className={styles.act}
      data-main
      disabled={show.isPending}
      onClick={() => show.mutate(undefined)}
    >
      {words}
    </button>
  );
}
