import type { account } from '@puzzle-runs/web/i18n/de/account.ts';
import type { afterAnswer } from '@puzzle-runs/web/i18n/de/after-answer.ts';
import type { conditions } from '@puzzle-runs/web/i18n/de/conditions.ts';
import type { hintTiming } from '@puzzle-runs/web/i18n/de/hint-timing.ts';
import type { licenseNames } from '@puzzle-runs/web/i18n/de/license-names.ts';
import type { map } from '@puzzle-runs/web/i18n/de/map.ts';
import type { photo } from '@puzzle-runs/web/i18n/de/photo.ts';
import type { playerProblems } from '@puzzle-runs/web/i18n/de/player-problems.ts';
import type { poi } from '@puzzle-runs/web/i18n/de/poi.ts';
import type { ranking } from '@puzzle-runs/web/i18n/de/ranking.ts';
import type { task } from '@puzzle-runs/web/i18n/de/task.ts';
import type { battles } from './de/battles.ts';
import type { carry } from './de/carry.ts';
import type { editor } from './de/editor.ts';
import type { event } from './de/event.ts';
import type { explorations } from './de/explorations.ts';
import type { feedback } from './de/feedback.ts';
import type { licenses } from './de/licenses.ts';
import type { pois } from './de/pois.ts';
import type { print } from './de/print.ts';
import type { profile } from './de/profile.ts';
import type { reviews } from './de/reviews.ts';
import type { run } from './de/run.ts';
import type { statistic } from './de/statistic.ts';
import type { tasks } from './de/tasks.ts';
import type { teams } from './de/teams.ts';
import type { translations } from './de/translations.ts';
import type { ways } from './de/ways.ts';
import type { common } from './de.ts';

/**
 * Type-checks every text key and the values of its placeholders. A key of another namespace than `common` compiles only
 * where its namespace is named. Of `playerProblems` none is ever shown, because no call of the studio returns their
 * codes.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    defaultNS: 'common';
    fallbackNS: 'common';
    resources: {
      common: typeof common & typeof playerProblems;
      account: typeof account;
      afterAnswer: typeof afterAnswer;
      battles: typeof battles;
      carry: typeof carry;
      conditions: typeof conditions;
      editor: typeof editor;
      event: typeof event;
      explorations: typeof explorations;
      feedback: typeof feedback;
      licenseNames: typeof licenseNames;
      licenses: typeof licenses;
      map: typeof map;
      photo: typeof photo;
      hintTiming: typeof hintTiming;
      poi: typeof poi;
      pois: typeof pois;
      print: typeof print;
      profile: typeof profile;
      ranking: typeof ranking;
      reviews: typeof reviews;
      run: typeof run;
      statistic: typeof statistic;
      task: typeof task;
      tasks: typeof tasks;
      teams: typeof teams;
      translations: typeof translations;
      ways: typeof ways;
    };
  }
}
