import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { formDrafts } from '@puzzle-runs/web/session/session.ts';
import { useEffect, useState } from 'react';

/** Milliseconds without typing after which a draft is written: a long text is not written at every key. */
const PAUSE = 300;

/** Name under which the form on a page is kept, for the account with this name alone. */
export const draftNameOf = (account = '', page: string) => `${account} ${page}`;

/**
 * Drafts of the form on a page, for this account alone. `page` is its address.
 * @returns what was kept of it before a reload, undefined for nothing, and the name it is kept under
 */
export function useKept<Draft>(page: string): { name: string; kept: Draft | undefined } {
  const name = draftNameOf(useAccount()?.name, page);
  const [kept] = useState(() => formDrafts.find(name) as Draft | undefined);
  return { name, kept };
}

/** Keeps what is typed over a reload; an undefined draft means that nothing is changed, and what was kept is forgotten. */
export function useKeeping(name: string, draft: object | undefined): void {
  const changed = draft !== undefined;
  useEffect(() => {
    if (!changed) formDrafts.remove(name);
  }, [name, changed]);

  useEffect(() => {
    if (!draft) return;
    const write = () => formDrafts.save(name, draft);
    const timer = setTimeout(write, PAUSE);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [name, draft]);
}
