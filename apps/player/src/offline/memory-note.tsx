import { Suspense, useState } from 'react';
import { useOutboxView } from './outbox-view.ts';
import { LazyMemoryToast } from './waiting/lazy-waiting.tsx';

/** Says once why answers are not stored, when the first one has to wait. */
export function MemoryNote() {
  const { entries, memoryOnly } = useOutboxView();
  const [closed, setClosed] = useState(false);
  const waits = entries.some(({ waited, refusal }) => waited && !refusal);
  if (!memoryOnly || !waits || closed) return null;
  return (
    <Suspense>
      <LazyMemoryToast why={memoryOnly} onClose={() => setClosed(true)} />
    </Suspense>
  );
}
