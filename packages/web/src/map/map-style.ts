import { useSuspenseQuery } from '@tanstack/react-query';
import { query } from '../api/call.ts';
import { routes } from '../api/routes.ts';

const DARK = matchMedia('(prefers-color-scheme: dark)');
const EMBEDDED = { light: '/basemap/style.json', dark: '/basemap/style-dark.json' };

interface MapStyle {
  /** Address of the style configured for this installation; null without one. */
  configured: string | null;
  /** Address of the embedded outline in the reader's colour scheme. */
  embedded: string;
}

/** The style in which maps are drawn. */
export function useMapStyle(): MapStyle {
  const { data } = useSuspenseQuery({ ...query(routes.site.settings), staleTime: Number.POSITIVE_INFINITY });
  return { configured: data.map_style_url, embedded: DARK.matches ? EMBEDDED.dark : EMBEDDED.light };
}
