import type { Subscription } from '@puzzle-runs/contract/license.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { to } from '#to.ts';
import { handedOver } from '../license-navigation-state.ts';
import { ownLicense } from '../license-queries.ts';
import { useFailedList } from '../use-failure-redirect.ts';

interface Props {
  children: (license: Subscription) => ReactNode;
}

/**
 * Around a page of one licence, which the list hands over; without that it leads back to the list (specification 2, part 2). It is shown
 * as it was handed over, and read again.
 */
export function OneLicense({ children }: Props) {
  const { license: id } = useParams();
  const handed = handedOver(useLocation().state, id);
  if (!handed) return <Navigate to={to.licenses()} replace />;
  return (
    <Fresh key={handed.id} handed={handed}>
      {children}
    </Fresh>
  );
}

function Fresh({ handed, children }: Props & { handed: Subscription }) {
  const { data, error } = useQuery({ ...ownLicense(handed.id), initialData: handed, initialDataUpdatedAt: 0 });
  const gone = error !== null && failureCodeOf(error) === 'not_found';
  useFailedList(gone ? null : error);
  return gone ? <Navigate to={to.licenses()} replace /> : children(data);
}
