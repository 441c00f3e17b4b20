/** Where the tiles of the street map come from, parsed from the setting `MAP_TILES`. */
export type MapSource =
  | { readonly kind: 'off' }
  /** An address with `{z}`, `{x}` and `{y}`. */
  | { readonly kind: 'template'; readonly address: string }
  | { readonly kind: 'tilejson'; readonly address: string }
  | { readonly kind: 'remote-archive'; readonly address: string }
  | { readonly kind: 'archive'; readonly path: string };

/** @param setting a valid value of `MAP_TILES` */
export function mapSourceOf(setting: string): MapSource {
  if (setting === 'off') return { kind: 'off' };
  if (!/^https?:/i.test(setting)) return { kind: 'archive', path: setting };
  if (setting.includes('{z}')) return { kind: 'template', address: setting };
  return { kind: new URL(setting).pathname.endsWith('.pmtiles') ? 'remote-archive' : 'tilejson', address: setting };
}

/** One line for the start-up log. Names only the origin of an address, because its path or query may contain a key. */
export function describeMapSource(source: MapSource): string {
  if (source.kind === 'off') return 'street map: off; maps show the outline of Germany and request no tiles';
  if (source.kind === 'archive')
    return `street map: from the archive ${source.path}; browsers contact this server only`;
  const { origin } = new URL(source.address);
  return `street map: from ${origin}; only this server contacts it, browsers contact this server only`;
}
