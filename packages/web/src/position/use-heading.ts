import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePageVisible } from '../page/use-page-visible.ts';
import { headingOf, type OrientationReading, smoothedHeading, turnBetween } from './heading.ts';

/** Degrees; smaller turns are not drawn. */
const STEP = 1.5;

/** Where a phone reports its orientation relative to north. */
const EVENT = 'ondeviceorientationabsolute' in globalThis ? 'deviceorientationabsolute' : 'deviceorientation';

/** iOS asks the player for the sensors, once per page, and only after a tap. */
interface SensorEvents {
  new (type: string): Event;
  requestPermission?: () => Promise<string>;
}
const sensors: SensorEvents | undefined = globalThis.DeviceOrientationEvent;

/** Whether the player has to be asked. Chromium has the call, too, but allows the sensors without a question. */
let mustAsk = sensors?.requestPermission !== undefined && navigator.maxTouchPoints > 0;

async function isAllowedAlready(): Promise<boolean> {
  const { state } = await navigator.permissions.query({ name: 'magnetometer' as PermissionName });
  return state === 'granted';
}

interface Heading {
  /** Where the upper edge of the screen points in degrees, 0 is north; null without a sensor. */
  heading: number | null;
  /**
   * Asks the player for access to the sensors; undefined where no question is needed or the player has answered. Call
   * it from a tap.
   */
  ask: (() => Promise<void>) | undefined;
}

/** The direction in which the phone points, measured only while the page is visible. */
export function useHeading(): Heading {
  const visible = usePageVisible();
  const [answered, setAnswered] = useState(!mustAsk);
  const [heading, setHeading] = useState<number | null>(null);
  const smoothed = useRef<number | null>(null);

  const read = useEffectEvent((event: Event) => {
    const reading = headingOf(event as DeviceOrientationEvent & OrientationReading, screen.orientation?.angle ?? 0);
    if (reading === null) return;
    smoothed.current = smoothedHeading(smoothed.current, reading);
    const next = smoothed.current;
    if (heading === null || Math.abs(turnBetween(heading, next)) >= STEP) setHeading(next);
  });

  useEffect(() => {
    if (!visible) return;
    addEventListener(EVENT, read);
    return () => removeEventListener(EVENT, read);
    // iOS sends events to listeners that were added after the permission.
  }, [visible, answered]);

  useEffect(() => {
    if (answered) return;
    // iOS does not know this permission and throws.
    isAllowedAlready().then(
      (allowed) => allowed && setAnswered(true),
      () => undefined,
    );
  }, [answered]);

  async function ask() {
    mustAsk = (await sensors?.requestPermission?.().catch(() => 'denied')) !== 'granted';
    setAnswered(true);
  }

  return { heading, ask: answered ? undefined : ask };
}
