import { accountClaimsOf, session } from './session.ts';

function accountName(): string | undefined {
  const token = session.authToken();
  return token && accountClaimsOf(token)?.name;
}

/**
 * A page that the browser restores from its memory looks as when it was left. If the account has logged out since then,
 * or another has logged in, the page stays blank and loads again. It is hidden when it is left, so that it cannot be
 * seen before the check.
 */
export function blankRestoredPage(): void {
  const page = document.documentElement;
  let left: string | undefined;

  addEventListener('pagehide', ({ persisted }) => {
    left = accountName();
    page.hidden = persisted && left !== undefined;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (accountName() === left) page.hidden = false;
    else location.reload();
  });
}
