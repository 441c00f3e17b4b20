import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { reviewsTexts } from '#i18n/reviews.ts';
import styles from './reviews.module.css';

interface Props {
  on: boolean;
  onChange: (on: boolean) => void;
  /** Whether pictures can be shown on a board. */
  board: boolean;
}

/** The keys of the review, and a switch that turns them off, against accidental presses. */
export function ReviewKeysLegend({ on, onChange, board }: Props) {
  const { t } = useTranslation(reviewsTexts);
  const keys = [
    { keys: ['A'], text: t('reviews.keys.accept') },
    { keys: ['R'], text: t('reviews.keys.reject') },
    { keys: ['N', 'P'], text: t('reviews.keys.move') },
    { keys: ['+', '−', '↑', '↓'], text: t('reviews.keys.points') },
    ...(board ? [{ keys: ['B'], text: t('reviews.keys.board') }] : []),
  ];
  return (
    <div className={styles.legend}>
      <Checkbox label={t('reviews.keys')} checked={on} onChange={({ target }) => onChange(target.checked)} />
      {on && (
        <ul>
          {keys.map(({ keys: names, text }) => (
            <li key={text}>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}{' '}
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
