import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { poisTexts } from '#i18n/pois.ts';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { useJoinPage, usePageForms } from '#shell/poi-page/page-forms.tsx';
import { showInPoi } from '#shell/poi-page/poi-tasks.ts';
import { to } from '#to.ts';
import { type Sentence, sentenceChange, sentenceOf } from './sentence.ts';

/** What opens a poi as one form, saved by one call. `chain`: names of the pois that would wait for each other. */
export function useSentenceForm(poi: ManagedPoi) {
  const { t } = useTranslation(poisTexts);
  const client = useQueryClient();
  const { done, reread } = usePageForms();
  const [chain, setChain] = useState('');
  const exploration = poi.Exploration.slug;
  const form = useRecordForm({
    stored: poi,
    valuesOf: (record: ManagedPoi | undefined): Sentence => sentenceOf(record ?? poi),
    page: () => to.prerequisites({ exploration, poi: `#${poi.id}` }),
    parts: {
      record: {
        save({ record, values, read, act }) {
          const body = sentenceChange(read, values);
          if (!record || !body) return undefined;
          return () => act(routes.qualifiers.change, { params: { poi_id: record.id }, body });
        },
      },
    },
    onSaved(saved, refusal = 'update') {
      const { UnlockPrerequisites, Conditions, unlock_mode } = saved;
      showInPoi(client, saved.id, () => ({ UnlockPrerequisites, Conditions, unlock_mode }));
      done({ alert: refusal, place: { prerequisite: undefined } });
    },
    reload: reread,
    refusedOf({ code, params }: ApiProblem) {
      if (code !== 'cyclic_conditions') return {};
      setChain(typeof params.chain === 'string' ? params.chain : '');
      return { clauses: 'form.error.refused' };
    },
  });
  useJoinPage({ id: 'conditions', rank: 1, name: t('prerequisite.row') }, form);
  return { ...form, chain };
}
