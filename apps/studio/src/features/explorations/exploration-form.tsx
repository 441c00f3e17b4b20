import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountCall } from '#shell/account-call.ts';
import { explorationQuery, updateExplorationCache } from '#shell/exploration-query.ts';
import { fetchAgain } from '#shell/fetch-again.ts';
import { changedValues } from '#shell/form/field-changes.ts';
import { useGoOn } from '#shell/form/leaving/use-go-on.ts';
import { RecordForm } from '#shell/form/record-form.tsx';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { to } from '#to.ts';
import { ExplorationFields } from './exploration-fields.tsx';
import { checkExploration, explorationBody, explorationValues } from './exploration-values.ts';

/** Creates or changes an exploration. */
export function ExplorationForm({ exploration }: { exploration?: ManagedExploration }) {
  const goOn = useGoOn();
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const language = currentLanguage(i18n);
  const form = useRecordForm({
    stored: exploration,
    valuesOf: (record) => explorationValues(record, language),
    page: (record) => (record ? to.exploration({ exploration: record.slug }) : to.newExploration()),
    parts: {
      record: {
        check: checkExploration,
        save({ record, values, read, readAt, act }) {
          const sent = explorationBody(values);
          if (!record) return () => act(routes.managedExplorations.create, { body: sent });
          const changes = changedValues(sent, explorationBody(read));
          const params = { exploration_id: record.id };
          const body = { ...changes, updated_at: readAt };
          return changes && (() => accountCall(routes.managedExplorations.change, { params, body }));
        },
      },
    },
    onSaved(saved) {
      updateExplorationCache(client, saved);
      void goOn(to.exploration({ exploration: saved.slug }), { alert: exploration ? 'update' : 'create' });
    },
    reload: () => fetchAgain(client, explorationQuery(exploration?.slug ?? '')),
    unchanged: 'nochange1',
  });
  return (
    <RecordForm form={form}>
      <ExplorationFields form={form} stored={exploration} />
    </RecordForm>
  );
}
