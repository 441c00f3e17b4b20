import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { call } from '@puzzle-runs/web/api.ts';
import { failureCodeOf } from '@puzzle-runs/web/api-problem.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { drafts, session } from '@puzzle-runs/web/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { type AlertCode, alertFor } from '#shell/alerts.ts';
import { draftNameOf } from '#shell/form/use-draft.ts';
import type { RecordFormState } from '#shell/form/use-record-form.ts';
import { to } from '#to.ts';
import { battleChanged, managedBattle } from '../managed-battle.ts';
import { addPairs } from '../participants/pairs.ts';
import { type BattleValues, battleBody, battleValues } from './battle-values.ts';

/** Saves a battle with its new pairs. What could not be added to a new one waits on its page as a draft. */
export function useSaveBattle(
  battle: ManagedBattle | undefined,
  { form: { values }, readAt }: RecordFormState<ManagedBattle, BattleValues>,
) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const account = useAccount()?.name;
  const alert = useRef<AlertCode>('update');
  const read = (slug: string) => client.fetchQuery({ ...managedBattle(slug), staleTime: 0 });

  async function create(): Promise<ManagedBattle> {
    const body = battleBody(values) ?? {};
    const created = await call(routes.managedBattles.create, { headers: session.accountHeaders(), body });
    const { left, reason } = await addPairs(created.id, values.pairs ?? []);
    alert.current = left.length > 0 ? alertFor(failureCodeOf(reason)) : 'create';
    if (left.length > 0) {
      const fields = battleValues(created);
      const draft = { read: { at: created.updated_at, values: fields }, values: { ...fields, pairs: left } };
      drafts.keep(draftNameOf(account, to.battle({ battle: created.slug })), draft);
    }
    return values.pairs ? read(created.slug).catch(() => created) : created;
  }

  /** The pairs come first: sent again after a refusal of the fields, they do no harm. */
  async function change(before: ManagedBattle, changes: Partial<BattleValues>): Promise<ManagedBattle> {
    alert.current = 'update';
    const { left, reason } = await addPairs(before.id, changes.pairs ?? []);
    if (left.length > 0) throw reason;
    const body = battleBody(changes);
    if (!body) return read(before.slug);
    return call(routes.managedBattles.change, {
      headers: session.accountHeaders(),
      params: { battle_id: before.id },
      body: { ...body, updated_at: readAt },
    });
  }

  return {
    send: (changes: Partial<BattleValues>) => (battle ? change(battle, changes) : create()),
    done(saved: ManagedBattle) {
      battleChanged(client, saved);
      void navigate(withAlert(to.battle({ battle: saved.slug }), alert.current), { replace: true });
    },
  };
}
