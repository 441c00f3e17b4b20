import { MEDIA_SIDE_MAX } from '@puzzle-runs/domain/media-url.ts';
import { pictureSources } from '@puzzle-runs/domain/picture-sizes.ts';
import { useState } from 'react';
import styles from './cover-image.module.css';

/** Hash of a name as a hue in degrees; stable. */
export function hueOf(name: string): number {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 3_600;
  return hash % 360;
}

interface Props {
  src: string | null;
  /** Omitted where the name is shown beside the picture. */
  alt?: string;
  /** Name of the exploration or team; determines the hue of the fallback drawing. */
  hue: string;
  /**
   * Width on screen as a CSS length, of which the browser chooses the smallest sufficient size; without it the full
   * picture is loaded.
   */
  width?: string;
  /** The page's main picture: loaded before all others. */
  main?: boolean;
}

/** A creator's picture that fills its frame; falls back to a drawn trail if missing or broken. */
export function CoverImage({ src, alt = '', hue, width, main = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) return <TrailPattern alt={alt} hue={hueOf(hue)} />;
  // A picture of a page that the server rendered may have failed before React listens.
  function checkEarlyFailure(picture: HTMLImageElement | null) {
    if (picture?.complete && picture.naturalWidth === 0) picture.decode().catch(() => setBroken(src));
  }

  const loading = main ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const sources = width === undefined ? undefined : pictureSources(src, MEDIA_SIDE_MAX);
  return (
    <img
      ref={checkEarlyFailure}
      className={styles.picture}
      {...(sources && { srcSet: sources, sizes: width })}
      src={src}
      alt={alt}
      {...loading}
      onError={() => setBroken(src)}
    />
  );
}

function TrailPattern({ alt, hue }: { alt: string; hue: number }) {
  const line = { fill: 'none', stroke: '#fff', strokeWidth: 3, strokeLinecap: 'round' } as const;
  const id = `trail-${hue}`;
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 96 96"
      preserveAspectRatio="xMidYMid slice"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <linearGradient id={id} x1="0" y1="0" x2="0.4" y2="1">
        <stop offset="0" stopColor={`hsl(${hue} 38% 66%)`} />
        <stop offset="1" stopColor={`hsl(${hue} 46% 36%)`} />
      </linearGradient>
      <rect width="96" height="96" fill={`url(#${id})`} />
      <path {...line} opacity="0.18" strokeWidth={1.5} d="M-4 30q20-16 40-4t36-4 30-8M-4 44q22-14 42-3t36-4 30-8" />
      <path {...line} opacity="0.8" strokeDasharray="0.1 7.5" d="M18 84c2-18 34-10 38-26S30 40 40 28s28-4 36-16" />
      <circle cx="18" cy="84" r="5" fill="#fff" opacity="0.9" />
      <circle cx="76" cy="12" r="5.5" fill="#ffb81c" stroke="#fff" strokeWidth="2.5" />
    </svg>
  );
}
