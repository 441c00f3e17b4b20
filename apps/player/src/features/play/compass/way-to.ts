import type { GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { bearingBetween, compassDirectionOf, distanceBetween } from '@puzzle-runs/domain/geo/measure.ts';
import { isInaccurate, type PositionFix } from '@puzzle-runs/domain/geo/position-fix.ts';
import { formatWalk } from '@puzzle-runs/web/i18n/format-walk.ts';
import { useTranslation } from 'react-i18next';
import { compassTexts } from '#i18n/compass.ts';

export interface Way {
  /** Metres. */
  distance: number;
  /**
   * Degrees, 0 is north; null when the position is inaccurate, or the target closer than it is accurate, because any
   * direction may be right.
   */
  bearing: number | null;
  /** The position is too inaccurate to say more than how far the target is, roughly. */
  isVague: boolean;
}

/** Distance and direction from the player to a target. */
export function wayTo(target: GeoPoint, fix: PositionFix): Way {
  const distance = distanceBetween(fix, target);
  const isVague = isInaccurate(fix);
  return { distance, isVague, bearing: isVague || distance <= fix.accuracy ? null : bearingBetween(fix, target) };
}

export interface WayInWords extends Way {
  /** "225 m", "1,4 km"; empty if the position is too inaccurate for this distance. */
  distanceText: string;
  /** "Richtung Nordosten", that the target is close by, or that the direction is unclear. */
  direction: string;
  /** Both, as one sentence. */
  inWords: string;
}

/** The way from the player to a target; null without a position. */
export function useWay(target: GeoPoint, fix: PositionFix | null): WayInWords | null {
  const { t, i18n } = useTranslation(compassTexts);
  if (!fix) return null;
  const way = wayTo(target, fix);
  const isUnknown = way.isVague && way.distance <= fix.accuracy;
  const distanceText = isUnknown ? '' : formatWalk(way.distance, i18n.language);
  const close = way.isVague ? t('compass.unclear') : t('compass.nearby');
  const direction = way.bearing === null ? close : t(`compass.towards.${compassDirectionOf(way.bearing)}`);
  return { ...way, distanceText, direction, inWords: t('compass.announced', { distance: distanceText, direction }) };
}
