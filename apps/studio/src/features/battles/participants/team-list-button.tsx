import { Button, Modal } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { IconClipboardList } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';

const LazyTeamListForm = onDemand(() => import('./team-list-form.tsx').then((file) => file.TeamListForm));

/** Opens the dialog that adds a whole list of teams to a battle. */
export function TeamListButton({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(battlesTexts);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        leftSection={<IconClipboardList aria-hidden="true" size={20} />}
        onClick={() => setOpened(true)}
      >
        {t('battle.teamList')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('battle.teamList')}
        closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
        size="lg"
        centered
      >
        <PageBoundary>
          <LazyTeamListForm battle={battle} />
        </PageBoundary>
      </Modal>
    </>
  );
}
