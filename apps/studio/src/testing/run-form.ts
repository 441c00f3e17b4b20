import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { startI18n, switchLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { formDrafts } from '@puzzle-runs/web/session/session.ts';
import { onTestFinished } from 'vitest';
import type { AlertCode } from '#shell/alerts/alerts.ts';
import { useLeaving } from '#shell/form/leaving/use-leaving.ts';
import { type FormPart, useRecordForm } from '#shell/form/use-record-form.ts';
import { showHook } from './show-hook.tsx';

export interface Run {
  id: number;
  name: string;
  text: string;
  code: string;
  updated_at: string;
}

export type Values = Pick<Run, 'name' | 'text' | 'code'>;

export const AT = '2026-05-01T10:00:00.000Z';
export const LATER = '2026-05-01T11:00:00.000Z';
export const STORED: Run = { id: 7, name: 'Altstadt', text: 'Los', code: 'EICHE', updated_at: AT };

/** The name under which the draft of `STORED` is kept; the account is first. */
export const DRAFT = ' /run/7';
export const NEW_DRAFT = ' /run/create';

await startI18n({ de: () => import('#i18n/de.ts'), en: () => import('#i18n/en.ts') });
await switchLanguage('de');

interface Call {
  sent: Partial<Values> | undefined;
  /** `updated_at` that was sent. */
  at: string | undefined;
  answer: (stored: Run) => void;
  refuse: (failure: unknown) => void;
}

interface Setup {
  stored?: Run | undefined;
  parts?: Partial<FormPart<Run, Values>>[];
  reload?: () => Promise<Run>;
  withDraft?: boolean;
}

/** Opens the form of a run that saves at a server which answers when the test says so. */
export async function openForm({ stored = STORED, parts = [{}], reload, withDraft = true }: Setup = {}, isNew = false) {
  onTestFinished(() => {
    for (const name of [DRAFT, NEW_DRAFT]) formDrafts.remove(name);
  });
  const calls: Call[] = [];
  const saved: { run: Run; refusal: AlertCode | null | undefined }[] = [];

  const part = (own: Partial<FormPart<Run, Values>>): FormPart<Run, Values> => ({
    save({ changes, readAt }) {
      if (!changes) return undefined;
      return () => new Promise((answer, refuse) => calls.push({ sent: changes, at: readAt, answer, refuse }));
    },
    ...own,
  });

  function useForm(run: Run | undefined) {
    const form = useRecordForm<Run, Values, string>({
      stored: run,
      valuesOf: (record) => ({ name: record?.name ?? '', text: record?.text ?? '', code: record?.code ?? '' }),
      ...(withDraft && { page: (record) => `/run/${record?.id ?? 'create'}` }),
      parts: Object.fromEntries(parts.map((own, index) => [`part${index}`, part(own)])),
      onSaved: (run, refusal) => saved.push({ run, refusal }),
      ...(reload && { reload }),
    });
    return { form, leaving: useLeaving(form) };
  }

  const page = await showHook(useForm, isNew ? undefined : stored);
  return {
    page,
    calls,
    saved,
    type: (change: Partial<Values>) => page.do(() => page.now.form.update((now) => ({ ...now, ...change }))),
    save: () => page.do(() => void page.now.form.saveAll()),
    answer: (run: Partial<Run>, index = -1) =>
      page.do(() => calls.at(index)?.answer({ ...STORED, ...calls.at(index)?.sent, updated_at: LATER, ...run })),
    refuse: (failure: unknown, index = -1) => page.do(() => calls.at(index)?.refuse(failure)),
  };
}

/** A refusal of the API. */
export const refusal = (code: ApiProblem['code'], path?: string) => new ApiProblem(400, code, {}, path);
