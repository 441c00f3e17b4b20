import type { ManagedPoi } from '@puzzle-runs/contract/management/poi.ts';

/** A QR code that hangs at a poi. */
interface PlacedCode {
  /** Id of the task. */
  id: number;
  /** Names of the poi and the task. */
  poi: string;
  task: string;
  /** Content of the QR code. */
  text: string;
  /** For players who type instead of scanning. */
  code: string;
}

/** The QR codes of all tasks, in the order of play. */
export function codesOf(pois: readonly ManagedPoi[]): PlacedCode[] {
  return pois
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ name: poi, Tasks = [] }) =>
      Tasks.toSorted((a, b) => a.position - b.position).flatMap(({ id, name, task }) =>
        'locate_type' in task && task.locate_type === 'qr'
          ? [{ id, poi, task: name, text: task.image, code: task.code }]
          : [],
      ),
    );
}
