import { Button } from '@mantine/core';
import { linesOfWay, type PictureLine, poiKey } from '@puzzle-runs/domain/exploration/ways/way-picture.ts';
import { IconArrowsHorizontal } from '@tabler/icons-react';
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waysTexts } from '#i18n/ways.ts';
import { useKeysIn } from '#ui/use-keys-in.ts';
import { type Box, type LaidOut, layOut } from './lay-out.ts';
import { nextSpot } from './next-spot.ts';
import { figureLabel, type Words } from './opening-sentence.ts';
import { CHIP_HEIGHT, LABEL_HEIGHT, SpotNode, sizeOfSpot } from './spot-node.tsx';
import { useSpotWords } from './use-spot-words.ts';
import styles from './way-picture.module.css';
import type { WaySpot, WaysOfRun } from './ways-of-run.ts';

const GATE = { width: 80, height: 40 };

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
  const { spots, ways, isFree, decisions } = run;
  const { factsOf } = useSpotWords(ways);
  const picture = useMemo(() => (isFree ? { gates: [], lines: trailOf(spots) } : run.picture), [run, isFree, spots]);
  const labels = useMemo(() => new Map(spots.map((spot) => [spot, figureLabel(words, spot)])), [spots, words]);
  const laid = useMemo(() => {
    const items = spots.map((spot) => ({
      key: poiKey(spot),
      ...sizeOfSpot(spot.name, factsOf(spot)),
      above: labels.get(spot) === undefined ? 0 : LABEL_HEIGHT,
      below: CHIP_HEIGHT * (decisions.get(spot)?.length ?? 0),
      isGate: false,
    }));
    const gates = picture.gates.map(({ key }) => ({ key, ...GATE, above: 0, below: 0, isGate: true }));
    return layOut([...items, ...gates], picture.lines);
  }, [spots, picture, labels, decisions, factsOf]);
  const group = useRef<HTMLFieldSetElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const fit = useFit(frame, laid.width);
  const [entry] = spots;
  const current = selected ?? entry;

  useKeysIn(group, (key) => {
    const next = current && nextSpot(key.key, { spots, from: current, boxes: laid.boxes });
    if (!next) return;
    key.preventDefault();
    onSelect(next);
    group.current?.querySelector<HTMLElement>(`[data-spot="${next.id}"]`)?.focus();
  });

  const size = { '--width': laid.width, '--height': laid.height, '--zoom': fit.zoom } as CSSProperties;
  return (
    <div className={styles.frame}>
      <div className={styles.scroll} ref={frame}>
        <fieldset className={styles.picture} ref={group} style={size}>
          <legend className="visually-hidden">{`${t('ways.picture')}. ${t('ways.picture.keys')}`}</legend>
          <Lines run={run} picture={picture} laid={laid} />
          {picture.gates.map(({ key, needed, of, isAny }) => (
            <span key={key} className={styles.gate} style={placeOf(laid.boxes.get(key))} aria-hidden="true">
              {isAny ? t('ways.gate.any') : t('ways.gate', { needed, of })}
            </span>
          ))}
          {spots.map((spot) => (
            <SpotNode
              key={spot.id}
              run={run}
              spot={spot}
              label={labels.get(spot)}
              style={placeOf(laid.boxes.get(poiKey(spot)))}
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
          leftSection={<IconArrowsHorizontal aria-hidden="true" size="1.25rem" />}
          onClick={fit.toggle}
        >
          {t(fit.isFitted ? 'ways.unfit' : 'ways.fit')}
        </Button>
      )}
    </div>
  );
}

interface LinesProps {
  run: WaysOfRun;
  picture: WaysOfRun['picture'];
  laid: LaidOut;
}

/** All lines: the bands of the longest way lie below the others. */
function Lines({ run: { ways, isFree }, picture: { gates, lines }, laid: { width, height, paths } }: LinesProps) {
  const none = new Set<PictureLine>();
  const green = isFree ? none : linesOfWay({ gates, lines }, ways.shortest.pois);
  const band = isFree ? none : linesOfWay({ gates, lines }, ways.longest.pois);
  const stuck = new Set([...ways.never, ...gates.filter(({ poi }) => ways.never.includes(poi))].map(keyOf));
  const drawn = lines.map((line, index) => ({ line, key: `${line.from} ${line.to}`, d: paths[index] }));
  return (
    <svg className={styles.lines} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {drawn.map(({ line, key, d }) => band.has(line) && <path key={key} className={styles.band} d={d} />)}
      {drawn.map(({ line, key, d }) => (
        <path
          key={key}
          className={green.has(line) ? styles.green : styles.line}
          data-fault={(stuck.has(line.from) && stuck.has(line.to)) || undefined}
          d={d}
        />
      ))}
    </svg>
  );
}

function keyOf(item: WaySpot | { key: string }): string {
  return 'key' in item ? item.key : poiKey(item);
}

/** Without conditions, one line from spot to spot. */
function trailOf(spots: readonly WaySpot[]) {
  return spots.slice(1).map((spot, index) => ({ from: poiKey(spots[index] ?? spot), to: poiKey(spot) }));
}

function placeOf(box: Box | undefined): CSSProperties {
  return { '--x': box?.x, '--y': box?.y, '--w': box?.width, '--h': box?.height } as CSSProperties;
}

/**
 * Whether a picture is wider than its frame, and the zoom that fits it, on request.
 * @param width of the picture, in pixels at a text size of 16
 */
function useFit(frame: RefObject<HTMLElement | null>, width: number) {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const [isAsked, ask] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setRoom(current.clientWidth / textSize);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  const isWider = width > room;
  const isFitted = isAsked && isWider;
  return { isWider, isFitted, zoom: isFitted ? room / width : 1, toggle: () => ask(!isAsked) };
}
