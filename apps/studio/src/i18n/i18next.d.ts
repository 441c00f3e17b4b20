import type { licenseNames } from '@puzzle-runs/web/texts/de/license-names.ts';
import type { quest } from '@puzzle-runs/web/texts/de/quest.ts';
import type { spot } from '@puzzle-runs/web/texts/de/spot.ts';
import type { editor } from './de/editor.ts';
import type { licenses } from './de/licenses.ts';
import type { preview } from './de/preview.ts';
import type { print } from './de/print.ts';
import type { quests } from './de/quests.ts';
import type { runFile } from './de/run-file.ts';
import type { runs } from './de/runs.ts';
import type { spots } from './de/spots.ts';
import type { statistic } from './de/statistic.ts';
import type { teams } from './de/teams.ts';
import type { versus } from './de/versus.ts';
import type { de } from './de.ts';

/** Texts that come with the part that shows them (`addTexts`). */
type Later = typeof quest &
  typeof spot &
  typeof editor &
  typeof licenseNames &
  typeof licenses &
  typeof preview &
  typeof print &
  typeof quests &
  typeof runs &
  typeof runFile &
  typeof spots &
  typeof statistic &
  typeof teams &
  typeof versus;

/** Lets the compiler check every text key and the values that belong into its sentence. */
declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: typeof de & Later };
  }
}
