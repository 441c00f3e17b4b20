import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Name of the row. */
  name: string;
  /** Counted from 0. */
  place: number;
  /** Place of the last row. */
  last: number;
  onMove: (to: number) => void;
}

/** Moves a row up or down by one place. At both ends the button stays focusable. */
export function MoveButtons({ name, place, last, onMove }: Props) {
  const { t } = useTranslation();
  const icon = { variant: 'subtle', size: 'var(--target)' } as const;
  return (
    <>
      <ActionIcon
        {...icon}
        data-move="up"
        aria-label={t('order.up', { name })}
        aria-disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <IconArrowUp aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        {...icon}
        data-move="down"
        aria-label={t('order.down', { name })}
        aria-disabled={place === last}
        onClick={() => onMove(place + 1)}
      >
        <IconArrowDown aria-hidden="true" />
      </ActionIcon>
    </>
  );
}
