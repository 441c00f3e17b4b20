import type { playerProblems as de } from '../de/player-problems.ts';

/** Sentences for the problem codes that only calls of players return: they stay out of the first page of the studio. */
export const playerProblems = {
  'problem.poi_locked': 'This spot is still locked.',
  'problem.not_there_yet': 'You are not there yet. The quests open once you reach the spot.',
  'problem.position_inaccurate':
    'Your position is too inaccurate right now. Step into the open and try again, or use the code at the place.',
  'problem.wrong_arrival_code': 'This code does not belong to this spot. Check it and try again.',
  'problem.wrong_answer': 'Not quite. Have another go.',
  'problem.task_already_progressed': 'You have already solved this quest.',
  'problem.duplicated_answer': 'A teammate was faster: this quest is already solved.',
  'problem.not_enough_points': 'You don’t have enough points for this hint yet. Solve another quest first.',
  'problem.hint_not_yet': 'This hint is not available yet.',
  'problem.poi_full': 'There is no room here right now.',
  'problem.registration_closed': 'Registration is closed at the moment.',
  'problem.registration_full': 'All places are taken.',
  'problem.name_refused': 'We don’t accept this name. Please choose another one.',
  'problem.help_not_offered': 'You cannot call for help in this Versus.',
  'problem.help_already_requested': 'Your team has already called for help. You will see the answer here.',
  'problem.help_too_soon': 'You have only just called for help. Please wait a minute.',
  'problem.already_reported': 'You have already reported this.',
  'problem.photo_limit': 'There is no room for more photos. Delete one of yours, or ask the person who made the run.',
  'problem.not_playable_offline': 'This run needs a network.',
  'problem.battle_forbids_offline': 'A Versus with this run needs a network.',
  'problem.wrong_exploration_code': 'The code is wrong. Check it and try again.',
  'problem.wrong_team_code': 'The team code is wrong. Check it and try again.',
  'problem.team_merged': 'This team is now part of another one. Use that team’s card, or ask the organiser.',
  'problem.team_required': 'This run is played in teams. Choose a team first.',
} as const satisfies Record<keyof typeof de, string>;
