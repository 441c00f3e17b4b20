import { decodeFile } from '@puzzle-runs/domain/decode-file.ts';
import { RUN_FILE_BYTES_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import type { Refusal } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountUpload } from '#shell/account-call.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { updateExplorationCache } from '#shell/exploration-query.ts';
import { useSave } from '#shell/form/use-save.ts';
import { useUploadProgress } from '#shell/upload/use-upload-progress.ts';
import { to } from '#to.ts';
import { nameIn, proposedName, type RunFileContent, renamed } from './renamed-file.ts';

/** A refused import file: not JSON, in another encoding, too large, or with a list of mistakes. */
export interface BadFile {
  name: string;
  why: 'unreadable' | 'tooLarge' | { encoding: string } | readonly Refusal[];
}

/** A file whose name is taken. */
interface TakenFile {
  /** Name of the file. */
  name: string;
  body: RunFileContent;
  /** Names that the API refused; the first is the one in the file. */
  refused: readonly string[];
}

function documentIn(text: string): RunFileContent | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as RunFileContent) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Imports an exploration from a run file, always as a draft. If its name is taken, the creator may choose another one.
 */
export function useExplorationImport() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [bad, setBad] = useState<BadFile>();
  const [taken, setTaken] = useState<TakenFile>();
  const { part, follow } = useUploadProgress();
  const save = useSave({
    send: ({ body }: { name: string; body: RunFileContent }, act) =>
      follow((onProgress) =>
        act(routes.managedExplorations.importFile, { body, query: {} }, (args) =>
          accountUpload(routes.managedExplorations.importFile, args, onProgress),
        ),
      ),
    onDone(exploration) {
      updateExplorationCache(client, exploration);
      void navigate(withAlert(to.exploration({ exploration: exploration.slug }), 'create'));
    },
    onRefused({ refusals }, { name, body }) {
      if (refusals.some(({ code, path }) => code === 'name_taken' && path === 'exploration.name')) {
        setTaken((before) => ({ name, body, refused: [...(before?.refused ?? []), nameIn(body)] }));
        return true;
      }
      const mistakes = refusals.filter(({ path }) => path !== undefined);
      if (mistakes.length > 0) setBad({ name, why: mistakes });
      return mistakes.length > 0;
    },
  });

  return {
    bad,
    busy: save.isPending,
    /** Progress of the upload, for `UploadProgress`. */
    part,
    /** Props of `TakenName`; undefined unless the name in the file is taken. */
    taken: taken && {
      taken: taken.refused.at(-1) ?? '',
      proposal: proposedName(taken.refused[0] ?? '', taken.refused),
      onImport: (name: string) => save.mutate({ name: taken.name, body: renamed(taken.body, name) }),
    },
    async read(file: File) {
      const { name, size } = file;
      setBad(undefined);
      setTaken(undefined);
      if (size > RUN_FILE_BYTES_MAX) return setBad({ name, why: 'tooLarge' });
      const read = decodeFile(new Uint8Array(await file.arrayBuffer()));
      const body = read.text === null ? undefined : documentIn(read.text);
      if (body) save.mutate({ name, body });
      else
        setBad({
          name,
          why: read.text === null && read.encoding !== null ? { encoding: read.encoding } : 'unreadable',
        });
    },
  };
}
