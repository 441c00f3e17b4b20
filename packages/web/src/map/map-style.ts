import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { failureCodeOf } from '../api/api-problem.ts';
import { query } from '../api/call.ts';
import { routes } from '../api/routes.ts';
import { useColorScheme } from './use-color-scheme.ts';

const EMBEDDED = { light: '/basemap/style.json', dark: '/basemap/style-dark.json' };

interface MapStyle {
  /** Address of the style configured for this installation; null without one. */
  configured: string | null;
  /** Whether this site serves a street map, which is drawn over the embedded outline. */
  servesStreets: boolean;
  /** Address of the embedded outline in the reader's colour scheme. */
  embedded: string;
  scheme: 'light' | 'dark';
}

const settingsQuery = { ...query(routes.site.settings), staleTime: Number.POSITIVE_INFINITY };

/** Without a network: the outline, and the streets that the phone has stored. */
const OFFLINE = { map_style_url: null, map_tiles: true, isOffline: true };

const mapSettingsQuery = queryOptions({
  queryKey: ['map settings'],
  async queryFn({ client }) {
    try {
      const { map_style_url, map_tiles } = await client.fetchQuery(settingsQuery);
      return { map_style_url, map_tiles, isOffline: false };
    } catch (error) {
      if (failureCodeOf(error) !== 'network') throw error;
      return OFFLINE;
    }
  },
  staleTime: ({ state }) => (state.data?.isOffline ? 0 : Number.POSITIVE_INFINITY),
});

/** The style in which maps are drawn. */
export function useMapStyle(): MapStyle {
  const { data } = useSuspenseQuery(mapSettingsQuery);
  const scheme = useColorScheme();
  return {
    configured: data.map_style_url,
    servesStreets: data.map_style_url === null && data.map_tiles,
    embedded: EMBEDDED[scheme],
    scheme,
  };
}

/** Whether maps show streets, from a configured style or from this site; otherwise they show the outline of the country only. */
export function useStreets(): boolean {
  const { configured, servesStreets } = useMapStyle();
  return configured !== null || servesStreets;
}
