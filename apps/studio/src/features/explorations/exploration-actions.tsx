import { Menu } from '@mantine/core';
import { readJson } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { download } from '@puzzle-runs/web/ui/download.ts';
import {
  IconCopy,
  IconFileExport,
  IconMapPin,
  IconPencil,
  IconPrinter,
  IconQrcode,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { explorationsTexts } from '#i18n/explorations.ts';
import { accountFile } from '#shell/account-call.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { updateExplorationCache } from '#shell/exploration-query.ts';
import { useSave } from '#shell/form/use-save.ts';
import { RowMenu } from '#shell/lists/row-menu.tsx';
import { RowMenuLink } from '#shell/lists/row-menu-link.tsx';
import { to } from '#to.ts';
import { type ExplorationToDelete, handOver } from './handed-exploration.ts';

/** Menu of an exploration, in the list and on its trail. */
export function ExplorationActions({ exploration }: { exploration: ExplorationToDelete }) {
  const { id, name, slug } = exploration;
  const { t } = useTranslation(explorationsTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const at = { exploration: slug };
  const of = { params: { exploration_id: id } };
  const copy = useSave({
    send: (_: undefined, act) => act(routes.managedExplorations.copy, { ...of, query: {} }),
    onDone(made) {
      updateExplorationCache(client, made);
      void navigate(withAlert(to.exploration({ exploration: made.slug }), 'create'));
    },
  });
  const write = useSave({
    send: async () => readJson(await accountFile(routes.managedExplorations.exportFile, of)),
    onDone(file) {
      download(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), `${slug}.json`);
    },
  });

  const links = [
    { to: to.exploration(at), label: t('explorations.edit'), Icon: IconPencil },
    { to: to.pois(at), label: t('nav.pois'), Icon: IconMapPin },
    { to: to.shareExploration(at), label: t('tabs.share'), Icon: IconQrcode },
    { to: to.overview(at), label: t('tabs.print'), Icon: IconPrinter },
  ];
  return (
    <RowMenu label={t('explorations.actions.of', { name })} busy={copy.isPending || write.isPending}>
      {links.map(({ to: address, label, Icon }) => (
        <RowMenuLink key={address} to={address} label={label} Icon={Icon} />
      ))}
      <Menu.Item leftSection={<IconCopy aria-hidden="true" size={20} />} onClick={() => copy.mutate(undefined)}>
        {t('explorations.copy')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileExport aria-hidden="true" size={20} />} onClick={() => write.mutate(undefined)}>
        {t('explorations.export')}
      </Menu.Item>
      <RowMenuLink
        to={to.deleteExploration(at)}
        label={t('explorations.delete')}
        Icon={IconTrash}
        state={handOver(exploration)}
        danger
      />
    </RowMenu>
  );
}
