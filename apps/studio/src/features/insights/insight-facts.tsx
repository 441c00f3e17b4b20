import type { Insights } from '@puzzle-runs/contract/management/insights.ts';
import { INSIGHTS_MIN } from '@puzzle-runs/domain/insights/summarise.ts';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { useNumberFormats } from '#ui/use-number-formats.ts';
import { medianText, middleHalfText } from './duration-text.ts';
import styles from './insights.module.css';
import { useAmount } from './use-amount.ts';

/** Key figures, each with a sentence that explains it. */
export function InsightFacts({ insights: { begun, finished, playing, duration } }: { insights: Insights }) {
  const { t } = useTranslation(statisticTexts);
  const { number } = useNumberFormats();
  const amount = useAmount();
  const facts = [
    { name: t('insights.begun'), value: number(begun), text: t('insights.begun.text') },
    {
      name: t('insights.finished'),
      value: amount(finished, begun),
      text: t('insights.finished.text'),
    },
    { name: t('insights.playing'), value: number(playing), text: t('insights.playing.text') },
    { name: t('insights.duration'), value: medianText(duration), text: t('insights.duration.text') },
    { name: t('insights.middle'), value: middleHalfText(duration), text: t('insights.middle.text') },
  ];
  return (
    <section className={styles.section} aria-label={t('insights.facts')}>
      <dl className={styles.facts}>
        {facts.map(({ name, value, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
      {begun < INSIGHTS_MIN && <p className={styles.note}>{t('insights.few', { min: INSIGHTS_MIN })}</p>}
    </section>
  );
}
