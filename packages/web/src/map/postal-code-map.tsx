import { POSTAL_CODE_LENGTH } from '@puzzle-runs/domain/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { MapPreview } from './map-preview.tsx';
import { singlePlaceOf } from './single-place.ts';

interface Props {
  postalCode: string;
  /** What is there, for screen readers. */
  label: string;
}

/**
 * The place of a postal code; empty until it has exactly five characters. `singlePlaceOf` decides what is shown for the response. Fills
 * the height of its parent.
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
