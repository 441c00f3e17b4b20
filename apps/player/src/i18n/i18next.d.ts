import type { account } from '@puzzle-runs/web/i18n/de/account.ts';
import type { afterAnswer } from '@puzzle-runs/web/i18n/de/after-answer.ts';
import type { conditions } from '@puzzle-runs/web/i18n/de/conditions.ts';
import type { creatorProblems } from '@puzzle-runs/web/i18n/de/creator-problems.ts';
import type { hintTiming } from '@puzzle-runs/web/i18n/de/hint-timing.ts';
import type { licenseNames } from '@puzzle-runs/web/i18n/de/license-names.ts';
import type { map } from '@puzzle-runs/web/i18n/de/map.ts';
import type { photo } from '@puzzle-runs/web/i18n/de/photo.ts';
import type { poi } from '@puzzle-runs/web/i18n/de/poi.ts';
import type { ranking } from '@puzzle-runs/web/i18n/de/ranking.ts';
import type { task } from '@puzzle-runs/web/i18n/de/task.ts';
import type { accountPages } from './de/account-pages.ts';
import type { arrival } from './de/arrival.ts';
import type { board } from './de/board.ts';
import type { compass } from './de/compass.ts';
import type { contact } from './de/contact.ts';
import type { developer } from './de/developer.ts';
import type { event } from './de/event.ts';
import type { feature } from './de/feature.ts';
import type { feedback } from './de/feedback.ts';
import type { finish } from './de/finish.ts';
import type { handover } from './de/handover.ts';
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
import type { common } from './de.ts';

/**
 * No call of a player returns these codes. Only the guide to the API shows them, and those of accounts are shown by its
 * forms only.
 */
type OtherProblems = typeof creatorProblems & Pick<typeof account, Extract<keyof typeof account, `problem.${string}`>>;

/**
 * Type-checks every text key and the values of its placeholders. A key of another namespace than `common` compiles only
 * where its namespace is named.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    defaultNS: 'common';
    fallbackNS: 'common';
    resources: {
      common: typeof common & OtherProblems;
      account: typeof account;
      accountPages: typeof accountPages;
      afterAnswer: typeof afterAnswer;
      arrival: typeof arrival;
      board: typeof board;
      compass: typeof compass;
      conditions: typeof conditions;
      contact: typeof contact;
      creatorProblems: typeof creatorProblems;
      developer: typeof developer;
      event: typeof event;
      feature: typeof feature;
      feedback: typeof feedback;
      finish: typeof finish;
      handover: typeof handover;
      info: typeof info;
      joining: typeof joining;
      landing: typeof landing;
      legal: typeof legal;
      license: typeof license;
      licenseNames: typeof licenseNames;
      map: typeof map;
      offline: typeof offline;
      photo: typeof photo;
      play: typeof play;
      playground: typeof playground;
      hintTiming: typeof hintTiming;
      poi: typeof poi;
      ranking: typeof ranking;
      registration: typeof registration;
      sharing: typeof sharing;
      task: typeof task;
      trailMap: typeof trailMap;
    };
  }
}
