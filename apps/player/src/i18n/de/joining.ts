/** Teams of a Versus, join links, printed cards, and the result to share. */
export const joining = {
  'teams.title': 'Welches Team seid ihr?',
  'teams.back': 'Zurück zum Run',
  'teams.toExploration': 'Zum Run',
  'teams.search': 'Name eures Teams',
  'teams.search.none': 'So heißt hier kein Team.',
  'teams.solo.title': 'Hier braucht ihr kein Team',
  'teams.solo.text': 'Spielt diesen Run allein, oder gründet auf seiner Seite ein eigenes Team: „Gemeinsam spielen“.',
  'teams.none.title': 'Noch keine Teams',
  'teams.none.text': 'Für diesen Run gibt es in diesem Versus noch kein Team.',
  'joinLink.battle': 'Versus',
  'joinLink.exploration': 'Puzzle Run',
  'joinLink.team': 'Team',
  'joinLink.members_one': '{{count}} Person ist schon dabei.',
  'joinLink.members_other': '{{count}} Leute sind schon dabei.',
  'joinLink.friends': 'Alle spielen mit dem eigenen Handy. Was eine Person löst, ist für alle gelöst.',
  'joinLink.alone':
    'Du spielst diesen Run schon allein. Das bleibt dir: Auf der Seite des Runs kannst du beides weiterspielen.',
  'teamCard.text': 'Schreibt ab, was auf eurer Karte steht.',
  'teamCard.exploration': 'Code des Runs',
  'teamCard.team': 'Code des Teams',
  'teamCard.missing': 'Dieser Code steht auf eurer Karte.',
  'teamCard.open': 'Weiter zum Team',
  'joinLink.impossible': 'Beitreten ist nicht möglich',
  'joinLink.impossible.text':
    'Dieser Link passt zu keinem Run, oder sein Code gilt nicht mehr. Bitte lass ihn dir noch einmal schicken.',
  'joinLink.impossible.noTeam':
    'Das Team gibt es nicht mehr, oder der Link ist unvollständig. Frag im Team oder bei der Spielleitung nach.',
  'result.share': 'Ergebnis als Bild teilen',
} as const;
