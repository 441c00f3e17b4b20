import { Button, Checkbox, Modal } from '@mantine/core';
import { PIECES_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import { FormActions } from '#ui/form-actions.tsx';
import styles from './pieces-dialog.module.css';

interface Props {
  /** Slug of the run. */
  exploration: string;
  /** Id of the quest that has the pieces. */
  task: number;
  /** Ids of its pieces, in order. */
  pieces: readonly number[];
  onChange: (pieces: readonly number[]) => void;
  onClose: () => void;
}

/** Chooses the pieces of a quest among the other quests of the run, spot by spot. Each tick changes the form at once. */
export function PiecesDialog({ exploration, task, pieces, onChange, onClose }: Props) {
  const { t } = useTranslation(tasksTexts);
  const { data: trail, isError, refetch } = useQuery(trailQuery(exploration));
  const spots = (trail?.Pois ?? [])
    .map((poi) => ({ ...poi, Tasks: poi.Tasks.filter(({ id }) => id !== task) }))
    .filter(({ Tasks }) => Tasks.length > 0);
  const existing = new Set(spots.flatMap(({ Tasks }) => Tasks.map(({ id }) => id)));
  const chosen = pieces.filter((id) => existing.has(id));
  const isFull = chosen.length >= PIECES_MAX;

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('task.pieces.title')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      centered
    >
      <p>{t('task.pieces.text')}</p>
      {trail && spots.length === 0 && <p className={styles.none}>{t('task.pieces.none')}</p>}
      {!trail && isError && (
        <p className={styles.none} role="alert">
          {t('task.pieces.unread')}{' '}
          <Button variant="subtle" onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </p>
      )}
      {spots.map(({ id, position, name, Tasks }) => (
        <fieldset key={id} className={styles.spot}>
          <legend>{`${position}. ${name}`}</legend>
          {Tasks.map((quest) => (
            <Checkbox
              key={quest.id}
              className={styles.quest ?? ''}
              label={`${quest.position}. ${quest.name}`}
              checked={chosen.includes(quest.id)}
              disabled={isFull && !chosen.includes(quest.id)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...chosen, quest.id] : chosen.filter((piece) => piece !== quest.id))
              }
            />
          ))}
        </fieldset>
      ))}
      {isFull && <p role="status">{t('task.pieces.full', { max: PIECES_MAX })}</p>}
      <FormActions>
        <Button onClick={onClose}>{t('task.done')}</Button>
      </FormActions>
    </Modal>
  );
}
