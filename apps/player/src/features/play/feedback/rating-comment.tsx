import { COMMENT_MAX } from '@puzzle-runs/domain/insights/feedback.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { call, query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackTexts } from '#i18n/feedback.ts';
import { ProblemNote } from '#ui/problem-note.tsx';
import { useRunToken } from '../play-context.ts';
import { isUnauthorized } from '../queries.ts';
import styles from './feedback.module.css';
import { ShortText } from './short-text.tsx';

/** The comment with the saved rating, after the earlier comment has loaded. */
export function RatingComment() {
  const headers = useRunToken();
  const { data } = useQuery(query(routes.feedback.comment, { headers }));
  return data && <CommentForm saved={data.text} />;
}

/** Writes, changes or, without a text, deletes the comment. */
function CommentForm({ saved }: { saved: string }) {
  const { t } = useTranslation(feedbackTexts);
  const client = useQueryClient();
  const headers = useRunToken();
  const [text, setText] = useState(saved);
  const written = text.trim();
  const { mutate, isPending, error, data } = useMutation<{ text: string }, ApiProblem>({
    mutationFn: () => call(routes.feedback.setComment, { headers, body: { text: written } }),
    onSuccess: (comment) => client.setQueryData(query(routes.feedback.comment, { headers }).queryKey, comment),
    throwOnError: isUnauthorized,
  });
  const isSaved = data !== undefined && data.text === written && !isPending;

  function send(event: SubmitEvent) {
    event.preventDefault();
    if (written !== saved && written.length <= COMMENT_MAX) mutate();
  }

  return (
    <form className={classNames(styles.form, styles.comment)} onSubmit={send} noValidate>
      <ShortText
        label={t('feedback.comment')}
        hint={t('feedback.comment.hint')}
        value={text}
        max={COMMENT_MAX}
        onChange={setText}
      />
      {error && <ProblemNote>{t(`problem.${error.code}`)}</ProblemNote>}
      <Button type="submit" variant="quiet" busy={isPending}>
        {t('feedback.comment.save')}
      </Button>
      <p role="status">{isSaved && t(written === '' ? 'feedback.comment.deleted' : 'feedback.comment.saved')}</p>
    </form>
  );
}
