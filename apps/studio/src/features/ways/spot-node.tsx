import { isGated } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { IconAlertTriangle, IconArrowsSplit2, IconFlag } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { waysTexts } from '#i18n/ways.ts';
import styles from './spot-node.module.css';
import { useSpotWords } from './use-spot-words.ts';
import type { WaySpot, WaysOfRun } from './ways-of-run.ts';

/** Room above a spot for what it asks for, and below it for a decision; sizes are pixels at a text size of 16. */
export const LABEL_HEIGHT = 28;
export const CHIP_HEIGHT = 44;
const HEIGHT = 68;
const WIDTH = { least: 158, most: 182, besideWords: 51 };
/** Usual width of a letter of the name, at most of one of its words, and of the smaller words below it. */
const LETTER = { name: 8.1, word: 9.3, facts: 6.6 };

/** The size of a spot in the picture: as wide as its words, within limits. A long name has two lines. */
export function sizeOfSpot(name: string, facts: string): { width: number; height: number } {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  const words = Math.max(name.length * LETTER.name, longest * LETTER.word, facts.length * LETTER.facts);
  const width = Math.ceil(Math.min(WIDTH.most, Math.max(WIDTH.least, WIDTH.besideWords + words)));
  return { width, height: HEIGHT };
}

interface Props {
  run: WaysOfRun;
  spot: WaySpot;
  /** What it asks for besides other spots. */
  label: string | undefined;
  style: CSSProperties;
  isSelected: boolean;
  /** Whether the tab key leads here. */
  isEntry: boolean;
  onSelect: (spot: WaySpot) => void;
  onOpen: (spot: WaySpot) => void;
}

/** A spot of the picture: selected by the first press, opened by the second one or by Enter. */
export function SpotNode({
  run: { ways, decisions },
  spot,
  label,
  style,
  isSelected,
  isEntry,
  onSelect,
  onOpen,
}: Props) {
  const { t } = useTranslation(waysTexts);
  const { factsOf, marksOf } = useSpotWords(ways);
  const isNever = ways.never.includes(spot);
  const isEnding = ways.endings.includes(spot);
  const kind = isNever ? 'never' : isEnding ? 'ending' : isGated(spot) ? 'gated' : 'start';
  const facts = isEnding
    ? joinNames([t('ways.mark.ending'), t('ways.points.short', { count: spot.points })])
    : factsOf(spot);
  return (
    <>
      {label !== undefined && (
        <span className={styles.label} style={style} aria-hidden="true">
          {label}
        </span>
      )}
      <button
        type="button"
        className={styles.spot}
        style={style}
        data-spot={spot.id}
        data-kind={kind}
        data-optional={ways.optional.includes(spot) || undefined}
        aria-pressed={isSelected}
        title={spot.name}
        tabIndex={isEntry ? 0 : -1}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onSelect(spot)}
        onClick={() => (isSelected ? onOpen(spot) : onSelect(spot))}
      >
        <span className={styles.number}>
          {isNever && <IconAlertTriangle aria-hidden="true" size="1.125rem" />}
          {!isNever && (isEnding ? <IconFlag aria-hidden="true" size="1.125rem" /> : spot.number)}
        </span>
        {(isNever || isEnding) && <span className="visually-hidden">{spot.number}</span>}
        <span className={styles.words}>
          <b>{spot.name}</b>
          <small>{facts}</small>
        </span>
        <span className="visually-hidden">{joinNames([label, ...marksOf(spot)], ', ')}</span>
      </button>
      {decisions.get(spot)?.map(({ id, name }, index) => (
        <span
          key={id}
          className={styles.decision}
          style={{ ...style, '--line': index } as CSSProperties}
          title={name}
          aria-hidden="true"
        >
          <IconArrowsSplit2 size="1.125rem" />
          <span>{name}</span>
        </span>
      ))}
    </>
  );
}
