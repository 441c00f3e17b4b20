import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { Insights, WrongAnswer } from '@puzzle-runs/contract/management/insights.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { AcceptAnswer } from './accept-answer.tsx';
import { useWithdrawal } from './accepted-answers.tsx';
import styles from './event-insights.module.css';
import { useBattleInsights } from './use-battle-insights.ts';
import { usualMinutes } from './usual-minutes.ts';

const POIS_SHOWN = 4;
const ANSWERS_SHOWN = 3;

/** During an event: where teams spend the most time, and their most frequent wrong answers. */
export function EventInsights({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(statisticTexts);
  const { insights, wrong, accepted } = useBattleInsights(battle);
  const times = insights
    .flatMap((each) => usualMinutes(each))
    .toSorted((a, b) => b.minutes - a.minutes)
    .slice(0, POIS_SHOWN);
  const most = times[0]?.minutes ?? 1;
  return (
    <>
      <Card title={t('insights.slow')} text={t('insights.slow.text')}>
        {times.length === 0 && <p className={styles.faint}>{t('insights.slow.none')}</p>}
        <ul className={styles.times}>
          {times.map(({ poi, minutes }, index) => (
            <li key={`${poi} ${minutes}`}>
              <span>{poi}</span>
              <span>{t('insights.slow.minutes', { count: minutes })}</span>
              <span className={styles.track} aria-hidden="true">
                <span data-first={index === 0 || undefined} style={{ inlineSize: `${(100 * minutes) / most}%` }} />
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <WrongAnswerCard wrong={wrong} accepted={accepted} />
    </>
  );
}

type Task = Insights['tasks'][number];

interface WrongProps {
  wrong: readonly (WrongAnswer & { task: Task })[];
  accepted: readonly { text: string; task: Task }[];
}

/** The most frequent wrong answers, each of which can be accepted, and the accepted ones, which can be wrong again. */
function WrongAnswerCard({ wrong, accepted }: WrongProps) {
  const { t } = useTranslation(statisticTexts);
  const [chosen, setChosen] = useState<WrongProps['wrong'][number] | null>(null);
  /** Accepted on this page: an answer to a text quest stands among the answers of its form from then on. */
  const [added, setAdded] = useState<WrongProps['accepted']>([]);
  const withdraw = useWithdrawal((text) => setAdded((before) => before.filter((each) => each.text !== text)));
  const rest = accepted.filter(
    ({ text, task }) => !added.some((each) => each.text === text && each.task.id === task.id),
  );
  return (
    <Card title={t('insights.frequent')} count={wrong.length}>
      {wrong.length === 0 && <p className={styles.faint}>{t('insights.wrong.none')}</p>}
      <ul className={styles.answers}>
        {wrong.slice(0, ANSWERS_SHOWN).map((answer) => (
          <li key={`${answer.task_id} ${answer.text}`}>
            <p>
              <strong>{t('insights.quoted', { text: answer.text })}</strong> {t('insights.times', { n: answer.count })}
              <br />
              <span className={styles.faint}>{answer.task.name}</span>
            </p>
            <Button
              variant="default"
              aria-label={t('insights.alsoRight.of', { text: answer.text })}
              onClick={() => setChosen(answer)}
            >
              {t('insights.alsoRight')}
            </Button>
          </li>
        ))}
        {[...added, ...rest].slice(0, ANSWERS_SHOWN).map(({ text, task }) => (
          <li key={`accepted ${task.id} ${text}`}>
            <p>
              <strong>{t('insights.quoted', { text })}</strong> {t('insights.isRight')}
              <br />
              <span className={styles.faint}>{task.name}</span>
            </p>
            <Button
              variant="subtle"
              loading={withdraw.isPending}
              aria-label={`${t('insights.accepted.withdraw')}: ${text}`}
              onClick={() => withdraw.mutate({ task, text })}
            >
              {t('insights.accepted.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <AcceptAnswer
          answer={chosen}
          onAccepted={() => setAdded((before) => [chosen, ...before])}
          onClose={() => setChosen(null)}
        />
      )}
    </Card>
  );
}

interface CardProps {
  title: string;
  text?: string;
  /** Shown while the card is folded. */
  count?: number;
  children: ReactNode;
}

/** A card beside the table; below it, on narrower screens, it is one line that unfolds. */
function Card({ title, text, count = 0, children }: CardProps) {
  const isWide = useMediaQuery('(width >= 80em)', undefined, { getInitialValueInEffect: false });
  const id = useId();
  const content = (
    <>
      {text !== undefined && <p className={styles.faint}>{text}</p>}
      {children}
    </>
  );
  if (isWide)
    return (
      <section className={styles.card} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {content}
      </section>
    );
  return (
    <details className={styles.card}>
      <summary className={styles.line}>
        <strong>{title}</strong>
        {count > 0 && <span className={styles.count}>{count}</span>}
        <IconChevronRight aria-hidden="true" size={20} />
      </summary>
      {content}
    </details>
  );
}
