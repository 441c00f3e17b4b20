import { RUN_FILE_BYTES_MAX } from '@puzzle-runs/domain/limits.ts';
import type { Refusal } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountUpload } from '#shell/account-call.ts';
import { updateExplorationCache } from '#shell/exploration-query.ts';
import { useSave } from '#shell/form/use-save.ts';
import { useUploadProgress } from '#shell/form/use-upload-progress.ts';
import { to } from '#to.ts';

/** Why a file did not become a run: it is no JSON, or larger than any run, or has these mistakes. */
export interface BadFile {
  name: string;
  why: 'unreadable' | 'tooLarge' | readonly Refusal[];
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
export function useExplorationImport() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [bad, setBad] = useState<BadFile>();
  const { part, follow } = useUploadProgress();
  const save = useSave({
    send: ({ body }: { name: string; body: Record<string, unknown> }) =>
      follow((onProgress) => accountUpload(routes.managedExplorations.importFile, { body }, onProgress)),
    onDone(exploration) {
      updateExplorationCache(client, exploration);
      void navigate(withAlert(to.exploration({ exploration: exploration.slug }), 'create'));
    },
    onRefused({ refusals }, { name }) {
      const mistakes = refusals.filter(({ path }) => path !== undefined);
      if (mistakes.length > 0) setBad({ name, why: mistakes });
      return mistakes.length > 0;
    },
  });

  return {
    bad,
    busy: save.isPending,
    /** How far the file is, for `UploadProgress`. */
    part,
    async read(file: File) {
      const { name, size } = file;
      setBad(undefined);
      if (size > RUN_FILE_BYTES_MAX) return setBad({ name, why: 'tooLarge' });
      const body = documentIn(await file.text());
      if (body) save.mutate({ name, body });
      else setBad({ name, why: 'unreadable' });
    },
  };
}
