import type { account } from '@puzzle-runs/web/i18n/de/account.ts';
import type { afterAnswer } from '@puzzle-runs/web/i18n/de/after-answer.ts';
import type { licenseNames } from '@puzzle-runs/web/i18n/de/license-names.ts';
import type { map } from '@puzzle-runs/web/i18n/de/map.ts';
import type { photo } from '@puzzle-runs/web/i18n/de/photo.ts';
import type { playerProblems } from '@puzzle-runs/web/i18n/de/player-problems.ts';
import type { poi } from '@puzzle-runs/web/i18n/de/poi.ts';
import type { ranking } from '@puzzle-runs/web/i18n/de/ranking.ts';
import type { task } from '@puzzle-runs/web/i18n/de/task.ts';
import type { battle } from './de/battles.ts';
import type { certificates } from './de/certificates.ts';
import type { editor } from './de/editor.ts';
import type { event } from './de/event.ts';
import type { explorations } from './de/explorations.ts';
import type { feedback } from './de/feedback.ts';
import type { insights } from './de/insights.ts';
import type { licenses } from './de/licenses.ts';
import type { pin } from './de/pin.ts';
import type { pois } from './de/pois.ts';
import type { preview } from './de/preview.ts';
import type { print } from './de/print.ts';
import type { registration } from './de/registration.ts';
import type { reviews } from './de/reviews.ts';
import type { runFile } from './de/run-file.ts';
import type { statistic } from './de/statistic.ts';
import type { tasks } from './de/tasks.ts';
import type { teams } from './de/teams.ts';
import type { translations } from './de/translations.ts';
import type { common } from './de.ts';

/** Texts that are loaded together with the part that shows them (`addTexts`); of `playerProblems` none is ever shown, because no call of the studio returns their codes. */
type Later = typeof playerProblems &
  typeof task &
  typeof poi &
  typeof photo &
  typeof afterAnswer &
  typeof map &
  typeof editor &
  typeof licenseNames &
  typeof licenses &
  typeof preview &
  typeof print &
  typeof tasks &
  typeof explorations &
  typeof registration &
  typeof reviews &
  typeof runFile &
  typeof feedback &
  typeof insights &
  typeof pin &
  typeof pois &
  typeof certificates &
  typeof event &
  typeof statistic &
  typeof teams &
  typeof translations &
  typeof battle;

/** Lets the compiler check all text keys and the values of their placeholders. */
declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    defaultNS: 'common';
    fallbackNS: 'common';
    resources: {
      common: typeof common & Later;
      account: typeof account;
      afterAnswer: typeof afterAnswer;
      licenseNames: typeof licenseNames;
      map: typeof map;
      photo: typeof photo;
      poi: typeof poi;
      ranking: typeof ranking;
      task: typeof task;
    };
  }
}
