interface Point {
  latitude: number;
  longitude: number;
}

interface PostalAddress {
  street: string;
  postal_code: string;
  location: string;
}

/** A German postal address on one line. */
export function formatAddress(address: PostalAddress): string {
  return `${address.street}, ${address.postal_code} ${address.location}`;
}

/**
 * Target of "open in maps app". Android opens `geo:` in the player's maps app; iOS and desktops do not support it and get OpenStreetMap
 * over https.
 */
export function mapLinkOf(place: Point | PostalAddress, userAgent: string): string {
  const asksForApp = /android/i.test(userAgent);
  if ('latitude' in place) {
    const { latitude, longitude } = place;
    return asksForApp
      ? `geo:${latitude},${longitude}?q=${latitude},${longitude}`
      : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  const query = encodeURIComponent(formatAddress(place));
  return asksForApp ? `geo:0,0?q=${query}` : `https://www.openstreetmap.org/search?query=${query}`;
}
