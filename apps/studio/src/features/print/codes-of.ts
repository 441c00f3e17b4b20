import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';

/** A printed QR code at a poi: of a task, or of the arrival. */
interface PlacedCode {
  /** Unique on the sheet. */
  key: string;
  /** Names of the poi and the task; no task for the arrival. */
  poi: string;
  task: string | null;
  /** Content of the QR code. */
  text: string;
  /** For players who type instead of scanning. */
  code: string;
}

/** The QR codes of all arrivals and tasks, in the order of play. */
export function codesOf(pois: readonly ManagedPoi[]): PlacedCode[] {
  return pois
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ id: poiId, name: poi, arrival_code: code, Tasks = [] }) => [
      ...(code === null ? [] : [{ key: `poi ${poiId}`, poi, task: null, text: code, code }]),
      ...Tasks.toSorted((a, b) => a.position - b.position).flatMap(({ id, name, task }) =>
        'locate_type' in task && task.locate_type === 'qr'
          ? [{ key: `task ${id}`, poi, task: name, text: task.image, code: task.code }]
          : [],
      ),
    ]);
}
