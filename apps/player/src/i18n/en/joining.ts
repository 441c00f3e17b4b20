/** Teams of a Versus, join links and printed cards. */
export const joining = {
  'teams.title': 'Which team are you?',
  'teams.back': 'Back to the run',
  'teams.toExploration': 'Go to the run',
  'teams.search': 'Your team’s name',
  'teams.search.none': 'No team here has that name.',
  'teams.solo.title': 'You don’t need a team here',
  'teams.solo.text': 'Play this run on your own, or start your own team on its page with “Play together”.',
  'teams.none.title': 'No teams yet',
  'teams.none.text': 'This run doesn’t have any teams in this Versus yet.',
  'joinLink.battle': 'Versus',
  'joinLink.exploration': 'Puzzle Run',
  'joinLink.team': 'Team',
  'joinLink.members_one': '{{count}} person is already in.',
  'joinLink.members_other': '{{count}} people are already in.',
  'joinLink.friends': 'Everyone plays on their own phone. When one of you solves a quest, it’s solved for all.',
  'joinLink.alone':
    'You are already playing this run on your own. You won’t lose that: you can continue with both on the run’s page.',
  'teamCard.text': 'Copy what your card says.',
  'teamCard.exploration': 'Run code',
  'teamCard.team': 'Team code',
  'teamCard.missing': 'Your card shows this code.',
  'teamCard.open': 'Continue to the team',
  'joinLink.impossible': 'Joining isn’t possible',
  'joinLink.impossible.text': 'This link doesn’t match any run, or its code no longer works. Please ask for a new one.',
  'joinLink.impossible.noTeam':
    'The team no longer exists, or the link is incomplete. Ask a teammate or the organiser.',
} as const;
