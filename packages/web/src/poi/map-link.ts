import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';

/** Coordinates as maps apps read them in every language: "49.01950, 12.09750". Five decimals are one metre. */
export function formatCoordinates({ latitude, longitude }: GeoPoint): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

interface Point {
  latitude: number;
  longitude: number;
}

interface PostalAddress {
  street: string;
  postal_code: string;
  location: string;
  /** The pin; without one the maps app searches for the address. */
  latitude: number | null;
  longitude: number | null;
}

/** The pin of an address; null without one. */
export function pinOf({ latitude, longitude }: Pick<PostalAddress, 'latitude' | 'longitude'>): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** A German postal address on one line. */
export function formatAddress(address: Pick<PostalAddress, 'street' | 'postal_code' | 'location'>): string {
  return `${address.street}, ${address.postal_code} ${address.location}`;
}

/**
 * Target of "open in maps app": the pin, or a search for an address without one. Android opens `geo:` in the player's
 * maps app; iOS and desktops do not support it and get OpenStreetMap over https.
 */
export function mapLinkOf(place: Point | PostalAddress, userAgent: string): string {
  const asksForApp = /android/i.test(userAgent);
  const point = 'street' in place ? pinOf(place) : place;
  if (point) {
    const { latitude, longitude } = point;
    return asksForApp
      ? `geo:${latitude},${longitude}?q=${latitude},${longitude}`
      : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  const query = encodeURIComponent('street' in place ? formatAddress(place) : '');
  return asksForApp ? `geo:0,0?q=${query}` : `https://www.openstreetmap.org/search?query=${query}`;
}
