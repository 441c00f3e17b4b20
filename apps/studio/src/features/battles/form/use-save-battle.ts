import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { drafts, session } from '@puzzle-runs/web/session/session.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { accountCall } from '#shell/account-call.ts';
import { type AlertCode, alertFor } from '#shell/alerts/alerts.ts';
import { draftNameOf } from '#shell/form/use-draft.ts';
import type { RecordFormState } from '#shell/form/use-record-form.ts';
import { to } from '#to.ts';
import { battleChanged, managedBattle } from '../managed-battle.ts';
import { addPairs, notIn, type Pair } from '../participants/pairs.ts';
import { type BattleValues, battleBody, battleValues } from './battle-values.ts';

/** Saves a battle with its new pairs. What could not be added stays in the form, or waits for the page of a new one, as a draft. */
export function useSaveBattle(
  battle: ManagedBattle | undefined,
  { form, readAt }: RecordFormState<ManagedBattle, BattleValues>,
) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const account = useAccount()?.name;
  const alert = useRef<AlertCode>('update');
  const refused = useRef<Pair[]>([]);
  const read = (slug: string) => client.fetchQuery({ ...managedBattle(slug), staleTime: 0 });
  const keep = (pairs: Pair[]) => form.setFieldValue('pairs', pairs.length > 0 ? pairs : null);

  async function create(): Promise<ManagedBattle> {
    const { values } = form;
    const created = await accountCall(routes.managedBattles.create, {
      body: battleBody(values) ?? {},
    });
    const { left, reason } = await addPairs(created.id, values.pairs ?? []);
    alert.current = alertOf(left, reason) ?? 'create';
    if (left.length > 0) {
      const fields = battleValues(created);
      const draft = { read: { at: created.updated_at, values: fields }, values: { ...fields, pairs: left } };
      drafts.keep(draftNameOf(account, to.battle({ battle: created.slug })), draft);
    }
    return values.pairs ? read(created.slug).catch(() => created) : created;
  }

  /** Adds pairs; those that are saved are shown as saved at once, whatever becomes of the rest. */
  async function savePairs({ id, slug }: ManagedBattle, pairs: readonly Pair[]): Promise<ManagedBattle> {
    const { left, reason } = await addPairs(id, pairs);
    if (reason) {
      keep(left);
      void read(slug).catch(() => undefined);
      throw reason;
    }
    const now = await read(slug);
    refused.current = notIn(now.Participants ?? [], left);
    keep(refused.current);
    return now;
  }

  async function change(before: ManagedBattle, changes: Partial<BattleValues>): Promise<ManagedBattle> {
    refused.current = [];
    const now = changes.pairs ? await savePairs(before, changes.pairs) : before;
    alert.current = alertOf(refused.current) ?? 'update';
    const body = battleBody(changes);
    if (!body) return now;
    return accountCall(routes.managedBattles.change, {
      params: { battle_id: before.id },
      body: { ...body, updated_at: readAt },
    });
  }

  return {
    send: (changes: Partial<BattleValues>) => (battle ? change(battle, changes) : create()),
    done(saved: ManagedBattle) {
      battleChanged(client, saved);
      void navigate(withAlert(to.battle({ battle: saved.slug }), alert.current), { replace: true });
      if (battle) keep(refused.current);
    },
  };
}

/** What to say of pairs that could not be added; undefined when there are none. */
function alertOf(left: readonly Pair[], reason?: unknown): AlertCode | undefined {
  if (left.length === 0) return undefined;
  return reason ? alertFor(failureCodeOf(reason)) : 'pairs_left';
}
