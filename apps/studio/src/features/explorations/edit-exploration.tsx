import { ActionIcon } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { runTexts } from '#i18n/run.ts';
import { TrialMenu } from '#preview/trial-menu.tsx';
import { trailQuery } from '#shell/exploration-query.ts';
import { FormGuards } from '#shell/form/form-guards.tsx';
import { PageSave } from '#shell/form/page-save.tsx';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { Form } from '#ui/form.tsx';
import styles from './edit-exploration.module.css';
import { PublishPanel } from './publish-panel.tsx';
import { isRunRow, type RunRow, rowOf } from './row-fields.ts';
import { RunRows } from './run-rows.tsx';
import { useExplorationForm } from './use-exploration-form.ts';

/** Page of a stored exploration: its settings as closed rows, beside the checklist with the next step. */
export function EditExploration({ exploration }: { exploration: ManagedExploration }) {
  const { t } = useTranslation(runTexts);
  const id = useId();
  const form = useExplorationForm(exploration);
  const { data: trail } = useQuery(trailQuery(exploration.slug));
  const wrong = rowOf(Object.keys(form.errors)[0]);
  const { opened, open, openAgain } = useOpenRow(wrong);
  const { busy, changed, onSubmit } = form.parts.record;
  const save = { form: id, changed, busy };

  /** A field that is wrong may be in a closed row, which then opens, also at the second attempt. */
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    openAgain();
    onSubmit(event);
  }

  const { postal_code, PostalCodeCoordinate: place } = exploration;
  const facts = [
    [postal_code, place?.name].filter(Boolean).join(' '),
    ...(trail
      ? [
          t('explorations.count.pois', { count: trail.Pois.length }),
          t('explorations.count.tasks', { count: sumOf(trail.Pois, 'task_count') }),
          t('explorations.count.points', { points: exploration.pointsToEarn }),
        ]
      : []),
  ];
  return (
    <>
      <RunHeader
        exploration={exploration}
        facts={facts.join(' · ')}
        beside={
          <ActionIcon
            variant="subtle"
            size="var(--target)"
            aria-label={t('explorations.row.name.change')}
            aria-expanded={opened === 'name'}
            onClick={() => open('name')}
          >
            <IconPencil aria-hidden="true" size={20} />
          </ActionIcon>
        }
        actions={
          <>
            <PageSave at="top" {...save} />
            <TrialMenu exploration={exploration} />
          </>
        }
      />
      <div className={styles.page}>
        <aside className={styles.side}>
          <PageBoundary>
            <PublishPanel exploration={exploration} />
          </PageBoundary>
        </aside>
        <Form id={id} aria-label={t('explorations.form')} className={styles.form} onSubmit={submit}>
          <FormGuards form={form} />
          <RunRows form={form} exploration={exploration} trail={trail} opened={opened} onOpen={open} />
          <PageSave at="bottom" {...save} />
        </Form>
      </div>
    </>
  );
}

function sumOf<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}

/**
 * The open row: the one that the creator opened, that a link names (`?open=…`), or that holds the first mistake of an
 * attempt to save.
 */
function useOpenRow(wrong: RunRow | undefined) {
  const { key, search, state } = useLocation();
  const linked = new URLSearchParams(search).get('open');
  const [opened, setOpened] = useState<RunRow | null>(null);
  const [seen, setSeen] = useState({ key: '', wrong });
  if (seen.key !== key || seen.wrong !== wrong) {
    setSeen({ key, wrong });
    const isFollowed = seen.key !== key && !state?.alerted;
    if (wrong !== undefined && seen.wrong !== wrong) setOpened(wrong);
    else if (isFollowed && isRunRow(linked)) setOpened(linked);
  }
  return {
    opened,
    /** Opens a row, or closes it. */
    open: (row: RunRow) => setOpened(row === opened ? null : row),
    /** Lets the same mistake open its row once more. */
    openAgain: () => setSeen({ key, wrong: undefined }),
  };
}
