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
  onKind: (kind: Kind) => void;
  /** Restores the answers that the last change of the kind removed; undefined if there were none. */
  onRestore: (() => void) | undefined;
}

/** Kind of a new task. Another kind begins with empty answers, and a button brings the others back. */
export function TaskKindField({ value, photos, onKind, onRestore }: Props) {
  const { t } = useTranslation(tasksTexts);
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => kind !== 'photo' || photos || value === 'photo');
  return (
    <div>
      <OptionTiles
        label={t('task.kind')}
        options={kinds.map((kind) => ({
          value: kind,
          label: t(`task.kind.${kind}`),
          Icon: KINDS[kind].Icon,
        }))}
        value={value}
        onChange={onKind}
        asRow
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

/** Kind of a stored task, which stays. */
export function KindChip({ kind }: { kind: Kind }) {
  const { t } = useTranslation(tasksTexts);
  const { Icon } = KINDS[kind];
  return (
    <p className={styles.chip}>
      <Icon aria-hidden="true" size={20} />
      {t(`task.kind.${kind}`)}
    </p>
  );
}
