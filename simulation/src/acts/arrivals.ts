import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';
import type { Random } from '../world/random.ts';

/** The place of a spot as its creator knows it. */
function placeOf(poi: ManagedPoi): { latitude: number; longitude: number } | null {
  if (poi.location_type === 'hint') return poi.target;
  const { latitude, longitude } = poi.location;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** A proof of an arrival, right or wrong. `judge`: who compares positions, as the phone knows. */
export function arrivalAt(random: Random, poi: ManagedPoi | undefined, judge: 'phone' | 'server' | 'none' = 'none') {
  switch (random.pick(['code', 'position', 'self_reported'] as const)) {
    case 'code': {
      const right = poi?.arrival_code ?? 'AAAAAA';
      return { via: 'code', code: random.chance(0.7) ? right : 'BBBBBB' } as const;
    }
    case 'position': {
      const accuracy = random.pick(['good', 'good', 'fair', 'poor'] as const);
      if (judge !== 'server') return { via: 'position', accuracy } as const;
      const place = (poi && placeOf(poi)) ?? { latitude: 48, longitude: 11 };
      const away = random.chance(0.6) ? 0.0001 : 0.01;
      const position = { latitude: place.latitude + away, longitude: place.longitude, accuracy: 5 };
      return { via: 'position', accuracy, position } as const;
    }
    case 'self_reported':
      return { via: 'self_reported' } as const;
  }
}
