interface Point {
  latitude: number;
  longitude: number;
}

interface PostalAddress {
  street: string;
  postal_code: string;
  location: string;
}

/** An address on one line, as it is written in Germany. */
export function formatAddress(address: PostalAddress): string {
  return `${address.street}, ${address.postal_code} ${address.location}`;
}

/**
 * Where "open in maps app" leads. Android and many other phones hand `geo:` to whichever maps app the player chose; iOS
 * and desktops do not know it, so they get OpenStreetMap over https.
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
