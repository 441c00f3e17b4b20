/** The terms of use. */
export const terms = {
  'terms.lead':
    'Privat ist Puzzle Runs kostenlos. Für Unternehmen und Bildung brauchst du eine Lizenz. Diese Bedingungen gelten für beides.',
  'terms.scope.title': 'Worum es geht',
  'terms.scope.text':
    'Puzzle Runs ist ein Angebot zum Bauen und Spielen von Rätseltouren. Diese Bedingungen gelten zwischen dir und dem Anbieter, der im [Impressum](info) genannt ist. Lädt dich jemand in ein Team oder mit einer Klasse ein, ist diese Person nicht der Anbieter.',
  'terms.private.title': 'Private Nutzung',
  'terms.private.text':
    'Als Verbraucherin oder Verbraucher nutzt du Puzzle Runs kostenlos und ohne Werbung, zum Spielen wie zum Bauen, solange es privat bleibt: für dich, deine Familie, deinen Freundeskreis, einen Geburtstag. Zum Spielen brauchst du kein Konto.',
  'terms.account.title': 'Konto',
  'terms.account.text':
    'Wer eigene Runs baut, registriert sich mit Benutzername und E-Mail-Adresse. Halte dein Passwort geheim und deine Adresse aktuell. Ein Konto, das nicht binnen 24 Stunden bestätigt wird, wird gelöscht.\nDu kannst dein Konto jederzeit ohne Frist löschen. Der Anbieter kann ein Konto sperren oder löschen, wenn damit gegen diese Bedingungen oder gegen das Recht verstoßen wird.',
  'terms.content.title': 'Was du veröffentlichst',
  'terms.content.text':
    'Deine Runs gehören dir. Du erlaubst dem Anbieter, sie zu speichern und denen zu zeigen, für die du sie freigibst; sonst nichts.\nVeröffentliche nur, was du veröffentlichen darfst: eigene Texte und Bilder oder solche, deren Nutzung dir erlaubt ist. Nicht erlaubt sind Beleidigungen, Hetze, Werbung ohne Zusammenhang, Angaben über andere ohne deren Einverständnis und Spots, die man nur verbotenerweise oder unter Gefahr erreicht.',
  'terms.safety.title': 'Unterwegs',
  'terms.safety.text':
    'Ihr spielt draußen, auf eigene Verantwortung. Achtet auf den Verkehr und nicht auf das Handy, haltet euch an Öffnungszeiten und Absperrungen und betretet keine fremden Grundstücke. Kinder spielen mit jemandem, der auf sie aufpasst.',
  'terms.license.title': 'Lizenzen für Unternehmen und Bildung',
  'terms.license.text':
    'Wer Puzzle Runs geschäftlich oder in einer Bildungseinrichtung einsetzt, braucht eine Lizenz. Sie kommt durch Kontakt per E-Mail zustande: Du fragst an, der Anbieter macht ein Angebot, und der Vertrag ist geschlossen, sobald du es annimmst. Die Lizenzen und ihre Preise stehen auf den Seiten für [Unternehmen](licenseBusiness) und für [Bildung](licenseEducation).',
  'terms.extent.title': 'Umfang und Dauer einer Lizenz',
  'terms.extent.text':
    '- Mit einer Lizenz dürfen nur so viele Menschen teilnehmen, wie Lizenzen gekauft wurden. Jede aktive Teilnahme zählt einmal.\n- Eine Lizenz gilt, bis alle Teilnahmen verbraucht sind, längstens ein Jahr ab dem Kauf. Ungenutzte Teilnahmen verfallen nach einem Jahr.\n- Manche Lizenzen lassen sich verlängern; ob deine dazugehört, steht im Angebot.\n- Flatrates sind an einen Ort gebunden, und was am Ende übrig ist, wird nicht übertragen.\n- Der Lehrkräfteverbund erlaubt fünf Lehrkräften, gleichzeitig zu arbeiten.\n- Eine Lizenz gilt für das Konto, für das sie gekauft wurde, und darf nicht weiterverkauft werden.',
  'terms.payment.title': 'Preise und Zahlung',
  'terms.payment.text':
    'Die Preise enthalten keine Umsatzsteuer und weisen keine aus, weil der Anbieter Kleinunternehmer nach § 19 UStG ist. Die Zahlung ist mit Vertragsschluss fällig.\nBei Verzug fallen Verzugszinsen von fünf Prozentpunkten über dem Basiszinssatz an. Das Recht, einen höheren Schaden nachzuweisen, bleibt unberührt.',
  'terms.withdrawal.title': 'Widerruf',
  'terms.withdrawal.text':
    'Lizenzen richten sich an Unternehmen und Einrichtungen. Schließt du den Vertrag dennoch als Verbraucherin oder Verbraucher, kannst du ihn binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Eine formlose Nachricht an den Anbieter genügt; was du gezahlt hast, bekommst du spätestens vierzehn Tage danach zurück, abzüglich dessen, was du auf eigenen Wunsch schon genutzt hast.',
  'terms.operation.title': 'Betrieb',
  'terms.operation.text':
    'Der Anbieter hält Puzzle Runs so gut er kann in Gang. Wartung, Störungen und Netze, für die er nichts kann, führen trotzdem manchmal zu Pausen. Für die kostenlose Nutzung gibt es keinen Anspruch auf ständige Erreichbarkeit. Wer automatisch abfragt, hält sich an die Grenzen der [API](api).',
  'terms.liability.title': 'Haftung',
  'terms.liability.text':
    'Der Anbieter haftet unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und für das, was er ausdrücklich zugesichert hat.\nBei leichter Fahrlässigkeit haftet er nur, wenn eine Pflicht verletzt ist, auf deren Erfüllung du vertrauen darfst und ohne die der Vertrag keinen Sinn hätte, und dann nur für den vorhersehbaren, typischen Schaden. Im Übrigen ist die Haftung ausgeschlossen.\nFür Runs haften diejenigen, die sie angelegt haben.',
  'terms.change.title': 'Änderungen',
  'terms.change.text':
    'Ändern sich diese Bedingungen, steht hier die neue Fassung. Für einen laufenden Lizenzvertrag gilt die Fassung, die beim Kauf galt.',
  'terms.law.title': 'Recht',
  'terms.law.text':
    'Es gilt deutsches Recht ohne das UN-Kaufrecht. Verbraucherinnen und Verbrauchern bleibt der Schutz, den ihnen zwingende Regeln des Landes geben, in dem sie leben. Ist eine einzelne Regel unwirksam, gelten die übrigen weiter.',
} as const;
