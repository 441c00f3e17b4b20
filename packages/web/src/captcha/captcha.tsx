import { Suspense } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';

const Widget = onDemand(() => import('./captcha-widget.tsx').then((file) => file.CaptchaWidget));

interface Props {
  /** Gets the solution to send to the API, or undefined when it expired or was never solved. */
  onSolved: (solved: string | undefined) => void;
  /** Error shown beside the widget. */
  error?: string | undefined;
}

/**
 * Captcha: the browser solves a challenge of our own API; no third party is involved. Loaded lazily. A solution is
 * accepted once; pass another `key` to start a new challenge.
 */
export function Captcha(props: Props) {
  return (
    <Suspense fallback={<div style={{ minHeight: '4rem' }} />}>
      <Widget {...props} />
    </Suspense>
  );
}
