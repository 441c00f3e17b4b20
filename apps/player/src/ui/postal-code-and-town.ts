interface Located {
  postal_code: string;
  PostalCodeCoordinate: { name: string } | null;
}

/** "93047 Regensburg", as far as known. */
export function postalCodeAndTown({ postal_code, PostalCodeCoordinate }: Located): string {
  return [postal_code, PostalCodeCoordinate?.name].filter(Boolean).join(' ');
}
