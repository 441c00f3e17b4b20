import { Button } from '@mantine/core';
import { linesOfWay, poiKey } from '@puzzle-runs/domain/exploration/ways/way-picture.ts';
import { IconArrowsHorizontal } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waysTexts } from '#i18n/ways.ts';
import { GATE, layOut, SPOT } from './lay-out.ts';
import { nextSpot } from './next-spot.ts';
import { figureLabel, type Words } from './opening-sentence.ts';
import { SpotNode } from './spot-node.tsx';
import { useFit } from './use-fit.ts';
import styles from './way-picture.module.css';
import type { WaySpot, WaysOfRun } from './ways-of-run.ts';

export interface PictureProps {
  run: WaysOfRun;
  words: Words;
  selected: WaySpot | undefined;
  onSelect: (spot: WaySpot) => void;
  onOpen: (spot: WaySpot) => void;
}

/** Spots and conditions in layers, with the shortest way in green and the longest one on a band. */
export function WayPicture({ run, words, selected, onSelect, onOpen }: PictureProps) {
  const { t } = useTranslation(waysTexts);
  const { spots, ways, isFree } = run;
  const picture = useMemo(() => (isFree ? { gates: [], lines: trailOf(spots) } : run.picture), [run, isFree, spots]);
  const labels = useMemo(
    () => new Map(spots.flatMap((spot) => [[poiKey(spot), figureLabel(words, spot)] as const])),
    [spots, words],
  );
  const laid = useMemo(() => {
    const labelled = new Set([...labels].flatMap(([key, label]) => (label === undefined ? [] : [key])));
    return layOut(spots, picture, labelled);
  }, [spots, picture, labels]);
  const group = useRef<HTMLFieldSetElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const fit = useFit(frame, laid.width);
  const [entry] = spots;
  const current = selected ?? entry;
  const green = linesOfWay(picture, ways.shortest.pois);
  const band = linesOfWay(picture, ways.longest.pois);

  function move(event: KeyboardEvent) {
    const next = current && nextSpot(event.key, { spots, from: current, corners: laid.corners });
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    group.current?.querySelector<HTMLElement>(`[data-spot="${next.id}"]`)?.focus();
  }

  const size = { '--width': laid.width, '--height': laid.height, '--zoom': fit.zoom } as CSSProperties;
  return (
    <div className={styles.frame}>
      <div className={styles.scroll} ref={frame}>
        <fieldset className={styles.picture} ref={group} style={size} onKeyDown={move}>
          <legend className="visually-hidden">{`${t('ways.picture')}. ${t('ways.picture.keys')}`}</legend>
          <svg className={styles.lines} viewBox={`0 0 ${laid.width} ${laid.height}`} aria-hidden="true">
            {!isFree &&
              picture.lines.map(
                (line, index) =>
                  band.has(line) && (
                    <path key={`${line.from} ${line.to}`} className={styles.band} d={laid.paths[index]} />
                  ),
              )}
            {picture.lines.map((line, index) => (
              <path
                key={`${line.from} ${line.to}`}
                className={!isFree && green.has(line) ? styles.green : styles.line}
                d={laid.paths[index]}
              />
            ))}
          </svg>
          {picture.gates.map(({ key, needed, of, isAny }) => (
            <span key={key} className={styles.gate} style={placeOf(laid.corners.get(key), GATE)} aria-hidden="true">
              {isAny ? t('ways.gate.any') : t('ways.gate', { needed, of })}
            </span>
          ))}
          {spots.map((spot) => (
            <SpotNode
              key={spot.id}
              run={run}
              spot={spot}
              label={labels.get(poiKey(spot))}
              style={placeOf(laid.corners.get(poiKey(spot)), SPOT)}
              isSelected={spot === selected}
              isEntry={spot === current}
              onSelect={onSelect}
              onOpen={onOpen}
            />
          ))}
        </fieldset>
      </div>
      {fit.isWider && (
        <Button
          variant="subtle"
          aria-pressed={fit.isFitted}
          leftSection={<IconArrowsHorizontal aria-hidden="true" size={20} />}
          onClick={fit.toggle}
        >
          {t(fit.isFitted ? 'ways.unfit' : 'ways.fit')}
        </Button>
      )}
    </div>
  );
}

/** Without conditions, one line from spot to spot. */
function trailOf(spots: readonly WaySpot[]) {
  return spots.slice(1).map((spot, index) => ({ from: poiKey(spots[index] ?? spot), to: poiKey(spot) }));
}

function placeOf(corner: { x: number; y: number } | undefined, { width, height }: typeof SPOT): CSSProperties {
  return { '--x': corner?.x ?? 0, '--y': corner?.y ?? 0, '--w': width, '--h': height } as CSSProperties;
}
