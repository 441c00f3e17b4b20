/** Sentences for the problem codes that only calls of creators return: they stay out of the first page of players. */
export const creatorProblems = {
  'problem.missing': 'Was noch fehlt, steht beim jeweiligen Feld.',
  'problem.already_right': 'Diese Antwort ist schon richtig. Eine Reaktion darauf wäre nie zu sehen.',
  'problem.wrong_method': 'Das geht an dieser Adresse nicht.',
  'problem.team_already_participates': 'Dieses Team nimmt schon teil.',
  'problem.team_not_joined': 'Von diesem Team spielt noch kein Handy mit.',
  'problem.message_read': 'Die Nachricht wurde schon gelesen.',
  'problem.team_has_progress':
    'Beide Teams haben schon etwas geschafft. Zusammenlegen geht nur, solange höchstens eines Fortschritt hat.',
  'problem.cyclic_conditions': 'Damit würden Spots aufeinander warten, und keiner von ihnen ginge auf.',
  'problem.not_publishable': 'Diesen Run kann noch niemand zu Ende spielen. Die Prüfliste zeigt, was fehlt.',
  'problem.file_too_large': 'Die Datei enthält mehr, als ein Run haben kann.',
  'problem.limit_reached': 'Mehr passt hier nicht hinein. Lösche zuerst, was du nicht mehr brauchst.',
  'problem.wrong_media_type': 'Dieses Format kennen wir nicht. Nimm ein Bild als JPEG, PNG, WebP, AVIF oder GIF.',
  'problem.media_too_large': 'Dieses Bild ist zu groß. Es darf höchstens 40 MB haben.',
} as const;
