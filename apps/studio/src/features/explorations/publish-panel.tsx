import { Button } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { Visibility } from '@puzzle-runs/domain/exploration/access-code.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSettling } from '@puzzle-runs/web/ui/use-settling.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { runTexts } from '#i18n/run.ts';
import { accountCall, accountQuery } from '#shell/account-call.ts';
import { updateExplorationCache } from '#shell/exploration-query.ts';
import { ConfirmDialog } from '#shell/form/confirm-dialog.tsx';
import { useSave } from '#shell/form/use-save.ts';
import { PlayingNote, usePlayersSentence } from '#shell/playing-note.tsx';
import { to } from '#to.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { WhoFindsIt } from './access-field.tsx';
import { Checklist } from './checklist.tsx';
import { ExplorationState } from './exploration-state.tsx';
import { nextStepOf } from './next-step.ts';
import styles from './publish-panel.module.css';

/**
 * State and checklist of an exploration. Its button is the next step: the first fault, publishing for everybody or only
 * with the link, or sharing.
 */
export function PublishPanel({ exploration }: { exploration: ManagedExploration }) {
  const { id, slug, published, code } = exploration;
  const { t } = useTranslation(runTexts);
  const client = useQueryClient();
  const of = { params: { exploration_id: id } };
  const asked = accountQuery(routes.managedExplorations.checklist, of);
  const { data: list } = useSuspenseQuery({ ...asked, staleTime: 0 });
  const [refused, setRefused] = useState(false);
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<Visibility>();
  const visibility = chosen ?? exploration.visibility;
  const found = visibility === 'public' && code !== null ? 'code' : visibility;
  const players = usePlayersSentence(id);
  const settling = useSettling(published);
  const publish = useSave({
    send: () =>
      accountCall(routes.managedExplorations.publish, {
        ...of,
        body: published ? { published: false } : { published: true, visibility },
      }),
    onDone(exploration) {
      setRefused(false);
      setAsking(false);
      setChosen(undefined);
      updateExplorationCache(client, exploration);
    },
    onRefused({ code }) {
      if (code !== 'not_publishable') return false;
      setRefused(true);
      void client.invalidateQueries({ queryKey: asked.queryKey });
      return true;
    },
  });

  const step = nextStepOf(list.rows, slug);
  return (
    <Panel
      title={t('explorations.publish.title')}
      chip={<ExplorationState published={published} />}
      text={t(published ? `explorations.publish.seen.${exploration.visibility}` : 'explorations.publish.unseen')}
    >
      {list.count === 0 && <p className={styles.ready}>{t('explorations.check.none')}</p>}
      <Checklist rows={list.rows} slug={slug} />
      <FormNotice text={refused ? t('problem.not_publishable') : undefined} />
      {!published && step && (
        <>
          <Button component={Link} to={step.to} className={styles.step ?? ''}>
            {t(step.words, { name: step.name })}
          </Button>
          <p className={styles.after}>
            {step.left === 0 ? t('explorations.next.publish') : t('explorations.next.more', { count: step.left })}
          </p>
        </>
      )}
      {!published && !step && (
        <>
          <WhoFindsIt coded={code !== null} value={visibility} onChange={setChosen} />
          <Button
            loading={publish.isPending}
            aria-disabled={settling || undefined}
            onClick={() => publish.mutate(undefined)}
          >
            {t('explorations.publish.do')}
          </Button>
          <p className={styles.after}>{t(`explorations.found.${found}`)}</p>
        </>
      )}
      {published && (
        <>
          <Button
            component={Link}
            to={to.shareExploration({ exploration: slug })}
            onClick={(event) => settling && event.preventDefault()} // the second press of a double click on "publish"
          >
            {t('explorations.next.share')}
          </Button>
          <PlayingNote explorationId={id} meaning="playing.meaning.unpublish" />
          <Button
            variant="subtle"
            loading={publish.isPending}
            aria-disabled={settling || undefined}
            onClick={() => setAsking(true)}
          >
            {t('explorations.publish.undo')}
          </Button>
        </>
      )}
      <ConfirmDialog
        opened={asking}
        title={t('explorations.unpublish.title')}
        text={`${players} ${t(`explorations.unpublish.text.${exploration.visibility}`)}`}
        action={t('explorations.publish.undo')}
        busy={publish.isPending}
        onConfirm={() => publish.mutate(undefined)}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
