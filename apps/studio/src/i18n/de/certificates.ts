/** Certificates of a Versus, for printing. */
export const certificates = {
  'certificates.text':
    'Eine Seite für jedes Team, das mitgespielt hat. Namen, die du hier einträgst, stehen nur auf dem Ausdruck: Sie werden weder gesendet noch gespeichert.',
  'certificates.running': 'Das Versus läuft noch: Plätze und Punkte können sich noch ändern.',
  'certificates.none': 'Noch hat kein Team mitgespielt.',
  'certificates.what': 'Was gedruckt wird',
  'certificates.all_one': 'Alle Urkunden ({{count}})',
  'certificates.all_other': 'Alle Urkunden ({{count}})',
  'certificates.print': 'Drucken',
  'certificates.of': 'Urkunde für {{team}}',
  'certificates.names': 'Namen für die Urkunde von {{team}}',
  'certificates.names.hint': 'Du kannst das Feld leer lassen.',
  'certificates.heading': 'Urkunde',
  'certificates.place': 'Platz {{n}}',
  'certificates.points_one': 'mit {{count}} Punkt',
  'certificates.points_other': 'mit {{count}} Punkten',
  'certificates.share': 'mit {{share}} der Punkte',
  'certificates.time': 'in {{hours}} Std. {{minutes}} Min.',
  'certificates.time.minutes': 'in {{minutes}} Min.',
  'certificates.sign': 'Unterschrift',
} as const;
