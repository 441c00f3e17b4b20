import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TaskSubmission } from './task.ts';

interface Sending {
  /** Whether the form is there; the result takes its place. */
  isForm: boolean;
  /** Whether nothing of the result is still to come now; an answer that waits for a network is complete as that. */
  isComplete: boolean;
  submission: Pick<TaskSubmission, 'isPending' | 'error'>;
}

/**
 * Keeps the result of an answer where its player looks: a form that disappears pulls the page away below them. Moves
 * the page only after a sending from this form, and only while its quest is on the screen; never for results that come
 * later, and never for acts of others.
 * @returns for an element of the quest's card. In there, `data-result` marks what must be seen, the most important
 * last.
 */
export function useResultInView({
  isForm,
  isComplete,
  submission: { isPending, error },
}: Sending): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const isSeen = useRef(false);
  const isSent = useRef(false);

  useEffect(() => {
    const card = part.current?.closest('article');
    if (!card) return;
    // It reports after the layout: in the effect below, it still says what was seen before the form disappeared.
    const observer = new IntersectionObserver((entries) => {
      isSeen.current = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(card);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (isForm && isPending) isSent.current = true;
    if (isForm && error) isSent.current = false;
    if (isForm || !isSent.current) return;
    isSent.current = !isComplete;
    const results = isSeen.current ? part.current?.closest('article')?.querySelectorAll('[data-result]') : undefined;
    for (const result of results ?? []) result.scrollIntoView({ block: 'nearest' });
  }, [isForm, isComplete, isPending, error]);

  return part;
}
