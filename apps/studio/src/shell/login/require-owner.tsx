import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { Outlet } from 'react-router';
import { Forbidden } from './forbidden.tsx';

/** Pages for owners. The API refuses all other accounts with `forbidden`. */
export function RequireOwner() {
  return useAccount()?.group === 'owner' ? <Outlet /> : <Forbidden />;
}
