import { moveItem } from '@puzzle-runs/domain/edit-list.ts';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSortable } from '../../drag/use-sortable.ts';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { taskTexts } from '../../i18n/task.ts';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import type { AnswerProps } from '../answer-form.ts';
import styles from './order-input.module.css';

/**
 * Entries to put in order: by drag, by buttons, or by Alt and an arrow key on a button. Two entries may be in the right
 * order already: a button sends them as they are.
 */
export function OrderInput({ content, draft, onDraft }: AnswerProps<'order', readonly number[] | null>) {
  const { t } = useTranslation(taskTexts);
  const language = useContentLanguage();
  const [news, setNews] = useState('');
  const found = content.TaskOrderEntries.map((_, index) => index);
  const order = draft ?? found;
  const last = order.length - 1;

  function move(from: number, to: number) {
    if (to < 0 || to > last) return;
    onDraft(moveItem(order, from, to));
    const text = content.TaskOrderEntries[order[from] ?? 0]?.text ?? '';
    setNews(t('play.answer.position', { text, n: to + 1, all: order.length }));
  }

  function moveByKey(event: KeyboardEvent, place: number) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    move(place, place + step);
  }

  const list = useSortable<HTMLOListElement>(move);

  return (
    <>
      <ol ref={list} className={styles.entries}>
        {order.map((index, place) => {
          const text = content.TaskOrderEntries[index]?.text ?? '';
          const button = { type: 'button', onKeyDown: (event: KeyboardEvent) => moveByKey(event, place) } as const;
          return (
            <li key={index} className={styles.entry}>
              <span className={styles.handle} data-drag-handle>
                <IconGripVertical aria-hidden size={20} className={styles.grip} />
                <b className={styles.number}>{place + 1}</b>
                <span className={styles.text} {...language}>
                  {text}
                </span>
              </span>
              <button
                {...button}
                aria-label={t('play.answer.up', { text })}
                aria-disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <IconArrowUp aria-hidden size={20} />
              </button>
              <button
                {...button}
                aria-label={t('play.answer.down', { text })}
                aria-disabled={place === last}
                onClick={() => move(place, place + 1)}
              >
                <IconArrowDown aria-hidden size={20} />
              </button>
            </li>
          );
        })}
      </ol>
      {order.length === 2 && order[0] === 0 && (
        // The submission follows the click at once, and has to find the draft.
        <Button type="submit" variant="quiet" onClick={() => flushSync(() => onDraft(found))}>
          {t('play.answer.asItIs')}
        </Button>
      )}
      <LiveRegion>{news}</LiveRegion>
    </>
  );
}
