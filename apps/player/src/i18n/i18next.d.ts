import type { account as sharedAccount } from '@puzzle-runs/web/i18n/de/account.ts';
import type { afterAnswer } from '@puzzle-runs/web/i18n/de/after-answer.ts';
import type { creatorProblems } from '@puzzle-runs/web/i18n/de/creator-problems.ts';
import type { licenseNames } from '@puzzle-runs/web/i18n/de/license-names.ts';
import type { map } from '@puzzle-runs/web/i18n/de/map.ts';
import type { photo } from '@puzzle-runs/web/i18n/de/photo.ts';
import type { poi } from '@puzzle-runs/web/i18n/de/poi.ts';
import type { task } from '@puzzle-runs/web/i18n/de/task.ts';
import type { account } from './de/account.ts';
import type { arrival } from './de/arrival.ts';
import type { board } from './de/board.ts';
import type { compass } from './de/compass.ts';
import type { contact } from './de/contact.ts';
import type { developer } from './de/developer.ts';
import type { event } from './de/event.ts';
import type { feature } from './de/feature.ts';
import type { feedback } from './de/feedback.ts';
import type { finish } from './de/finish.ts';
import type { help } from './de/help.ts';
import type { info } from './de/info.ts';
import type { joining } from './de/joining.ts';
import type { landing } from './de/landing.ts';
import type { legal } from './de/legal.ts';
import type { license } from './de/license.ts';
import type { offline } from './de/offline.ts';
import type { play } from './de/play.ts';
import type { playground } from './de/playground.ts';
import type { registration } from './de/registration.ts';
import type { sharing } from './de/sharing.ts';
import type { trailMap } from './de/trail-map.ts';
import type { de } from './de.ts';

/** Texts of lazily loaded pages (`addTexts`). `creatorProblems` are shown by the guide to the API only: no call of a player returns their codes. */
type PageTexts = typeof sharedAccount &
  typeof account &
  typeof arrival &
  typeof board &
  typeof compass &
  typeof contact &
  typeof creatorProblems &
  typeof developer &
  typeof event &
  typeof feature &
  typeof feedback &
  typeof finish &
  typeof help &
  typeof info &
  typeof joining &
  typeof landing &
  typeof legal &
  typeof license &
  typeof licenseNames &
  typeof afterAnswer &
  typeof map &
  typeof offline &
  typeof play &
  typeof playground &
  typeof poi &
  typeof photo &
  typeof registration &
  typeof sharing &
  typeof task &
  typeof trailMap;

/** Type-checks every text key and the values of its placeholders. */
declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: typeof de & PageTexts };
  }
}
