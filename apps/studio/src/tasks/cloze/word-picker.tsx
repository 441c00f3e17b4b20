import { Input } from '@mantine/core';
import { Fragment, type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import { type Token, tokensOf } from './tokens.ts';
import styles from './word-picker.module.css';

interface Props {
  /** The text, including its gaps. */
  html: string;
  /** The words of the gaps, in the order of the gaps. */
  words: readonly string[];
  /** `token` is the index of a word in `tokensOf(html)`. */
  onPick: (token: number) => void;
  /** `gap` counts from 0. */
  onPutBack: (gap: number) => void;
}

/** Decodes the entities of the text between words. */
function shownText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent;
}

/** The text with a button for every word: it turns a word into a gap, and a gap back into its word. */
export function WordPicker({ html, words, onPick, onPutBack }: Props) {
  const { t } = useTranslation(tasksTexts);
  const id = useId();
  const tokens = useMemo(() => tokensOf(html), [html]);
  if (!tokens.some(({ kind }) => kind === 'word' || kind === 'gap')) return null;

  let gaps = 0;
  function drawn({ kind, html: piece }: Token, place: number): ReactNode {
    if (kind === 'break') return <br />;
    if (kind === 'text') return /^\s*$/.test(piece) ? piece : shownText(piece);
    if (kind === 'word') {
      return (
        <button type="button" className={styles.word} onClick={() => onPick(place)}>
          {piece}
        </button>
      );
    }
    if (kind !== 'gap') return null;
    const gap = gaps++;
    const word = words[gap] ?? '';
    return (
      <button
        type="button"
        className={styles.gap}
        data-number={gap + 1}
        aria-pressed="true"
        aria-label={t('task.cloze.putBack', { word })}
        onClick={() => onPutBack(gap)}
      >
        {word || '…'}
      </button>
    );
  }

  return (
    <Input.Wrapper
      label={t('task.cloze.pick')}
      labelElement="div"
      labelProps={{ id }}
      description={t('task.cloze.pickHint')}
    >
      <div className={styles.text} role="group" aria-labelledby={id}>
        {tokens.map((token, place) => (
          <Fragment key={place}>{drawn(token, place)}</Fragment>
        ))}
      </div>
    </Input.Wrapper>
  );
}
