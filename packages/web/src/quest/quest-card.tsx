import { IconStarFilled } from '@tabler/icons-react';
import { Activity, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../rich-text.tsx';
import { questAnchor } from '../trial-address.ts';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { Announce } from '../ui/live-region.tsx';
import { Ribbon } from '../ui/ribbon.tsx';
import { kindKeys } from './kind.ts';
import type { Quest } from './quest.ts';
import styles from './quest-card.module.css';
import { QuestForm } from './quest-form.tsx';
import type { QuestSubmission } from './quest-submission.ts';
import { Reward } from './reward.tsx';

interface Props {
  quest: Quest;
  /** Whoever judges the answers: the API of a game, or a referee in the browser. */
  submission: QuestSubmission;
  /** Why no answer is taken now; the form waits out of sight, with what was entered. */
  closed?: string | undefined;
}

/** A quest with its input; once solved a ribbon stands in place of the input (specification 1, part 2). */
export function QuestCard({ quest, submission, closed }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const { attempts, remaining_attempts: remaining, progressed } = quest;
  const used = remaining === 0 && !progressed;
  const asked = !progressed && !used;
  const reward = progressed && submission.data?.progress_type === 'task' ? submission.data.points : undefined;

  return (
    <Card
      as="article"
      id={questAnchor(quest.id)}
      className={classNames(styles.quest, progressed && styles.solved)}
      aria-labelledby={title}
    >
      {progressed && <Ribbon>{t('play.quest.solved')}</Ribbon>}
      <div className={styles.facts}>
        <Chip>{t(kindKeys[quest.task_type])}</Chip>
        <Chip tone="sun" icon={<IconStarFilled aria-hidden size={14} />}>
          {t('play.points', { count: quest.points })}
        </Chip>
        {attempts !== null && remaining !== null && asked && (
          <span className={styles.attempts}>
            {t('play.quest.attempt', { n: Math.min(attempts - remaining + 1, attempts), all: attempts })}
          </span>
        )}
      </div>
      <h2 id={title}>{quest.name}</h2>
      {quest.description !== '' && <RichText html={quest.description} />}
      {reward !== undefined && <Reward points={reward} />}
      {used && (
        <p className={styles.used} role="status">
          {t('problem.no_attempts_left')}
        </p>
      )}
      {asked && closed !== undefined && <p className={styles.closed}>{closed}</p>}
      {asked && (
        <Activity mode={closed === undefined ? 'visible' : 'hidden'}>
          <QuestForm key={JSON.stringify(quest.task)} quest={quest} submission={submission} />
        </Activity>
      )}
      <Announce>{reward === undefined ? '' : t('play.quest.right', { count: reward })}</Announce>
    </Card>
  );
}
