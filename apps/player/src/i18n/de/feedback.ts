/** Reporting a quest, and the comment with a rating. */
export const feedback = {
  'feedback.ranking.reviews_one': '{{count}} Foto wird noch angesehen: Die Plätze können sich ändern.',
  'feedback.ranking.reviews_other': '{{count}} Fotos werden noch angesehen: Die Plätze können sich ändern.',
  'feedback.finish.reviews_one': '{{count}} Foto wird noch angesehen. Es kann noch Punkte bringen.',
  'feedback.finish.reviews_other': '{{count}} Fotos werden noch angesehen. Sie können noch Punkte bringen.',
  'feedback.length': '{{length}} von {{max}} Zeichen',
  'feedback.tooLong': 'Das ist zu lang. Bitte kürze es auf {{max}} Zeichen.',

  'feedback.report.text':
    'Stimmt hier etwas nicht? Wer den Run gebaut hat, liest deine Meldung, aber nicht, von wem sie ist.',
  'feedback.report.reason': 'Grund',
  'feedback.report.reason.answer_refused': 'Richtige Antwort wird nicht angenommen',
  'feedback.report.reason.unclear': 'Quest ist unklar',
  'feedback.report.reason.place_changed': 'Am Ort hat sich etwas geändert',
  'feedback.report.reason.not_accessible': 'Ort ist nicht zugänglich',
  'feedback.report.reason.unsafe': 'Hier ist es gefährlich',
  'feedback.report.reason.other': 'Etwas anderes',
  'feedback.report.more': 'Was ist los?',
  'feedback.report.more.hint': 'Bitte nenne keine Namen.',
  'feedback.report.more.missing': 'Bitte schreib kurz, was nicht stimmt.',
  'feedback.report.send': 'Meldung senden',
  'feedback.report.sent': 'Danke für deine Meldung!',
  'feedback.report.sent.text': 'Hier siehst du, sobald sie erledigt ist.',
  'feedback.report.resolved': 'Deine Meldung ist erledigt',
  'feedback.report.resolved.text': 'Wer den Run gebaut hat, hat sich darum gekümmert. Danke für deine Hilfe!',

  'feedback.comment': 'Magst du etwas dazu sagen?',
  'feedback.comment.hint': 'Nur wer den Run gebaut hat, liest es, ohne deinen Namen.',
  'feedback.comment.save': 'Kommentar speichern',
  'feedback.comment.saved': 'Gespeichert. Du kannst es jederzeit ändern.',
  'feedback.comment.deleted': 'Dein Kommentar ist gelöscht.',
} as const;
