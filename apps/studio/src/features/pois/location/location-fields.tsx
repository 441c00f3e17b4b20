import type { LocationType } from '@puzzle-runs/domain/poi/arrival.ts';
import type { ComponentType } from 'react';
import { AddressFields } from './address-fields.tsx';
import { CoordinatesFields } from './coordinates-fields.tsx';
import type { FieldProps } from './field-props.ts';
import { HintFields } from './hint-fields.tsx';

const FIELDS: Record<LocationType, ComponentType<FieldProps>> = {
  hint: HintFields,
  address: AddressFields,
  coordinates: CoordinatesFields,
};

/** Fields for the location kind of a poi. */
export function LocationFields(props: FieldProps) {
  const Fields = FIELDS[props.values.location_type];
  return <Fields {...props} />;
}
