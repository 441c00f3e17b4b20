import type { ImportedTexts } from '@puzzle-runs/contract/management/translation.ts';
import { decodeFile } from '@puzzle-runs/domain/decode-file.ts';
import { XLIFF_BYTES_MAX } from '@puzzle-runs/domain/translation/import-problems.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';

export interface BadFile {
  name: string;
  /** `unreadable`: no XLIFF 2. `language`: the file is for another one; `source`: it is made from another one. */
  why: 'unreadable' | 'tooLarge' | 'encoding' | 'language' | 'source';
  /** What the file has instead: its encoding, or the tag of its language as it stands there, '' without one. */
  found?: string;
}

interface XliffFile {
  name: string;
  document: string;
}

/** Imports texts from an XLIFF file: first compares them, then stores those that fit once the creator agrees. */
export function useXliffImport(at: { exploration_id: number; lang: string }) {
  const client = useQueryClient();
  const showAlert = useAlert();
  const [bad, setBad] = useState<BadFile>();
  const [compared, setCompared] = useState<{ file: XliffFile; found: ImportedTexts }>();
  const send = useSave({
    send: ({ file: { document }, apply }: { file: XliffFile; apply: boolean }, act) =>
      act(routes.translations.importXliff, { params: at, query: {}, body: { document, apply } }),
    onDone(found, { file, apply }) {
      setCompared({ file, found });
      if (!apply) return;
      void client.invalidateQueries({ queryKey: [routes.translations.texts.path] });
      showAlert('update');
    },
    onRefused({ code, params: { language, source_language: source } }, { file: { name } }) {
      if (code !== 'invalid_request') return false;
      // The languages may have changed elsewhere.
      void client.invalidateQueries({ queryKey: [routes.translations.texts.path] });
      if (typeof language === 'string') setBad({ name, why: 'language', found: language });
      else setBad(typeof source === 'string' ? { name, why: 'source', found: source } : { name, why: 'unreadable' });
      return true;
    },
  });

  return {
    bad,
    busy: send.isPending,
    /** The changes that an import would make or has made; undefined before a file was chosen. */
    review: compared && {
      name: compared.file.name,
      found: compared.found,
      onApply: () => send.mutate({ file: compared.file, apply: true }),
    },
    async read(file: File) {
      const { name, size } = file;
      setBad(undefined);
      setCompared(undefined);
      if (size > XLIFF_BYTES_MAX) return setBad({ name, why: 'tooLarge' });
      const read = decodeFile(new Uint8Array(await file.arrayBuffer()));
      if (read.text !== null) send.mutate({ file: { name, document: read.text }, apply: false });
      else
        setBad(read.encoding === null ? { name, why: 'unreadable' } : { name, why: 'encoding', found: read.encoding });
    },
  };
}
