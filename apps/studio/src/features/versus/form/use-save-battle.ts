import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { call } from '@puzzle-runs/web/api.ts';
import { failureCodeOf } from '@puzzle-runs/web/api-problem.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { alertFor } from '#shell/alerts.ts';
import { refusedFields } from '#shell/form/refused-fields.ts';
import type { useRecordForm } from '#shell/form/use-record-form.ts';
import { useSave } from '#shell/use-save.ts';
import { useWordedErrors } from '#shell/use-worded-errors.ts';
import { to } from '#to.ts';
import { battleChanged, managedBattle } from '../managed-battle.ts';
import { addPairs } from '../participants/pairs.ts';
import type { usePairs } from '../participants/use-pairs.ts';
import { type BattleValues, battleBody } from './battle-values.ts';

interface Saving {
  battle: ManagedBattle | undefined;
  record: ReturnType<typeof useRecordForm<ManagedBattle, BattleValues>>;
  unsaved: ReturnType<typeof usePairs>;
  onConflict: () => true;
}

/** Saves the fields first, then the new pairs: those that cannot be added stay on the screen as unsaved ones. */
export function useSaveBattle({ battle, record, unsaved, onConflict }: Saving) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const worded = useWordedErrors();
  const { form, readAt } = record;

  async function saveFields(changes: Partial<BattleValues> | undefined): Promise<ManagedBattle> {
    const headers = session.accountHeaders();
    if (!battle) return call(routes.managedBattles.create, { headers, body: battleBody(form.values) });
    if (!changes) return battle;
    const params = { battle_id: battle.id };
    return call(routes.managedBattles.change, {
      headers,
      params,
      body: { ...battleBody(changes), updated_at: readAt },
    });
  }

  return useSave({
    async send(changes: Partial<BattleValues> | undefined) {
      const saved = await saveFields(changes);
      const { left, reason } = await addPairs(saved.id, unsaved.pairs);
      if (unsaved.pairs.length === 0) return { saved, left, reason };
      // Read with its new participants; where even that fails, the fields are saved all the same.
      const read = client.fetchQuery({ ...managedBattle(saved.slug), staleTime: 0 });
      return { saved: await read.catch(() => saved), left, reason };
    },
    onDone({ saved, left, reason }) {
      unsaved.setPairs(left);
      record.accept(saved);
      battleChanged(client, saved);
      const done = battle ? 'update' : 'create';
      const alert = left.length > 0 ? alertFor(failureCodeOf(reason)) : done;
      const state = { pairs: left };
      void navigate(withAlert(to.battle({ battle: saved.slug }), alert), { replace: true, state });
    },
    onRefused(problem) {
      if (problem.code === 'conflict') return onConflict();
      const errors = worded(refusedFields(problem, form.values));
      form.setErrors(errors);
      record.focusFirst(errors);
      return problem.code !== 'missing' && Object.keys(errors).length > 0;
    },
  });
}
