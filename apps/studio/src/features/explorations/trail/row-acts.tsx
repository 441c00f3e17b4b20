import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconCopyPlus,
  IconFolderSymlink,
  IconSquareCheck,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { carryTexts } from '#i18n/carry.ts';
import { runTexts } from '#i18n/run.ts';
import { RowMenu } from '#shell/lists/row-menu.tsx';
import { RowMenuLink } from '#shell/lists/row-menu-link.tsx';

interface Props {
  name: string;
  /** Undefined for the first row. */
  onUp: (() => void) | undefined;
  /** Undefined for the last row. */
  onDown: (() => void) | undefined;
  onDuplicate: () => void;
  onAsk: (verb: 'copy' | 'move') => void;
  onSelect: () => void;
  /** Address of the page that deletes it. */
  deletion: string;
}

/** Menu of a spot or quest on the trail. */
export function RowActs({ name, onUp, onDown, onDuplicate, onAsk, onSelect, deletion }: Props) {
  const { t } = useTranslation(runTexts);
  const { t: tCarry } = useTranslation(carryTexts);
  const acts = [
    { label: t('trail.up'), Icon: IconArrowUp, act: onUp },
    { label: t('trail.down'), Icon: IconArrowDown, act: onDown },
    { label: tCarry('carry.duplicate'), Icon: IconCopyPlus, act: onDuplicate },
    { label: tCarry('carry.copy'), Icon: IconCopy, act: () => onAsk('copy') },
    { label: tCarry('carry.move'), Icon: IconFolderSymlink, act: () => onAsk('move') },
    { label: tCarry('carry.select'), Icon: IconSquareCheck, act: onSelect },
  ];
  return (
    <RowMenu label={t('order.menu', { name })}>
      {acts.map(
        ({ label, Icon, act }) =>
          act && (
            <Menu.Item key={label} leftSection={<Icon aria-hidden="true" size={20} />} onClick={act}>
              {label}
            </Menu.Item>
          ),
      )}
      <RowMenuLink to={deletion} label={t('trail.delete')} Icon={IconTrash} danger />
    </RowMenu>
  );
}
