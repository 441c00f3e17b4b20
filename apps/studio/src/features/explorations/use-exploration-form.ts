import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { runTexts } from '#i18n/run.ts';
import { accountCall } from '#shell/account-call.ts';
import { explorationQuery, updateExplorationCache } from '#shell/exploration-query.ts';
import { fetchAgain } from '#shell/fetch-again.ts';
import { changedValues } from '#shell/form/field-changes.ts';
import { useGoOn } from '#shell/form/leaving/use-go-on.ts';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { to } from '#to.ts';
import { checkExploration, explorationBody, explorationValues } from './exploration-values.ts';

/** Form that creates or changes an exploration. */
export function useExplorationForm(exploration?: ManagedExploration) {
  const goOn = useGoOn();
  const client = useQueryClient();
  const { t, i18n } = useTranslation(runTexts);
  const language = currentLanguage(i18n);
  return useRecordForm({
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
      const at = { exploration: saved.slug };
      const next = { to: to.newPoi(at), label: t('explorations.next.no_poi') };
      void goOn(to.exploration(at), exploration ? { alert: 'update' } : { alert: 'create', state: { next } });
    },
    reload: () => fetchAgain(client, explorationQuery(exploration?.slug ?? '')),
    unchanged: 'nochange1',
  });
}

export type ExplorationFormState = ReturnType<typeof useExplorationForm>;
