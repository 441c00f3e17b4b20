import { Checkbox } from '@mantine/core';
import { hasParts } from '@puzzle-runs/domain/tasks/partial-points.ts';
import { taskKind } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { HTML_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { tasksTexts } from '#i18n/tasks.ts';
import { editorUploads } from '#shell/upload/editor-uploads.ts';
import { GuessTextSettings } from '#tasks/guess-text/guess-text-settings.tsx';
import { SettingWord } from '#ui/setting-word.tsx';
import { AttemptsField, PointsField } from './task-facts.tsx';
import styles from './task-settings.module.css';
import type { TaskValues } from './task-values.ts';

interface Props {
  values: TaskValues;
  onChange: (values: TaskValues) => void;
  /** Value and error of the explanation. */
  explanation: Pick<ComponentProps<typeof RichTextEditor>, 'value' | 'error' | 'onChange'>;
  /** Whether changed points also count for those who have solved the task; undefined while they are unchanged. */
  recalculate?: { value: boolean; onChange: (value: boolean) => void };
  onPieces: () => void;
}

/** The settings of a task as one line of words, each of which opens its fields. */
export function TaskSettings({ values, onChange, explanation, recalculate, onPieces }: Props) {
  const { t } = useTranslation(tasksTexts);
  const [explains, setExplains] = useState(values.explanation !== '');
  const { points, attempts, task_type: kind, task, pieces = [] } = values;
  const hasAttempts = !taskKind(kind).isNeverWrong;
  return (
    <div className={styles.settings} role="group" aria-label={t('task.facts')}>
      <div className={styles.line}>
        <SettingWord word={t('task.pointsOf', { count: points })} label={t('task.points')} isSet={points > 0}>
          <PointsField value={points} onChange={(value) => onChange({ ...values, points: value })} />
          {recalculate && (
            <Checkbox
              label={t('task.recalculate')}
              description={t('task.recalculateHint')}
              checked={recalculate.value}
              onChange={({ target }) => recalculate.onChange(target.checked)}
            />
          )}
        </SettingWord>
        {hasAttempts && (
          <SettingWord
            word={attempts === null ? t('task.word.unlimited') : t('task.word.attempts', { count: attempts })}
            label={t('task.attempts')}
            isSet={attempts !== null}
          >
            <AttemptsField value={attempts} onChange={(value) => onChange({ ...values, attempts: value })} />
            {attempts !== null && hasParts(kind) && (
              <Checkbox
                label={t('task.partial')}
                description={t('task.partial.hint')}
                checked={values.partial}
                onChange={({ target }) => onChange({ ...values, partial: target.checked })}
              />
            )}
            {attempts !== null && (
              <Checkbox
                label={t('task.explainAfterAttempts')}
                description={t('task.explainAfterAttempts.hint')}
                checked={values.explain_after_attempts}
                onChange={({ target }) => onChange({ ...values, explain_after_attempts: target.checked })}
              />
            )}
          </SettingWord>
        )}
        <button
          type="button"
          className={styles.word}
          aria-expanded={explains}
          data-set={values.explanation !== '' || undefined}
          onClick={() => setExplains(!explains)}
        >
          {t(values.explanation === '' ? 'task.word.unexplained' : 'task.word.explained')}
        </button>
        {kind === 'guess_text' && (
          <SettingWord
            word={t(task.focus ? 'task.word.keywords' : `task.word.typos.${task.tolerance ?? 0}`)}
            label={t('task.guess_text.tolerance')}
            isSet={task.focus || task.case_sensitive || (task.tolerance ?? 0) > 0}
          >
            <GuessTextSettings
              content={task}
              onContent={(changed) => onChange({ ...values, task_type: kind, task: changed })}
            />
          </SettingWord>
        )}
        {pieces.length > 0 && (
          <button type="button" className={styles.word} data-set onClick={onPieces}>
            {t('task.pieces.count', { count: pieces.length })}
          </button>
        )}
      </div>
      {(explains || explanation.error !== undefined) && (
        <RichTextEditor
          label={t('task.explanation')}
          {...explanation}
          maxLength={HTML_MAX}
          quiet
          focused={values.explanation === ''}
          uploads={editorUploads}
        />
      )}
    </div>
  );
}
