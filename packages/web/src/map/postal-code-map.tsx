import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { singlePlaceOf } from './found-place.ts';
import { MapPreview } from './map-preview.tsx';

interface Props {
  postalCode: string;
  /** What is there, for screen readers. */
  label: string;
}

/**
 * Where a postal code is. It counts at exactly five characters (specification 2, part 5), before that there is nothing; see
 * `foundPlace` for what its answers show. Fills the height of its parent.
 */
export function PostalCodeMap({ postalCode, label }: Props) {
  const isComplete = postalCode.length === POSTAL_CODE_LENGTH;
  const { data, isLoading } = useQuery({
    ...query(routes.explorations.zip, { query: { code: postalCode } }),
    enabled: isComplete,
  });
  if (!isComplete || isLoading) return null;
  const place = singlePlaceOf(data?.rows);
  if (place === undefined) return null;
  return <MapPreview place={place} postalCode={postalCode} label={label} scale="town" />;
}
