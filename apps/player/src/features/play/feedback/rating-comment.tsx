import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { CommentForm } from './comment-form.tsx';
import { useRunToken } from './use-run-token.ts';

/** The comment with the saved rating, after the earlier comment has loaded. */
export function RatingComment() {
  const headers = useRunToken();
  const { data } = useQuery(query(routes.feedback.comment, { headers }));
  return data && <CommentForm saved={data.text} />;
}
