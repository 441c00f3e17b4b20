import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import { OptionTiles } from '#tasks/editor/option-tiles.tsx';
import { KINDS } from '#tasks/task-kinds.ts';
import styles from './task-kind-field.module.css';
import type { TaskValues } from './task-values.ts';

type Kind = TaskValues['task_type'];

interface Props {
  value: Kind;
  /** Whether quests may ask for photos: a run for pupils allows them only when its creator switches them on. */
  photos: boolean;
  /** Changes the kind of a new task; undefined for a stored task, which keeps its kind. */
  onKind: ((kind: Kind) => void) | undefined;
  /** Restores the input that the last change of the kind removed; undefined if there was no input. */
  onRestore: (() => void) | undefined;
}

/** Kind of a task. Another kind resets the form, and a button restores the input. */
export function TaskKindField({ value, photos, onKind, onRestore }: Props) {
  const { t } = useTranslation(tasksTexts);
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => kind !== 'photo' || photos || value === 'photo');
  return (
    <div>
      <OptionTiles
        label={t('task.kind')}
        hint={onKind ? t('task.kind.hint') : undefined}
        options={kinds.map((kind) => ({
          value: kind,
          label: t(`task.kind.${kind}`),
          Icon: KINDS[kind].Icon,
        }))}
        value={value}
        onChange={(kind) => onKind?.(kind)}
        fixed={!onKind}
      />
      <div className={styles.restore} role="status">
        {onRestore && (
          <>
            <span>{t('task.kind.cleared')}</span>
            <Button variant="outline" onClick={onRestore}>
              {t('task.kind.restore')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
