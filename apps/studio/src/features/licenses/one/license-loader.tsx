import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { to } from '#to.ts';
import { licenseInState } from '../license-navigation-state.ts';
import { licenseQuery } from '../license-queries.ts';
import { useFailureRedirect } from '../use-failure-redirect.ts';

interface Props {
  children: (license: Subscription) => ReactNode;
}

/**
 * Wraps a page of one licence. It shows the licence from the navigation state immediately and refetches it. Without
 * that state it redirects to the list.
 */
export function LicenseLoader({ children }: Props) {
  const { license: id } = useParams();
  const handed = licenseInState(useLocation().state, id);
  if (!handed) return <Navigate to={to.licenses()} replace />;
  return (
    <RefetchedLicense key={handed.id} handed={handed}>
      {children}
    </RefetchedLicense>
  );
}

function RefetchedLicense({ handed, children }: Props & { handed: Subscription }) {
  const { data, error } = useQuery({ ...licenseQuery(handed.id), initialData: handed, initialDataUpdatedAt: 0 });
  const gone = error !== null && failureCodeOf(error) === 'not_found';
  useFailureRedirect(gone ? null : error);
  return gone ? <Navigate to={to.licenses()} replace /> : children(data);
}
