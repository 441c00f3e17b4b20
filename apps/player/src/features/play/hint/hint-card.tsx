import type { PlayedHint } from '@puzzle-runs/contract/poi.ts';
import type { ApiProblem } from '@puzzle-runs/web/api-problem.ts';
import { useProblemWords } from '@puzzle-runs/web/quest/use-problem-words.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { useRefusal } from '../use-refusal.ts';
import { useSubmission } from '../use-submission.ts';
import styles from './hint-card.module.css';
import { HintValue } from './hint-value.tsx';

interface Props {
  hint: PlayedHint;
  /** Its place among the hints of the spot, from 1. */
  number: number;
}

/** A hint: hidden until the player agrees to pay for it, then shown (specification 1, part 4). */
export function HintCard({ hint, number }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const refuse = useRefusal();
  const { mutate, isPending, error } = useSubmission((problem) => refuse(problem, hint.id));
  const title = t('play.hint.title', { n: number });
  const { cost, hint_value: value } = hint;

  function pay() {
    setAsking(false);
    mutate({ progress_type: 'hint', progress_id: hint.id });
  }

  return (
    <article className={styles.hint}>
      <IconBulb aria-hidden className={styles.bulb} />
      <div className={styles.words}>
        <h2>{title}</h2>
        {value === null && <p>{cost === 0 ? t('play.hint.free') : t('play.hint.cost', { count: cost })}</p>}
      </div>
      {value === null && (
        <Button variant="sun" busy={isPending} onClick={() => (cost === 0 ? pay() : setAsking(true))}>
          {t('play.hint.reveal')}
          <span className="visually-hidden">{title}</span>
        </Button>
      )}
      <div className={styles.value} role="status">
        {value !== null && <HintValue kind={hint.hint_type} value={value} name={title} />}
      </div>
      {value === null && error && !isPending && <HintNotice problem={error} />}
      <ConfirmDialog
        open={asking}
        title={t('play.hint.ask', { n: number })}
        text={t('play.hint.askCost', { count: cost })}
        confirm={t('play.hint.reveal')}
        tone="sun"
        onConfirm={pay}
        onClose={() => setAsking(false)}
      />
    </article>
  );
}

function HintNotice({ problem }: { problem: ApiProblem }) {
  const { t } = useTranslation();
  const words = useProblemWords();
  const { missing } = problem.params;
  return (
    <p className={styles.refused} role="alert">
      {typeof missing === 'number' ? t('play.hint.missing', { count: missing }) : words(problem)}
    </p>
  );
}
