/** Account pages, taking over guest progress, and the way to the studio. */
export const accountPages = {
  'register.title': 'Anmelden oder registrieren',
  'register.subtitle': 'Zum Spielen brauchst du kein Konto. Mit einem Konto baust du eigene Runs.',
  'register.login': 'Ich habe ein Konto',
  'register.new': 'Ich bin neu hier',
  'register.already.title': 'Du bist angemeldet',
  'register.already.text': 'Du bist als {{name}} angemeldet. Für ein anderes Konto melde dich erst ab.',
  'register.success.text': 'Wir haben dir eine E-Mail geschickt. Öffne den Link darin, dann ist dein Konto bereit.',
  'register.success.textTo':
    'Wir haben eine E-Mail an {{email}} geschickt. Öffne den Link darin, dann ist dein Konto bereit.',
  'register.success.hint':
    'Der Link gilt 24 Stunden. Nichts angekommen? Schau in den Spam-Ordner und prüfe die Adresse. Registrierst du dich noch einmal, bekommst du eine neue E-Mail.',
  'register.again': 'Noch einmal registrieren',
  'verify.subtitle': 'Nur noch ein Schritt.',
  'verify.missing.title': 'Hier fehlt der Code',
  'verify.missing.text':
    'Diese Seite öffnet sich mit dem Link aus deiner E-Mail. Kopiere ihn ganz, oder registriere dich noch einmal.',
  'verify.success.text': 'Deine E-Mail-Adresse ist bestätigt. Du kannst dich jetzt anmelden.',
  'verify.success.build': 'Run bauen',
  'verify.success.address': 'Deine E-Mail-Adresse ist bestätigt.',
  'recovery.subtitle': 'Wir schicken dir eine E-Mail, mit der du ein neues Passwort wählst.',
  'recovery.name': 'Der Name, mit dem du dich registriert hast.',
  'recovery.success.text':
    'Wenn Name und Adresse zu einem Konto gehören, haben wir dir eine E-Mail mit einem Link und einem Code geschickt.',
  'recovery.success.hint': 'Beides gilt eine Stunde. Nichts angekommen? Schau auch in den Spam-Ordner.',
  'recovery.again': 'Neue E-Mail anfordern',
  'reset.subtitle': 'Danach bist du auf allen Geräten abgemeldet.',
  'reset.recovery': 'Sechs Ziffern. Sie stehen in derselben E-Mail wie der Link.',
  'reset.missing.text':
    'Diese Seite öffnet sich mit dem Link aus deiner E-Mail. Kopiere ihn ganz, oder fordere eine neue an.',
  'reset.success.text': 'Dein neues Passwort gilt ab sofort. Melde dich damit an.',
  'logout.text': 'Bis bald! Was du ohne Konto gespielt hast, ist auf diesem Gerät noch da.',
  'logout.again': 'Wieder anmelden',
  'crossing.failed': 'Das Studio ist gerade nicht erreichbar',
  'takeOver.title': 'Deinen Fortschritt mitnehmen?',
  'takeOver.text_one':
    'Auf diesem Gerät wurde {{count}} Run ohne Konto gespielt. Soll dieser Fortschritt ab jetzt zu deinem Konto gehören?',
  'takeOver.text_other':
    'Auf diesem Gerät wurden {{count}} Runs ohne Konto gespielt. Soll dieser Fortschritt ab jetzt zu deinem Konto gehören?',
  'takeOver.yes': 'Ja, mitnehmen',
  'takeOver.no': 'Nein, nicht mehr fragen',
  'takeOver.taken_one': '{{count}} Run gehört jetzt zu deinem Konto.',
  'takeOver.taken_other': '{{count}} Runs gehören jetzt zu deinem Konto.',
  'takeOver.kept_one': '{{count}} Run bleibt auf diesem Gerät, denn dein Konto spielt ihn schon.',
  'takeOver.kept_other': '{{count}} Runs bleiben auf diesem Gerät, denn dein Konto spielt sie schon.',

  'progress.subtitle': 'Was du auf diesem Gerät gespielt hast',
  'progress.subtitle.account': 'Was du auf diesem Gerät und mit deinem Konto gespielt hast',
  'progress.keep': 'Melde dich an, um deinen Fortschritt auf jedem Gerät zu haben',
  'progress.delete': 'Löschen',
  'progress.deleteNamed': 'Fortschritt in {{name}} löschen',
  'progress.delete.title': 'Fortschritt löschen?',
  'progress.delete.text':
    'Deine Punkte und gelösten Quests in „{{name}}“ gehen verloren. Das lässt sich nicht rückgängig machen.',
  'progress.delete.confirm': 'Ja, löschen',
  'progress.empty.title': 'Noch kein Run begonnen',
  'progress.empty.text': 'Such dir einen Run aus und löse die erste Quest. Dein Fortschritt erscheint dann hier.',
} as const;
