import type { Review, Verdict } from '@puzzle-runs/contract/management/review.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { accountCall } from '#shell/account-call.ts';
import { useSave } from '#shell/form/use-save.ts';
import type { ReviewScope } from './review-filters.ts';
import { reloadReview, rereadReviews } from './use-reviews.ts';

export type Judgement = Omit<Verdict, 'updated_at'>;

interface Options {
  scope: ReviewScope;
  /** Called with the photo after the verdict. */
  onJudged: (review: Review) => void;
  /** Called when another device was faster, with the current photo; undefined when it was deleted. */
  onConflict: (review: Review | undefined) => void;
  onDeleted: () => void;
}

/** The calls of the review. Each sends `updated_at` as it was read, so that two devices do not overwrite each other. */
export function useVerdict({ scope, onJudged, onConflict, onDeleted }: Options) {
  const client = useQueryClient();
  const params = ({ id }: Review) => ({ photo_id: id });

  function loadTheirs({ code }: ApiProblem, { review }: { review: Review }): boolean {
    if (code !== 'conflict' && code !== 'not_found') return false;
    void reloadReview(scope, review).then(onConflict, () => onConflict(undefined));
    rereadReviews(client);
    return true;
  }

  const judge = useSave({
    send: ({ review, ...judgement }: Judgement & { review: Review }, act) =>
      act(routes.managedReviews.judge, {
        params: params(review),
        body: { ...judgement, updated_at: review.updated_at },
      }),
    onDone(review) {
      rereadReviews(client);
      onJudged(review);
    },
    onRefused: loadTheirs,
  });

  const board = useSave({
    send: ({ review, on }: { review: Review; on: boolean }) =>
      accountCall(routes.managedReviews.showOnBoard, {
        params: params(review),
        body: { on_board: on, updated_at: review.updated_at },
      }),
    onDone: () => rereadReviews(client),
    onRefused: loadTheirs,
  });

  const remove = useSave({
    send: ({ review }: { review: Review }) => accountCall(routes.managedReviews.remove, { params: params(review) }),
    onDone() {
      rereadReviews(client);
      onDeleted();
    },
    onRefused: loadTheirs,
  });

  return { judge, board, remove };
}
