import { IconStarFilled } from '@tabler/icons-react';
import { Activity, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useContentLanguage } from '../i18n/content-language.ts';
import { taskTexts } from '../i18n/task.ts';
import { LoadBoundary } from '../on-demand/load-boundary.tsx';
import { Nothing, onDemand } from '../on-demand/on-demand.tsx';
import { taskAnchor } from '../session/trial-address.ts';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { useSettling } from '../ui/use-settling.ts';
import type { FormKind } from './answer-form.ts';
import { ReplyText } from './reply-text.tsx';
import { playedKindKey, type Task, type TaskMemory, type TaskSubmission } from './task.ts';
import styles from './task-card.module.css';
import { TaskForm } from './task-form.tsx';
import { useProblemMessage } from './use-problem-message.ts';
import { useResultInView } from './use-result-in-view.ts';

/** Loaded with the first answer that has an explanation or a solution; the game goes on without it. */
const AfterAnswer = onDemand(() => import('./after-answer.tsx').then((file) => file.AfterAnswer), { onFail: Nothing });

interface Props {
  task: Task;
  /** Judges the answers: the API of a game, or the engine in the browser. */
  submission: TaskSubmission;
  /** Why no answer is accepted now; hides the form and keeps what was entered. */
  closed?: string | undefined;
  /** The answer waits to be sent: shown instead of the form, which keeps what was entered. */
  waiting?: ReactNode;
  memory?: TaskMemory | undefined;
  /** Input and state of a photo task; replaces the form. */
  photo?: ReactNode;
  /** Below the points of a solved task: what it has opened. */
  news?: ReactNode;
  /** Shown last, such as a way to report the task. */
  footer?: ReactNode;
  /** Replaces the message of the last refusal. */
  refusal?: string | undefined;
  /** Of a task among others, of which one is open; the others are lines. */
  fold?: TaskFold | undefined;
}

export interface TaskFold {
  isOpen: boolean;
  /** On the line, in place of the points. */
  note?: string | undefined;
  onOpen: () => void;
}

