import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { call } from '@puzzle-runs/web/api.ts';
import type { Refusal } from '@puzzle-runs/web/api-problem.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { runChanged } from '#shell/managed-run.ts';
import { useSave } from '#shell/use-save.ts';
import { to } from '#to.ts';

/** Why a file did not become a run: every mistake in it, none at all for one that is no JSON. */
export interface BadFile {
  name: string;
  mistakes: readonly Refusal[];
}

function documentIn(text: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a run out of a file; it is a draft, whatever the file says. */
export function useRunImport() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [bad, setBad] = useState<BadFile>();
  const save = useSave({
    send: ({ body }: { name: string; body: Record<string, unknown> }) =>
      call(routes.managedExplorations.readFile, { headers: session.accountHeaders(), body }),
    onDone(run) {
      runChanged(client, run);
      void navigate(withAlert(to.run({ exploration: run.slug }), 'create'));
    },
    onRefused({ refusals }, { name }) {
      const mistakes = refusals.filter(({ path }) => path !== undefined);
      if (mistakes.length > 0) setBad({ name, mistakes });
      return mistakes.length > 0;
    },
  });

  return {
    bad,
    busy: save.isPending,
    async read(file: File) {
      setBad(undefined);
      const body = documentIn(await file.text());
      if (body) save.mutate({ name: file.name, body });
      else setBad({ name: file.name, mistakes: [] });
    },
  };
}
