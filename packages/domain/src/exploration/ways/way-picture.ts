import type { Qualifier } from '../../poi/qualifiers.ts';
import { conditionSources, orderSources } from './condition-sources.ts';
import type { WaysPoi } from './way-graph.ts';

/** A point at which lines meet before a poi, because not all of them are needed. */
export interface PictureGate<P> {
  key: string;
  /** The poi that opens. */
  poi: P;
  /** So many of `of` pois or tasks of a list; or, if it is `isAny`, one of so many conditions. */
  needed: number;
  of: number;
  isAny: boolean;
}

/** A line from a poi or a gate to a gate or the poi that waits. */
export interface PictureLine {
  from: string;
  to: string;
  /** Only because one comes after the other in a run with an order. */
  isOrder?: boolean;
}

export interface WayPicture<P> {
  gates: PictureGate<P>[];
  lines: PictureLine[];
}

export function poiKey({ id }: { id: number }): string {
  return `poi ${id}`;
}

/**
 * What stands between the pois of a run in its picture: a line for each poi that another one waits for, and a gate where
 * some of them are enough. Two lines of an order are two ways: one of the pois is closed where the other one counts.
 * Conditions with a figure have no line.
 */
export function wayPicture<P extends WaysPoi>(pois: readonly P[], ordered = orderSources(pois)): WayPicture<P> {
  const sourcesOf = conditionSources(pois);
  const picture: Drawing<P> = { gates: [], lines: new Map() };
  for (const poi of pois) {
    const own = poiKey(poi);
    const lists = poi.prerequisites.filter((qualifier) => qualifier.value > 0 && sourcesOf(qualifier).length > 0);
    const isAny = poi.unlockMode === 'any' && poi.prerequisites.length > 1 && lists.length > 0;
    const to = isAny ? addGate(picture, { poi, needed: 1, of: poi.prerequisites.length, isAny }, own) : own;
    for (const qualifier of lists) addList(picture, { poi, qualifier, sources: sourcesOf(qualifier) }, to);
    for (const id of ordered.get(poi.id) ?? []) addLine(picture, poiKey({ id }), own, { isOrder: true });
  }
  return { gates: picture.gates, lines: [...picture.lines.values()] };
}

/** Lines by their ends, because two conditions may name the same poi. */
interface Drawing<P> {
  gates: PictureGate<P>[];
  lines: Map<string, PictureLine>;
}

function addList<P>(
  picture: Drawing<P>,
  { poi, qualifier, sources }: { poi: P; qualifier: Qualifier; sources: readonly WaysPoi[] },
  to: string,
): void {
  const of = sizeOf(qualifier);
  const end = qualifier.value < of ? addGate(picture, { poi, needed: qualifier.value, of, isAny: false }, to) : to;
  for (const source of sources) addLine(picture, poiKey(source), end);
}

function sizeOf(qualifier: Qualifier): number {
  switch (qualifier.unlock_type) {
    case 'poi_list':
      return qualifier.pois.length;
    case 'task_list':
      return qualifier.tasks.length;
    case 'decision':
    case 'points':
    case 'time':
    case 'tasks':
      return 1;
  }
}

/** Returns the key of the gate, which leads to `to`. */
function addGate<P>(picture: Drawing<P>, gate: Omit<PictureGate<P>, 'key'>, to: string): string {
  const key = `gate ${picture.gates.length + 1}`;
  picture.gates.push({ key, ...gate });
  addLine(picture, key, to);
  return key;
}

function addLine({ lines }: Drawing<unknown>, from: string, to: string, order?: { isOrder: true }): void {
  const key = `${from} > ${to}`;
  if (!order || !lines.has(key)) lines.set(key, { from, to, ...order });
}

/**
 * The lines of a picture on which a way goes, between two of its pois; a gate is on the way if a line to it is. Of the
 * pois before one in an order, only the nearest one on the way counts.
 */
export function linesOfWay<P extends WaysPoi>(
  { gates, lines }: WayPicture<P>,
  way: readonly P[],
): ReadonlySet<PictureLine> {
  const onWay = new Set(way.map(poiKey));
  // Inner gates come after the gate that they lead to, so backwards each one is known before its lines are asked for.
  for (const { key, poi } of [...gates].reverse())
    if (onWay.has(poiKey(poi)) && lines.some(({ from, to }) => to === key && onWay.has(from))) onWay.add(key);
  const after = new Set<string>();
  return new Set(
    lines.filter(({ from, to, isOrder }) => {
      if (!onWay.has(from) || !onWay.has(to)) return false;
      if (!isOrder) return true;
      const isNearest = !after.has(to);
      after.add(to);
      return isNearest;
    }),
  );
}
