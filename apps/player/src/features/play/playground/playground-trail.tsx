import { useState } from 'react';
import { type LinkProps, LinkProvider } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import { PoiDetail } from '../poi-detail.tsx';
import { PoiTrail } from '../pois/poi-trail.tsx';
import styles from './playground.module.css';

/** The poi that an address of the play pages names. */
function lastSegment(address: string): string {
  return address.split('/').at(-1) ?? '';
}

/** Links of the play pages open a poi of the playground instead. */
function linkTo(open: (slug: string) => void) {
  return function PoiLink({ to, ...rest }: LinkProps) {
    const slug = lastSegment(to);
    return <a {...rest} href={`#${slug}`} onClick={() => open(slug)} />;
  };
}

/** The trail of a playground's run, and the poi that is open below it. */
export function PlaygroundTrail() {
  const { joined } = usePlay();
  const [openSlug, setOpenSlug] = useState(joined.rows[0]?.slug);
  const [PoiLink] = useState(() => linkTo(setOpenSlug));
  const poi = joined.rows.find(({ slug }) => slug === openSlug);
  return (
    <LinkProvider value={PoiLink}>
      <div className={styles.game}>
        <div>
          <PoiTrail />
        </div>
        {poi?.unlocked && (
          <section key={poi.slug} id={poi.slug} className={styles.poi} aria-label={poi.name} tabIndex={-1}>
            <PoiDetail poi={poi} />
          </section>
        )}
      </div>
    </LinkProvider>
  );
}
