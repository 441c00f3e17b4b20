import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { taskTexts } from '../../i18n/task.ts';
import { classNames } from '../../ui/class-names.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import type { AnswerProps } from '../answer-form.ts';
import { fillGap, type GapFill, nextEmptyGap, placeWord } from './cloze-gaps.ts';
import styles from './cloze-input.module.css';
import { GappedText } from './gapped-text.tsx';
import { useWordDrag } from './use-word-drag.ts';

/** A cloze with offered words: dragged into gaps, or chosen by tap or key. */
export function ClozeWords({ content, draft, onDraft }: AnswerProps<'cloze', readonly GapFill[]>) {
  const { t, i18n } = useTranslation(taskTexts);
  const language = useContentLanguage();
  // The labels of buttons between the creator's words are in the language of the site.
  const siteLang = language.lang && i18n.language;
  const [target, setTarget] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const { dragging, over, handlersOf } = useWordDrag(drop);

  const wordOf = (index: number) => content.TaskClozeWords[index]?.word ?? '';

  function place(word: number, gap: number) {
    const fills = placeWord(draft, gap, word);
    onDraft(fills);
    setTarget(nextEmptyGap(fills, gap + 1) ?? gap);
    setAnnouncement(t('play.answer.wordPlaced', { word: wordOf(word), n: gap + 1 }));
  }

  function takeOut(gap: number) {
    const fill = draft[gap];
    if (typeof fill !== 'number') return;
    onDraft(fillGap(draft, gap, null));
    setTarget(gap);
    setAnnouncement(t('play.answer.wordTaken', { word: wordOf(fill), n: gap + 1 }));
  }

  function drop(word: number, gap: number | null) {
    if (gap === null) takeOut(draft.indexOf(word));
    else place(word, gap);
  }

  /** Puts a word into the chosen gap, else into the next empty one; takes a placed word out. */
  function choose(word: number) {
    const gap = draft.indexOf(word);
    if (gap >= 0) return takeOut(gap);
    const free = draft[target] === null ? target : nextEmptyGap(draft, target);
    if (free !== undefined) place(word, free);
  }

  return (
    <>
      <div className={styles.text} {...language}>
        <GappedText
          html={content.text}
          renderGap={(gap) => {
            const fill = draft[gap];
            const word = typeof fill === 'number' ? fill : null;
            return (
              <button
                type="button"
                lang={siteLang}
                data-gap={gap}
                className={classNames(
                  styles.gap,
                  word === null && styles.empty,
                  word === null && target === gap && styles.target,
                  over === gap && styles.over,
                  dragging === `gap ${gap}` && styles.dragged,
                )}
                aria-label={
                  word === null
                    ? t('play.answer.gapEmpty', { n: gap + 1 })
                    : t('play.answer.gapFilled', { n: gap + 1, word: wordOf(word) })
                }
                {...(word !== null && handlersOf(word, `gap ${gap}`))}
                onClick={() => (word === null ? setTarget(gap) : takeOut(gap))}
              >
                {word !== null && <span {...language}>{wordOf(word)}</span>}
              </button>
            );
          }}
        />
      </div>
      <p className={styles.hint}>{t('play.answer.clozeHint')}</p>
      <div className={styles.words} role="group" aria-label={t('play.answer.words')}>
        {content.TaskClozeWords.map(({ word }, index) => (
          <button
            key={index}
            type="button"
            {...language}
            className={classNames(styles.word, dragging === `word ${index}` && styles.dragged)}
            aria-pressed={draft.includes(index)}
            {...handlersOf(index, `word ${index}`)}
            onClick={() => choose(index)}
          >
            {word}
          </button>
        ))}
      </div>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}
