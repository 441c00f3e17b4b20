import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { Outlet } from 'react-router';
import { Forbidden } from './forbidden.tsx';

/** Pages for those who run the site (specification 2, part 6); the API refuses everybody else with `forbidden`. */
export function RequireOwner() {
  return useAccount()?.group === 'owner' ? <Outlet /> : <Forbidden />;
}
