/** The calls with which the page of insights opens. */
export const INSIGHT_CALLS = ['insights', 'wrong-answers', 'reports', 'comments'].map(
  (call) => `/api/management/explorations/1/${call}`,
);
