import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { drafts } from '@puzzle-runs/web/session.ts';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without typing after which a draft is written: a long text is not written at every key. */
const PAUSE = 300;

interface Keeping<Draft> {
  /** Name of the form: the address of its page. */
  page: string;
  /** What there is to keep now; undefined when nothing is changed. */
  draft: Draft | undefined;
  /** Puts what was kept before the reload back into the form. */
  onFound: (draft: Draft) => void;
}

/**
 * Keeps what is typed over a reload, for this account alone.
 * @returns a way to throw it away
 */
export function useDraft<Draft>({ page, draft, onFound }: Keeping<Draft>) {
  const name = `${useAccount()?.name ?? ''} ${page}`;
  const [found] = useState(() => drafts.find(name) as Draft | undefined);
  const [ready, setReady] = useState(found === undefined);
  const latest = useRef({ draft, onFound });
  latest.current = { draft, onFound };

  useEffect(() => {
    if (ready || found === undefined) return;
    latest.current.onFound(found);
    setReady(true);
  }, [ready, found]);

  const text = draft === undefined ? undefined : JSON.stringify(draft);
  useEffect(() => {
    if (!ready) return;
    if (text === undefined) return drafts.forget(name);
    const write = () => latest.current.draft !== undefined && drafts.keep(name, latest.current.draft);
    const timer = setTimeout(write, PAUSE);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [ready, name, text]);

  return { forget: () => drafts.forget(name) };
}
