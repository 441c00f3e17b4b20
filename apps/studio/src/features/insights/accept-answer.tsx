import { Button, Modal } from '@mantine/core';
import type { Insights, WrongAnswer } from '@puzzle-runs/contract/management/insights.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statisticTexts } from '#i18n/statistic.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import styles from './insights.module.css';

interface Props {
  answer: WrongAnswer & { task: Insights['tasks'][number] };
  /** The answer is right from now on. */
  onAccepted?: () => void;
  onClose: () => void;
}

/** Asks whether the players who gave the answer also get the quest and its points. */
export function AcceptAnswer({ answer: { task, task_id, text, participations }, onAccepted, onClose }: Props) {
  const { t } = useTranslation(statisticTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const save = useSave({
    send: (recalculate: boolean, act) =>
      act(routes.managedInsights.acceptWrongAnswer, {
        params: { poi_id: task.poi_id, task_id },
        body: { text, recalculate },
      }),
    onDone() {
      for (const { path } of [routes.managedInsights.wrongAnswers, routes.managedInsights.read])
        void client.invalidateQueries({ queryKey: [path] });
      showAlert('update');
      onAccepted?.();
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('insights.wrong.dialog', { text })}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
      centered
    >
      <div className={styles.dialog}>
        <p>{t('insights.wrong.dialog.text', { task: task.name, count: participations })}</p>
        <Button loading={save.isPending && save.variables} disabled={save.isPending} onClick={() => save.mutate(true)}>
          {t('insights.wrong.withPoints')}
        </Button>
        <Button
          variant="outline"
          loading={save.isPending && !save.variables}
          disabled={save.isPending}
          onClick={() => save.mutate(false)}
        >
          {t('insights.wrong.withoutPoints')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('insights.wrong.cancel')}
        </Button>
      </div>
    </Modal>
  );
}
