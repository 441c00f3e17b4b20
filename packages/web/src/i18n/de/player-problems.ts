/** Sentences for the problem codes that only calls of players return: they stay out of the first page of the studio. */
export const playerProblems = {
  'problem.poi_locked': 'Dieser Spot ist noch verschlossen.',
  'problem.not_there_yet': 'Ihr seid noch nicht da. Die Quests öffnen sich, wenn ihr am Spot seid.',
  'problem.position_inaccurate':
    'Dein Standort ist gerade zu ungenau. Geht ein Stück ins Freie und versucht es noch einmal, oder nehmt den Code vor Ort.',
  'problem.wrong_arrival_code': 'Dieser Code gehört nicht zu diesem Spot. Prüft ihn und versucht es noch einmal.',
  'problem.wrong_answer': 'Das war es noch nicht. Versuch es noch einmal.',
  'problem.task_already_progressed': 'Diese Quest hast du schon gelöst.',
  'problem.duplicated_answer': 'Jemand aus deinem Team war schneller: Diese Quest ist schon gelöst.',
  'problem.not_enough_points': 'Für diesen Hinweis reichen deine Punkte noch nicht. Löse erst eine weitere Quest.',
  'problem.hint_not_yet': 'Dieser Hinweis kommt erst später.',
  'problem.poi_full': 'Hier ist gerade kein Platz.',
  'problem.registration_closed': 'Die Anmeldung ist gerade geschlossen.',
  'problem.registration_full': 'Alle Plätze sind vergeben.',
  'problem.name_refused': 'Diesen Namen nehmen wir nicht an. Bitte wählt einen anderen.',
  'problem.help_not_offered': 'In diesem Versus könnt ihr keine Hilfe rufen.',
  'problem.help_already_requested': 'Euer Team hat schon um Hilfe gebeten. Die Antwort seht ihr hier.',
  'problem.help_too_soon': 'Ihr habt gerade erst um Hilfe gebeten. Wartet eine Minute.',
  'problem.already_reported': 'Das habt ihr schon gemeldet.',
  'problem.photo_limit':
    'Hier sind keine weiteren Fotos möglich. Löscht eines von euren oder fragt die Person, die den Run erstellt hat.',
  'problem.not_playable_offline': 'Dieser Run braucht Netz.',
  'problem.battle_forbids_offline': 'Ein Versus mit diesem Run braucht Netz.',
  'problem.wrong_exploration_code': 'Der Code stimmt nicht. Prüfe ihn und versuche es noch einmal.',
  'problem.wrong_team_code': 'Der Team-Code stimmt nicht. Prüfe ihn und versuche es noch einmal.',
  'problem.team_merged': 'Dieses Team gehört jetzt zu einem anderen. Nehmt dessen Karte, oder fragt die Spielleitung.',
  'problem.team_required': 'Hier wird in Teams gespielt. Wähle zuerst ein Team.',
} as const;
