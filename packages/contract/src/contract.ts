import { initContract } from '@ts-rest/core';
import { battles } from './battle.ts';
import { board } from './board.ts';
import { captcha } from './captcha.ts';
import { contacts } from './contact.ts';
import { explorations } from './exploration.ts';
import { gameHandover } from './game-handover.ts';
import { joining } from './join.ts';
import { subscriptions } from './license.ts';
import { live } from './live.ts';
import { managedBattles } from './management/battle.ts';
import { conditions } from './management/condition.ts';
import { managedEvents } from './management/event.ts';
import { managedExplorations } from './management/exploration.ts';
import { managedFeedback } from './management/feedback.ts';
import { managedHelp } from './management/help.ts';
import { managedInsights } from './management/insights.ts';
import { media } from './management/media.ts';
import { managedPois } from './management/poi.ts';
import { prerequisites } from './management/prerequisite.ts';
import { managedProgress } from './management/progress.ts';
import { qualifiers } from './management/qualifiers.ts';
import { managedRegistrations } from './management/registration.ts';
import { managedReviews } from './management/review.ts';
import { tasks } from './management/task.ts';
import { managedTeams } from './management/team.ts';
import { translations } from './management/translation.ts';
import { feedback } from './play/feedback.ts';
import { photos, photoUploads } from './play/photo.ts';
import { joined, progress } from './play/progress.ts';
import { registrations } from './registration.ts';
import { site } from './site.ts';
import { users } from './user.ts';

/** Every call of the API: the single source of its paths and schemas. */
export const contract = initContract().router(
  {
    explorations,
    battles,
    joining,
    registrations,
    joined,
    gameHandover,
    progress,
    photos,
    photoUploads,
    feedback,
    live,
    site,
    users,
    captcha,
    contacts,
    managedExplorations,
    managedPois,
    prerequisites,
    conditions,
    qualifiers,
    tasks,
    translations,
    managedTeams,
    managedBattles,
    managedEvents,
    managedRegistrations,
    managedHelp,
    managedProgress,
    managedInsights,
    managedFeedback,
    managedReviews,
    board,
    subscriptions,
    media,
  },
  { pathPrefix: '/api', strictStatusCodes: true },
);
