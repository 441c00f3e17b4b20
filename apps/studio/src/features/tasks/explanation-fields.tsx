import { Button, Checkbox } from '@mantine/core';
import { hasParts } from '@puzzle-runs/domain/tasks/partial-points.ts';
import { HTML_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import { tasksTexts } from '#i18n/tasks.ts';
import { editorUploads } from '#shell/upload/editor-uploads.ts';
import type { TaskValues } from './task-values.ts';

interface Props {
  values: TaskValues;
  onChange: (values: TaskValues) => void;
  /** Value and error of the explanation. */
  field: Pick<ComponentProps<typeof RichTextEditor>, 'value' | 'onChange' | 'error'>;
}

/** Fields for the explanation after the answer. The editor opens on demand, because most tasks have no explanation. */
export function ExplanationFields({ values, onChange, field }: Props) {
  const { t } = useTranslation(tasksTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      {open || values.explanation !== '' ? (
        <RichTextEditor label={t('task.explanation')} {...field} maxLength={HTML_MAX} uploads={editorUploads} />
      ) : (
        <div>
          <Button
            variant="outline"
            leftSection={<IconPlus aria-hidden="true" size={20} />}
            onClick={() => setOpen(true)}
          >
            {t('task.explanation.add')}
          </Button>
        </div>
      )}
      {values.attempts !== null && hasParts(values.task_type) && (
        <Checkbox
          label={t('task.partial')}
          description={t('task.partial.hint')}
          checked={values.partial}
          onChange={({ target }) => onChange({ ...values, partial: target.checked })}
        />
      )}
      {values.attempts !== null && (
        <Checkbox
          label={t('task.explainAfterAttempts')}
          description={t('task.explainAfterAttempts.hint')}
          checked={values.explain_after_attempts}
          onChange={({ target }) => onChange({ ...values, explain_after_attempts: target.checked })}
        />
      )}
    </>
  );
}
