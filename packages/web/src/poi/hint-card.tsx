import type { OpenPoi, PlayedHint } from '@puzzle-runs/contract/poi.ts';
import { IconBulb } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { poiTexts } from '../i18n/poi.ts';
import { onDemand } from '../on-demand/on-demand.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './hint-card.module.css';
import type { HintMedia as HintMediaType } from './hint-media.tsx';
import type { TimedHintProps, TimedHintState } from './timed-hint.tsx';

/** Loaded with the first hint that is not a text. If it cannot be loaded, players get the address. */
const HintMedia = onDemand<ComponentProps<typeof HintMediaType>>(
  () => import('./hint-media.tsx').then((file) => file.HintMedia),
  { onFail: ({ value }) => <a href={value}>{value}</a> },
);

const LazyTimedHint = onDemand<TimedHintProps>(() => import('./timed-hint.tsx').then((file) => file.TimedHint), {
  onFail: ({ children }) => children(),
});

/** Renders a hint with its state; the code for that is loaded where a hint of the poi waits for something. */
export function WithTiming({
  progress,
  ...timed
}: Omit<TimedHintProps, 'progress'> & { progress: OpenPoi['hint_progress'] }) {
  if (!progress) return timed.children();
  return (
    <Suspense>
      <LazyTimedHint {...timed} progress={progress} />
    </Suspense>
  );
}

interface Props {
  hint: PlayedHint;
  /** Its position among the hints of the poi, from 1. */
  number: number;
  /** The purchase is in progress. */
  busy?: boolean;
  /** The purchase waits to be sent: shown instead of the button. */
  waiting?: ReactNode;
  /** Message shown when the hint was not revealed. */
  refusal?: string | undefined;
  /** Left out for a hint that is there and keeps its price. */
  timed?: TimedHintState | undefined;
  /** Omitted while hints cannot be bought. */
  onReveal?: (() => void) | undefined;
  /** The question asked before paying. */
  children?: ReactNode;
}

/** A hint: hidden until the player reveals it. */
export function HintCard({ hint, number, busy = false, waiting, refusal, timed, onReveal, children }: Props) {
  const { t } = useTranslation(poiTexts);
  const title = t('play.hint.title', { n: number });
  const { hint_type: kind, hint_value: value, hint_description: description } = hint;
  const isOpen = value !== null;
  const { waits, cost = hint.cost, Sign = IconBulb } = (isOpen ? undefined : timed) ?? ({} as Partial<TimedHintState>);
  const price = hint.cost === 0 ? t('play.hint.free') : t('play.hint.cost', { count: hint.cost });
  return (
    <article className={classNames(styles.hint, waits)}>
      <Sign aria-hidden className={styles.bulb} />
      <div className={styles.words}>
        <h2>{title}</h2>
        {!isOpen && <p>{timed?.sentence ?? price}</p>}
      </div>
      {!isOpen && !waits && onReveal && !waiting && (
        <Button variant="quiet" className={styles.word} busy={busy} onClick={onReveal}>
          <span className={cost > 0 ? 'visually-hidden' : undefined}>{t('play.hint.reveal')}</span>
          <span className="visually-hidden">{title}</span>
          {cost > 0 && t('play.hint.now', { cost })}
        </Button>
      )}
      <div className={styles.value} role="status">
        {value !== null && kind === 'text' && <p className={styles.text}>{value}</p>}
        {value !== null && kind !== 'text' && (
          <Suspense>
            <HintMedia kind={kind} value={value} description={description ?? ''} name={title} />
          </Suspense>
        )}
      </div>
      {value === null && waiting && <div className={styles.waiting}>{waiting}</div>}
      {value === null && refusal !== undefined && (
        <p className={styles.refused} role="alert">
          {refusal}
        </p>
      )}
      {children}
    </article>
  );
}

interface ListProps {
  hints: readonly PlayedHint[];
  /** Renders the card of a hint; `number` is its position, from 1. */
  children: (hint: PlayedHint, number: number) => ReactNode;
}

/** The hints of a poi: what is revealed, and one line for the next; the others behind a button. */
export function HintList({ hints, children }: ListProps) {
  const { t } = useTranslation(poiTexts);
  const [showsAll, setShowsAll] = useState(false);
  if (hints.length === 0) return null;
  const next = hints.find(({ hint_value: value }) => value === null);
  const isShown = (hint: PlayedHint) => showsAll || hint.hint_value !== null || hint === next;
  const others = hints.filter((hint) => !isShown(hint)).length;
  return (
    <section className={styles.hints} aria-label={t('play.hint.list')}>
      {hints.map((hint, index) => (
        <div key={hint.id} hidden={!isShown(hint)}>
          {children(hint, index + 1)}
        </div>
      ))}
      {others > 0 && (
        <Button variant="quiet" className={styles.word} aria-expanded={false} onClick={() => setShowsAll(true)}>
          {t('play.hint.others', { count: others })}
        </Button>
      )}
    </section>
  );
}
