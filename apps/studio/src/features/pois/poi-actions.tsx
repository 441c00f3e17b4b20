import { ActionIcon } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { IconListCheck, IconLock, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { poisTexts } from '#i18n/pois.ts';
import { to } from '#to.ts';

/** Row actions of a poi in the list. */
export function PoiActions({ poi }: { poi: ManagedPoi }) {
  const { t } = useTranslation(poisTexts);
  const at = { exploration: poi.Exploration.slug, poi: poi.slug };
  const actions = [
    { to: to.poi(at), key: 'pois.action.edit', Icon: IconPencil },
    { to: to.prerequisites(at), key: 'pois.action.prerequisites', Icon: IconLock },
    { to: to.tasks(at), key: 'pois.action.tasks', Icon: IconListCheck },
    { to: to.deletePoi(at), key: 'pois.action.delete', Icon: IconTrash, danger: true },
  ] as const;
  return actions.map(({ to: address, key, Icon, ...danger }) => (
    <ActionIcon
      key={key}
      component={Link}
      to={address}
      variant="subtle"
      color={'danger' in danger ? 'flag' : 'trail'}
      size="var(--target)"
      aria-label={t(key, { name: poi.name })}
      title={t(key, { name: poi.name })}
    >
      <Icon aria-hidden="true" />
    </ActionIcon>
  ));
}
