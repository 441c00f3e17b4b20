import { Button, Popover } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSettling } from '@puzzle-runs/web/ui/use-settling.ts';
import { IconChevronDown, IconDeviceTv, IconDots } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { useBoardUrl } from './ceremony-button.tsx';
import styles from './event.module.css';
import { useBattleAction } from './use-battle-action.ts';

interface Props {
  battle: ManagedBattle;
  /** Buttons of the line that have no room there. */
  more?: (close: () => void) => ReactNode;
}

/** Switches the board (the big screen of an event) on or off, and freezes or reveals its ranking. */
export function BoardMenu({ battle, more }: Props) {
  const { t } = useTranslation(eventTexts);
  const url = useBoardUrl(battle);
  const [opened, setOpened] = useState(false);
  const frozen = battle.frozen_at !== null;
  const [showSettles, freezeSettles] = [useSettling(battle.board), useSettling(frozen)];
  const show = useBattleAction(battle, (board: boolean, { params }) =>
    accountCall(routes.managedBattles.showBoard, { params: { battle: params.battle_id }, body: { board } }),
  );
  const freeze = useBattleAction(battle, (wanted: boolean, of) =>
    accountCall(routes.managedBattles.freeze, { ...of, body: { frozen: wanted } }),
  );
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width="min(20rem, 90vw)" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={`${styles.act} ${styles.board}`} onClick={() => setOpened(!opened)}>
          <IconDeviceTv aria-hidden="true" size={20} />
          <span>{t('event.board')}</span>
          <IconDots data-narrow aria-hidden="true" size={20} />
          <IconChevronDown aria-hidden="true" size={18} />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.menu ?? ''}>
        <p>{t('battle.board.text')}</p>
        <Button
          variant="default"
          loading={show.isPending}
          aria-disabled={showSettles || undefined}
          onClick={() => show.mutate(!battle.board)}
        >
          {t(battle.board ? 'battle.board.hide' : 'battle.board.show')}
        </Button>
        <Button
          variant="default"
          loading={freeze.isPending}
          aria-disabled={freezeSettles || undefined}
          onClick={() => freeze.mutate(!frozen)}
        >
          {t(frozen ? 'battle.reveal' : 'battle.freeze')}
        </Button>
        {battle.board && url !== undefined && (
          <Button component="a" variant="default" href={url} target="_blank" rel="noreferrer">
            {t('battle.board.open')}
          </Button>
        )}
        {more?.(() => setOpened(false))}
      </Popover.Dropdown>
    </Popover>
  );
}
