import { useState } from 'react';
import { type LinkProps, LinkProvider } from '#ui/link.tsx';
import { usePlay } from '../play-context.ts';
import { SpotDetail } from '../spot-detail.tsx';
import { SpotTrail } from '../spots/spot-trail.tsx';
import styles from './specimen.module.css';

/** The spot that an address of the play pages names. */
function slugOf(address: string): string {
  return address.split('/').at(-1) ?? '';
}

/** Links of the play pages open a spot of the specimen instead. */
function linkTo(open: (slug: string) => void) {
  return function SpotLink({ to, ...rest }: LinkProps) {
    const slug = slugOf(to);
    return <a {...rest} href={`#${slug}`} onClick={() => open(slug)} />;
  };
}

/** The trail of a specimen's run, and the spot that is open below it. */
export function SpecimenTrail() {
  const { joined } = usePlay();
  const [here, setHere] = useState(joined.rows[0]?.slug);
  const [SpotLink] = useState(() => linkTo(setHere));
  const poi = joined.rows.find(({ slug }) => slug === here);
  return (
    <LinkProvider value={SpotLink}>
      <div className={styles.game}>
        <div>
          <SpotTrail />
        </div>
        {poi?.unlocked && (
          <section key={poi.slug} id={poi.slug} className={styles.spot} aria-label={poi.name} tabIndex={-1}>
            <SpotDetail poi={poi} />
          </section>
        )}
      </div>
    </LinkProvider>
  );
}
