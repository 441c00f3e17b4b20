import type { EventTeam, EventTeams } from '@puzzle-runs/contract/management/event.ts';
import { attentionOf, isStillContacted } from '@puzzle-runs/domain/battle/team-attention.ts';
import { compareNames } from '@puzzle-runs/domain/compare-names.ts';
import { netOf } from '@puzzle-runs/domain/game/standing.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { readConnectedPhones } from '#modules/live/connected-phones.service.ts';
import { type ActiveTeam, readTeamActivity } from '#modules/play/event/team-activity.service.ts';
import { battleScheduleAt } from '#modules/play/play.service.ts';
import { rankBattle } from '#modules/play/score/ranking.service.ts';
import { getOwnBattle, type OwnBattle, untilLastTeam } from '../battles/battles.repository.ts';
import { countOpenReviewsByTeam } from '../reviews/reviews.repository.ts';
import { mapUnresolvedHelp } from './help.repository.ts';

/** The clock and all teams of an own battle, by name. Throws `not_found`. */
export async function readEventTeams(
  { store: { db }, now }: Pick<Deps, 'store' | 'now'>,
  { user_id }: Session,
  id: number,
): Promise<EventTeams> {
  const battle = await getOwnBattle(db, user_id, { id });
  const at = now();
  const [{ teams, resumedAt }, ranking, phones, help, openReviews] = await Promise.all([
    readTeamActivity(db, id, at),
    rankBattle(db, id, battle),
    readConnectedPhones(db, id, at),
    mapUnresolvedHelp(db, id),
    countOpenReviewsByTeam(db, { creatorId: user_id, battleId: id }),
  ]);
  const places = new Map(ranking.map(({ Team, place }) => [Team.id, place]));
  const rows = teams.map((team): EventTeam => {
    const place = places.get(team.row.team.id) ?? teams.length;
    const playing = team.playing?.id ?? 0;
    const own = {
      phones: phones.get(playing) ?? 0,
      help: help.get(playing) ?? null,
      openReviews: openReviews.get(team.row.team.id) ?? 0,
    };
    return toEventTeam(team, { battle, resumedAt, at, place, ...own });
  });
  const { state } = battleScheduleAt(untilLastTeam(battle), at);
  return {
    count: rows.length,
    rows: rows.toSorted((a, b) => compareNames(a.Team.name, b.Team.name)),
    state,
    starts_at: battle.startsAt?.toISOString() ?? null,
    ends_at: battle.endsAt?.toISOString() ?? null,
    paused_at: battle.pausedAt?.toISOString() ?? null,
    stuck_minutes: battle.stuckMinutes,
    open_reviews: [...openReviews.values()].reduce((sum, n) => sum + n, 0),
  };
}

interface Moment {
  battle: OwnBattle;
  resumedAt: Date | null;
  at: Date;
  place: number;
  phones: number;
  help: EventTeam['help'];
  openReviews: number;
}

function toEventTeam(team: ActiveTeam, moment: Moment): EventTeam {
  const { battle, resumedAt, at, place, phones, help, openReviews } = moment;
  const { row, playing, finished, tasksCompleted, totalTasks, lastActivityAt, lastProgressAt, poi, next, wrongTries } =
    team;
  const { startDelay, endDelay } = row;
  const own = battleScheduleAt({ ...battle, startDelay, endDelay }, at, row.extraMinutes);
  const { state, starts_at, ends_at } = own;
  const { silentMinutes, stuck } = attentionOf(
    {
      state,
      finished,
      joinedAt: playing?.joinedAt.getTime() ?? null,
      playingSince: [starts_at === null ? null : Date.parse(starts_at), resumedAt?.getTime() ?? null],
      lastActivityAt,
      lastProgressAt,
      wrongTries,
    },
    battle.stuckMinutes,
    at.getTime(),
  );
  const hardest = wrongTries.toSorted((a, b) => b.wrong - a.wrong)[0];
  return {
    participant_id: row.participantId,
    Team: row.team,
    Exploration: row.exploration,
    place,
    netPoints: netOf({ earned: playing?.earned ?? 0, spent: playing?.spent ?? 0, adjusted: row.adjusted }),
    adjustedPoints: row.adjusted,
    tasks_completed: tasksCompleted,
    total_tasks: totalTasks,
    extra_minutes: row.extraMinutes,
    starts_at,
    ends_at,
    state,
    joined_at: playing?.joinedAt.toISOString() ?? null,
    finished,
    phones,
    last_activity_at: isoOf(lastActivityAt),
    Poi: poi,
    NextPoi: next,
    silent_minutes: silentMinutes,
    stuck,
    Task: stuck === 'tries' && hardest ? { ...hardest.task, wrong: hardest.wrong } : null,
    help,
    open_reviews: openReviews,
    contacted_at: isStillContacted(row.contactedAt, lastActivityAt) ? isoOf(row.contactedAt) : null,
  };
}

function isoOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
