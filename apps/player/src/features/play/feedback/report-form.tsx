import type { OwnTaskReport } from '@puzzle-runs/contract/play/feedback.ts';
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason } from '@puzzle-runs/domain/insights/feedback.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackTexts } from '#i18n/feedback.ts';
import { ProblemNote } from '#ui/problem-note.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useRunToken } from '../play-context.ts';
import { isUnauthorized } from '../queries.ts';
import styles from './feedback.module.css';
import { ShortText } from './short-text.tsx';

/** Reason and text of a report. Another player of the team may have reported meanwhile: then that report is shown. */
export function ReportForm({ taskId }: { taskId: number }) {
  const { t } = useTranslation(feedbackTexts);
  const client = useQueryClient();
  const headers = useRunToken();
  const [reason, setReason] = useState<ReportReason>('answer_refused');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation<OwnTaskReport, ApiProblem>({
    mutationFn: () => call(routes.feedback.report, { headers, body: { task_id: taskId, reason, text: text.trim() } }),
    onSettled: () => client.invalidateQueries({ queryKey: [routes.feedback.reports.path] }),
    throwOnError: isUnauthorized,
  });

  function send(event: SubmitEvent) {
    event.preventDefault();
    const isMissing = reason === 'other' && isBlank(text);
    setMissing(isMissing);
    if (!isMissing && text.trim().length <= REPORT_TEXT_MAX) mutate();
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p>{t('feedback.report.text')}</p>
      <SelectField
        label={t('feedback.report.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as ReportReason)} // its options are the reasons
      >
        {REPORT_REASONS.map((value) => (
          <option key={value} value={value}>
            {t(`feedback.report.reason.${value}`)}
          </option>
        ))}
      </SelectField>
      <ShortText
        label={t('feedback.report.more')}
        hint={t('feedback.report.more.hint')}
        value={text}
        max={REPORT_TEXT_MAX}
        onChange={setText}
        error={missing && isBlank(text) ? t('feedback.report.more.missing') : undefined}
      />
      {error && <ProblemNote>{t(`problem.${error.code}`)}</ProblemNote>}
      <Button type="submit" variant="primary" busy={isPending}>
        {t('feedback.report.send')}
      </Button>
    </form>
  );
}
