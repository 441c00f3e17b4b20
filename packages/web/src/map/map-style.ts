import { queryOptions, usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { StyleSpecification } from 'maplibre-gl';
import { ApiProblem, failureCodeOf } from '../api/api-problem.ts';
import { query } from '../api/call.ts';
import { isOwnFile } from '../api/own-file.ts';
import { routes } from '../api/routes.ts';
import { useColorScheme } from './use-color-scheme.ts';

const EMBEDDED = { light: '/basemap/style.json', dark: '/basemap/style-dark.json' };

interface MapStyle {
  /** Address of the style configured for this installation; null without one. */
  configured: string | null;
  /** Whether this site serves a street map, which is drawn over the embedded outline. */
  servesStreets: boolean;
  /** The embedded outline in the reader's colour scheme. */
  outline: StyleSpecification;
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

function outlineQuery(scheme: MapStyle['scheme']) {
  return queryOptions({
    queryKey: ['map outline', scheme],
    async queryFn({ signal }): Promise<StyleSpecification> {
      const response = await fetch(EMBEDDED[scheme], { signal }).catch(() => undefined);
      if (!response || !isOwnFile(EMBEDDED[scheme], response)) throw new ApiProblem(0, 'network');
      return response.json();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The style in which maps are drawn. */
export function useMapStyle(): MapStyle {
  const scheme = useColorScheme();
  const ofScheme = outlineQuery(scheme);
  // At the same time as the settings; `useSuspenseQueries` adds 1.4 kB to every first screen
  usePrefetchQuery(ofScheme);
  const { data: settings } = useSuspenseQuery(mapSettingsQuery);
  const { data: outline } = useSuspenseQuery(ofScheme);
  return {
    configured: settings.map_style_url,
    servesStreets: settings.map_style_url === null && settings.map_tiles,
    outline,
    scheme,
  };
}

/**
 * Whether maps show streets, from a configured style or from this site; otherwise they show the outline of the country
 * only.
 */
export function useStreets(): boolean {
  const { configured, servesStreets } = useMapStyle();
  return configured !== null || servesStreets;
}
