import { lazy, Suspense } from 'react';

const Widget = lazy(async () => ({ default: (await import('./captcha-widget.tsx')).CaptchaWidget }));

interface Props {
  /** The solved challenge, as the API takes it; undefined when it expired or was never solved. */
  onSolved: (solved: string | undefined) => void;
  /** What is wrong with it, beside it. */
  error?: string | undefined;
}

/**
 * A check that somebody is no program: the browser solves a challenge of our own API and asks nobody else. Its code is fetched when
 * the first one is shown. Each solution counts once; another `key` begins a new one.
 */
export function Captcha(props: Props) {
  return (
    <Suspense fallback={<div style={{ minHeight: '4rem' }} />}>
      <Widget {...props} />
    </Suspense>
  );
}
