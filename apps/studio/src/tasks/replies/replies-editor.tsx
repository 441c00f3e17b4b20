import { ActionIcon, Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { REPLIES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { mayReply, repliesIn, replyMistakes, withReplies } from '@puzzle-runs/domain/tasks/replies.ts';
import type { Reply } from '@puzzle-runs/domain/tasks/task-kind.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { ANSWER_MAX, REPLY_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { IconMessageReport, IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import styles from './replies-editor.module.css';

interface Props<K extends TaskType> {
  type: K;
  content: TaskContents[K];
  onContent: (content: TaskContents[K]) => void;
  /** Whether attempts are limited; only then a reply may save one. */
  limited: boolean;
  /** Whether the content was refused because of its replies: then each wrong one says why. */
  refused: boolean;
}

/** Replies to expected wrong answers, below the right ones: one line while there are none. */
export function RepliesEditor<K extends TaskType>({ type, content, onContent, limited, refused }: Props<K>) {
  const { t } = useTranslation(tasksTexts);
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) list.current?.lastElementChild?.querySelector('input')?.focus();
  }, [added]);
  const replies = repliesIn(content);
  if (!mayReply(type)) return null;
  const change = (next: readonly Reply[]) => onContent(withReplies(content, next));
  const mistakes = refused ? replyMistakes(type, content) : [];

  /** Removes a reply and moves the focus to the next one, or to the button that adds one. */
  function remove(index: number) {
    flushSync(() => change(replies.toSpliced(index, 1)));
    const next = list.current?.children[index]?.querySelector('input') ?? add.current;
    next?.focus();
  }

  function errorsAt(index: number) {
    const mistakeOf = (field: string) => mistakes.find(({ path }) => path[1] === index && path[2] === field);
    const wrong = mistakeOf('answer');
    return {
      answer: wrong && t(`task.reply.error.${wrong.code}`),
      reply: mistakeOf('reply') && t('task.reply.error.blank'),
    };
  }

  return (
    <div className={styles.replies}>
      {replies.length > 0 && (
        <ul ref={list} aria-label={t('task.replies')}>
          {replies.map((reply, index) => (
            <ReplyRow
              // A new reply has no id yet; rows only leave from the list by their own button.
              key={reply.id || `new ${index}`}
              type={type}
              reply={reply}
              errors={errorsAt(index)}
              limited={limited}
              onChange={(changed) => change(replies.with(index, changed))}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      {replies.length < REPLIES_MAX && (
        <Button
          ref={add}
          variant="subtle"
          className={styles.add ?? ''}
          leftSection={<IconPlus aria-hidden="true" size={20} />}
          onClick={() => {
            setAdded(added + 1);
            change([...replies, { id: 0, answer: '', reply: '' }]);
          }}
        >
          {t('task.reply.add')}
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  type: TaskType;
  reply: Reply;
  errors: { answer: string | undefined; reply: string | undefined };
  limited: boolean;
  onChange: (reply: Reply) => void;
  onRemove: () => void;
}

function ReplyRow({ type, reply, errors, limited, onChange, onRemove }: RowProps) {
  const { t } = useTranslation(tasksTexts);
  return (
    <li className={styles.reply}>
      <IconMessageReport aria-hidden="true" size={20} className={styles.icon ?? ''} />
      <div className={styles.fields}>
        <TextInput
          label={t('task.reply.answer')}
          description={type === 'cloze' && t('task.reply.answer.cloze')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          inputMode={type === 'guess_number' ? 'numeric' : 'text'}
          maxLength={ANSWER_MAX}
          value={reply.answer}
          error={errors.answer}
          onChange={({ target }) => onChange({ ...reply, answer: target.value })}
          onKeyDown={keepForm}
        />
        <Textarea
          className={styles.text ?? ''}
          label={t('task.reply.text')}
          autosize
          minRows={1}
          maxLength={REPLY_MAX}
          value={reply.reply}
          error={errors.reply}
          onChange={({ target }) => onChange({ ...reply, reply: target.value })}
        />
        {limited && (
          <Checkbox
            className={styles.free ?? ''}
            label={t('task.reply.free')}
            checked={reply.free ?? false}
            onChange={({ target: { checked } }) => onChange({ ...reply, free: checked || undefined })}
          />
        )}
      </div>
      <ActionIcon
        variant="subtle"
        size="var(--target)"
        aria-label={t('task.reply.remove', { text: reply.answer })}
        onClick={onRemove}
      >
        <IconX aria-hidden="true" size={20} />
      </ActionIcon>
    </li>
  );
}

/** Enter in a field does not submit the form around it. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
