import { Button, Checkbox, Modal, Textarea } from '@mantine/core';
import type { Insights, WrongAnswer } from '@puzzle-runs/contract/management/insights.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { REPLY_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { Form } from '#ui/form.tsx';
import styles from './insights.module.css';

interface Props {
  answer: WrongAnswer & { task: Insights['tasks'][number] };
  onClose: () => void;
}

/** Writes what players are told after a frequent wrong answer. */
export function ReplyToAnswer({ answer: { task, task_id, text, reply: before, free: wasFree }, onClose }: Props) {
  const { t } = useTranslation(statisticTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const [reply, setReply] = useState(before ?? '');
  const [free, setFree] = useState(wasFree ?? false);
  const [missing, setMissing] = useState(false);
  const save = useSave({
    send: (_: undefined, act) =>
      act(routes.managedInsights.replyToAnswer, {
        params: { poi_id: task.poi_id, task_id },
        body: { text, reply, free },
      }),
    onDone() {
      void client.invalidateQueries({ queryKey: [routes.managedInsights.wrongAnswers.path] });
      showAlert('update');
      onClose();
    },
  });

  function send() {
    setMissing(isBlank(reply));
    if (!isBlank(reply)) save.mutate(undefined);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('insights.wrong.reply.dialog', { text })}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
      centered
    >
      <Form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Textarea
          label={t('insights.wrong.reply.label')}
          description={t('insights.wrong.reply.hint', { task: task.name })}
          data-autofocus
          autosize
          minRows={2}
          maxLength={REPLY_MAX}
          value={reply}
          error={missing && t('insights.wrong.reply.missing')}
          onChange={({ target }) => setReply(target.value)}
        />
        {task.attempts !== null && (
          <Checkbox
            label={t('insights.wrong.reply.free')}
            checked={free}
            onChange={({ target }) => setFree(target.checked)}
          />
        )}
        <Button type="submit" loading={save.isPending}>
          {t('insights.wrong.reply.save')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('insights.wrong.cancel')}
        </Button>
      </Form>
    </Modal>
  );
}
