import { useSuspenseQuery } from '@tanstack/react-query';
import { query } from '../api/call.ts';
import { routes } from '../api/routes.ts';

const DARK = matchMedia('(prefers-color-scheme: dark)');
const EMBEDDED = { light: '/basemap/style.json', dark: '/basemap/style-dark.json' };

interface MapStyle {
  /** Address of the style this installation configured, null for none. */
  configured: string | null;
  /** Address of the embedded outline in the colours of the reader's scheme. */
  embedded: string;
}

/** Which style maps are drawn in. */
export function useMapStyle(): MapStyle {
  const { data } = useSuspenseQuery({ ...query(routes.site.settings), staleTime: Number.POSITIVE_INFINITY });
  return { configured: data.map_style_url, embedded: DARK.matches ? EMBEDDED.dark : EMBEDDED.light };
}