/** A task with its input; a ribbon replaces the input once it is solved. Folded, it keeps what was entered. */
export function TaskCard({ task, submission, closed, waiting, memory, photo, news, footer, refusal, fold }: Props) {
  const { t } = useTranslation(taskTexts);
  const problemMessage = useProblemMessage();
  const language = useContentLanguage();
  const title = useId();
  const { remaining_attempts: remaining, progressed } = task;
  const exhausted = remaining === 0 && !progressed;
  const isOpen = !progressed && !exhausted;
  const isForm = isOpen && !photo && !waiting;
  const part = useResultInView({ isForm, isComplete: Boolean(waiting) || !submission.isPending, submission });
  const isFolded = fold !== undefined && !fold.isOpen;
  // The second press of a double tap on the line must not reach an answer.
  const isSettling = useSettling(isFolded);
  const wrong = submission.error?.code === 'wrong_answer';
  const { data } = submission;
  // A photo that waits for its verdict brings no points with the answer.
  const isReward = progressed && data?.progress_type === 'task' && data.state === 'solved';
  const reward = isReward ? data.points : undefined;
  const isDecision = task.task_type === 'decision';
  const isOnlyDecided = isDecision && reward === 0;
  const reaction = 'reaction' in task && typeof task.reaction === 'string' ? task.reaction : null;

  /** A decision is neither right nor wrong. */
  function rewardText() {
    return isDecision ? t('play.task.decided') : t('play.task.right', { count: reward ?? 0 });
  }

  return (
    <Card
      as="article"
      id={taskAnchor(task.id)}
      tone={fold?.isOpen && !progressed ? 'current' : 'plain'}
      className={classNames(styles.task, progressed && styles.solved, isFolded && styles.folded)}
      aria-labelledby={title}
    >
      {progressed && <Ribbon>{t(isDecision ? 'play.task.decided' : 'play.task.solved')}</Ribbon>}
      <div ref={part} className={styles.facts}>
        {isFolded && !progressed && (fold.note ?? (hasPoints(task) && t('play.points', { count: task.points })))}
        {!isFolded && <Facts task={task} isOpen={isOpen} />}
      </div>
      <h2 id={title} tabIndex={fold && -1} {...language}>
        {isFolded ? (
          <button type="button" className={styles.opener} aria-expanded={false} onClick={fold.onOpen}>
            {task.name}
          </button>
        ) : (
          task.name
        )}
      </h2>
      <div className={styles.body} hidden={isFolded} inert={isSettling}>
        {task.partial && isOpen && <p className={styles.used}>{t('play.task.partial')}</p>}
        {task.description !== '' && <RichText html={task.description} />}
        {reward !== undefined && !isOnlyDecided && (
          <Result className={styles.reward}>
            <IconStarFilled aria-hidden size={20} />
            {t('play.task.reward', { count: reward })}
          </Result>
        )}
        {progressed && !isDecision && news}
        {progressed && memory?.given && (
          <Given isResult={isOnlyDecided}>
            {t(isDecision ? 'play.task.chosen' : 'play.task.given')} <strong {...language}>{memory.given}</strong>
          </Given>
        )}
        {progressed && submission.error && (
          <p className={styles.used} role="alert">
            {refusal ?? problemMessage(submission.error)}
          </p>
        )}
        {exhausted && (
          <div className={styles.notice} role="status" data-result>
            <p className={styles.used}>{t(wrong ? 'play.task.wrongLast' : 'problem.no_attempts_left')}</p>
            <ReplyText submission={submission} memory={memory} />
          </div>
        )}
        {(reaction || task.explanation !== null || task.revealed_answer !== null || task.partial_points > 0) && (
          <Suspense>
            <AfterAnswer task={task} reaction={reaction} />
          </Suspense>
        )}
        {progressed && isDecision && news}
        {isOpen && closed !== undefined && <p className={styles.closed}>{closed}</p>}
        {(isOpen || photo) && waiting}
        {photo}
        {isOpen && !photo && (
          <Activity mode={closed === undefined && !waiting ? 'visible' : 'hidden'}>
            {/* Around the whole form, so that nothing is sent before its field is on the screen. */}
            <LoadBoundary>
              <TaskForm
                key={JSON.stringify(task.task)}
                task={task as Task<FormKind>}
                submission={submission}
                memory={memory}
                refusal={refusal}
              />
            </LoadBoundary>
          </Activity>
        )}
        {footer}
      </div>
      <LiveRegion>{reward === undefined ? '' : rewardText()}</LiveRegion>
    </Card>
  );
}

/** A decision mostly brings none. */
function hasPoints({ task_type, points }: Task): boolean {
  return task_type !== 'decision' || points > 0;
}

/** Kind, points and attempts of a task. */
function Facts({ task, isOpen }: { task: Task; isOpen: boolean }) {
  const { t } = useTranslation(taskTexts);
  const { attempts, remaining_attempts: remaining, progressed } = task;
  return (
    <>
      <Chip>{t(playedKindKey(task))}</Chip>
      {(remaining !== 0 || progressed) && hasPoints(task) && (
        <Chip tone="sun" icon={<IconStarFilled aria-hidden size={14} />}>
          {t('play.points', { count: task.points })}
        </Chip>
      )}
      {attempts !== null && remaining !== null && isOpen && (
        <span className={styles.attempts}>{t('play.task.attempts', { n: remaining, count: attempts })}</span>
      )}
    </>
  );
}

/** The answer that solved the task; `isResult`: nothing else shows that it has just done so. */
function Given({ isResult, children }: { isResult: boolean; children: ReactNode }) {
  if (isResult) return <Result className={styles.given}>{children}</Result>;
  return <p className={styles.given}>{children}</p>;
}

/**
 * What a right answer has brought. Takes the focus if the button that had it has disappeared with the input, also from the
 * quest, to which `keepFocus` gives it in a slow moment; a player may be at another quest when the answer arrives late.
 */
function Result({ className, children }: { className: string | undefined; children: ReactNode }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const quest = message.current?.closest('article');
    const { activeElement: focused } = document;
    if (focused === document.body || focused === quest) message.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={message} className={className} tabIndex={-1} data-result>
      {children}
    </p>
  );
}

/** A ribbon across the upper right corner of its frame, which must be `position: relative`. */
function Ribbon({ children }: { children: string }) {
  return (
    <div className={styles.ribbon}>
      <span>{children}</span>
    </div>
  );
}
