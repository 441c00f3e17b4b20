import type { ExplorationTrail } from '@puzzle-runs/contract/management/trail.ts';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { IconList, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { type CarryAsked, CarryDialog } from '#carry/carry-dialog.tsx';
import { runTexts } from '#i18n/run.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import type { TrailProps } from '#shell/studio-shell.tsx';
import { to } from '#to.ts';
import styles from './run-trail.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { StationList } from './station-list.tsx';
import { TrailHead } from './trail-head.tsx';
import parts from './trail-parts.module.css';
import { useSelection } from './use-selection.ts';
import { useTrailActs } from './use-trail-acts.ts';

/**
 * The trail of a run: its spots in order, with the quests below the open one. A bar on the left of wide screens. On
 * narrow ones a strip of numbers above the page, which a button unfolds to the list.
 */
export function RunTrail({ at, menu }: TrailProps) {
  const { t } = useTranslation(runTexts);
  const { pathname } = useLocation();
  const [unfoldedAt, setUnfoldedAt] = useState<string>();
  const { data: trail, isError } = useQuery(trailQuery(at.exploration));
  const isList = unfoldedAt === pathname;
  if (isError && !trail) return menu;
  return (
    <nav className={styles.trail} aria-label={t('trail.label')} data-list={isList || undefined}>
      {trail && (
        <>
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={isList}
            aria-label={t('trail.list')}
            onClick={() => setUnfoldedAt(isList ? undefined : pathname)}
          >
            <IconList aria-hidden="true" size={20} />
          </button>
          <TrailHead trail={trail} poi={at.poi} />
          <Stations key={trail.id} trail={trail} open={at.poi} />
        </>
      )}
    </nav>
  );
}

function Stations({ trail, open }: { trail: ExplorationTrail; open: string | undefined }) {
  const { t } = useTranslation(runTexts);
  const acts = useTrailActs(trail);
  const selection = useSelection();
  const [asked, ask] = useState<CarryAsked>();
  const { selected, end } = selection;
  const rows = selected?.what === 'pois' ? trail.Pois : trail.Pois.flatMap(({ Tasks }) => Tasks);
  const ids = rows.flatMap(({ id }) => (selected?.ids.has(id) ? [id] : []));

  return (
    <div className={styles.stations}>
      <StationList trail={trail} open={open} acts={acts} selection={selection} onAsk={ask} />
      <NavLink to={to.newPoi({ exploration: trail.slug })} className={styles.add ?? ''} aria-label={t('trail.add')}>
        <span className={parts.number}>
          <IconPlus aria-hidden="true" size={18} />
        </span>
        <span className={parts.words}>{t('trail.spot')}</span>
      </NavLink>
      {selected && (
        <SelectionBar
          count={ids.length}
          isAsking={asked !== undefined}
          onAsk={(verb) => ask({ verb, what: selected.what, ids, from: trail })}
          onEnd={end}
        />
      )}
      <CarryDialog asked={asked} onClose={() => ask(undefined)} onDone={end} />
      <LiveRegion>{acts.news}</LiveRegion>
    </div>
  );
}
