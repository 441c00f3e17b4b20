import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TaskSubmission } from './task.ts';

/** How long the note of a result may still come, in milliseconds. */
const NOTE_MS = 500;

interface Sending {
  /** Whether the form is there; the result takes its place. */
  isForm: boolean;
  /** Whether nothing of the result is still to come now; an answer that waits for a network is complete as that. */
  isComplete: boolean;
  submission: Pick<TaskSubmission, 'isPending' | 'error'>;
}

/** Brings the message of a form into sight. @param inside an element of the quest's card */
export function showMessage(inside: HTMLElement | null): void {
  inside?.closest('article')?.querySelector('form [role="alert"]')?.scrollIntoView({ block: 'nearest' });
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
  const wasForm = useRef(false);

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
    // Without a network, the form may be gone as soon as it has sent.
    if ((isForm || wasForm.current) && isPending) isSent.current = true;
    wasForm.current = isForm;
    if (isForm && error) {
      // The button may stand over the end of the form.
      if (isSent.current && isSeen.current) showMessage(part.current);
      isSent.current = false;
    }
    if (isForm || !isSent.current) return;
    isSent.current = !isComplete;
    const card = isSeen.current && part.current?.closest('article');
    if (!card) return;
    const results = [...card.querySelectorAll('[data-result]')];
    const show = () => {
      for (const result of results) result.scrollIntoView({ block: 'nearest' });
    };
    show();
    // The note that it waits is loaded on demand, and takes its place above the picture. A late result takes the place
    // of what is shown now, and moves nothing.
    const watch = new ResizeObserver(() => {
      if (results.every(({ isConnected }) => isConnected)) show();
      else watch.disconnect();
    });
    watch.observe(card);
    setTimeout(() => watch.disconnect(), NOTE_MS);
  }, [isForm, isComplete, isPending, error]);

  return part;
}
