import { escapeHtml } from '#html/clean-html.ts';

export interface SitemapEntry {
  /** Absolute. */
  address: string;
  changedAt?: Date;
}

/** A site map in the format of sitemaps.org. */
export function sitemap(pages: SitemapEntry[]): string {
  return documentOf('urlset', 'url', pages);
}

/** An index of site map files. */
export function sitemapIndex(files: SitemapEntry[]): string {
  return documentOf('sitemapindex', 'sitemap', files);
}

function documentOf(root: string, element: string, entries: SitemapEntry[]): string {
  const lines = entries.map(({ address, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<${element}><loc>${escapeHtml(address)}</loc>${changed}</${element}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}
