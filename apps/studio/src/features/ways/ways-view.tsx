import { Button } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { IconAlertTriangle, IconBulb } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { waysTexts } from '#i18n/ways.ts';
import { accountQuery } from '#shell/account-call.ts';
import { trailQuery } from '#shell/exploration-query.ts';
import { to } from '#to.ts';
import { chainWords, decidesSentence, openingSentence, type Words } from './opening-sentence.ts';
import { SelectedSpot } from './selected-spot.tsx';
import type { View } from './view-choice.tsx';
import { WayFacts } from './way-facts.tsx';
import { WayList } from './way-list.tsx';
import type { PictureProps } from './way-picture.tsx';
import { type WaySpot, waysOfRun } from './ways-of-run.ts';
import styles from './ways-view.module.css';

const WayPicture = onDemand<PictureProps>(() => import('./way-picture.tsx').then((file) => file.WayPicture));

/** More lines than this are a knot in a picture, and take long to lay out. */
const LINES_MAX = 400;

interface Props {
  exploration: ManagedExploration;
  view: View;
}

/** The ways of a run as a picture or as text, with the shortest and the longest one, and what cannot work. */
export function WaysView({ exploration: { id, slug }, view: chosen }: Props) {
  const { t, i18n } = useTranslation(waysTexts);
  const navigate = useNavigate();
  const [selectedId, select] = useState<number>();
  const { data: trail } = useSuspenseQuery(trailQuery(slug));
  const asked = accountQuery(routes.managedExplorations.checklist, { params: { exploration_id: id } });
  const { data: checklist } = useQuery({ ...asked, staleTime: 0 });
  const run = useMemo(() => waysOfRun(trail, checklist?.rows), [trail, checklist]);
  const words = useMemo<Words>(
    () => ({ t, language: i18n.language, spots: run.spots, ordered: run.ordered }),
    [t, i18n.language, run],
  );

  if (run.spots.length === 0)
    return (
      <EmptyState
        title={t('ways.empty')}
        text={t('ways.empty.text')}
        action={
          <Button component={Link} to={to.newPoi({ exploration: slug })}>
            {t('ways.empty.action')}
          </Button>
        }
      />
    );

  const isKnot = run.picture.lines.length > LINES_MAX;
  const view = isKnot ? 'text' : chosen;
  const selected = run.spots.find((spot) => spot.id === selectedId);
  const addressOf = (spot: WaySpot) => to.poi({ exploration: slug, poi: spot.slug });
  const { endings, points, optional } = run.ways;
  const decisionCount = [...run.decisions.values()].flat().length;
  const sentencesOf = (spot: WaySpot) =>
    joinNames([openingSentence(words, spot), decidesSentence(words, run.decisions.get(spot))], ' ');
  const facts = joinNames(
    [
      decisionCount > 0 && t('ways.decisions', { count: decisionCount }),
      endings.length > 0 && t('ways.endings', { count: endings.length }),
      points.least < points.most && t('ways.range', points),
    ],
    ', ',
  );
  const hint = t(isKnot ? 'ways.picture.many' : view === 'picture' ? 'ways.hint' : 'ways.hint.text');
  return (
    <div className={styles.ways}>
      <p className={styles.intro}>
        {facts && `${facts}. `}
        <span className={styles.hint}>{hint}</span>
      </p>
      <WayFacts run={run} />
      {run.chains.length > 0 && (
        <section className={styles.faults} aria-label={t('ways.faults')}>
          {run.chains.map((chain) => (
            <p key={chain[0]?.id}>
              <IconAlertTriangle aria-hidden="true" size="1.25rem" />
              {chainWords(words, chain)}
            </p>
          ))}
        </section>
      )}
      {view === 'picture' && (
        <div className={styles.onScreen}>
          <WayPicture
            run={run}
            words={words}
            selected={selected}
            onSelect={(spot) => select(spot.id)}
            onOpen={(spot) => navigate(addressOf(spot))}
          />
          <SelectedSpot
            spot={selected}
            sentence={selected && sentencesOf(selected)}
            isNever={selected !== undefined && run.ways.never.includes(selected)}
            address={selected && addressOf(selected)}
          />
        </div>
      )}
      <div className={view === 'picture' ? styles.onPaper : undefined}>
        <WayList run={run} words={words} slug={slug} />
      </div>
      {optional.length > 0 && (
        <p className={styles.tip}>
          <IconBulb aria-hidden="true" size="1.25rem" />
          {t('ways.optional', {
            names: joinNames(
              optional.map(({ name }) => name),
              ', ',
            ),
          })}
        </p>
      )}
      <p className={styles.note}>{t('ways.estimate')}</p>
    </div>
  );
}
