import { ActionIcon } from '@mantine/core';
import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { IconListCheck, IconLock, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { to } from '#to.ts';

/** What can be done with a spot of the list. */
export function SpotActions({ spot }: { spot: ManagedPoi }) {
  const { t } = useTranslation();
  const at = { exploration: spot.Exploration.slug, poi: spot.slug };
  const actions = [
    { to: to.spot(at), key: 'spots.action.edit', Icon: IconPencil },
    { to: to.qualifiers(at), key: 'spots.action.qualifiers', Icon: IconLock },
    { to: to.quests(at), key: 'spots.action.quests', Icon: IconListCheck },
    { to: to.deleteSpot(at), key: 'spots.action.delete', Icon: IconTrash, danger: true },
  ] as const;
  return actions.map(({ to: address, key, Icon, ...danger }) => (
    <ActionIcon
      key={key}
      component={Link}
      to={address}
      variant="subtle"
      color={'danger' in danger ? 'flag' : 'trail'}
      size="var(--target)"
      aria-label={t(key, { name: spot.name })}
      title={t(key, { name: spot.name })}
    >
      <Icon aria-hidden="true" />
    </ActionIcon>
  ));
}
