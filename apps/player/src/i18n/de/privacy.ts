/** The privacy policy. Keep it in line with the data that the product stores. */
export const privacy = {
  'privacy.lead':
    'Spielen geht ohne Namen und ohne Konto. Es gibt keine Cookies, keine Werbung und keine Programme, die dich verfolgen. Was trotzdem gespeichert wird, steht hier vollständig.',
  'privacy.controller.title': 'Wer verantwortlich ist',
  'privacy.controller.text': 'Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist der Anbieter:',
  'privacy.device.title': 'Auf deinem Gerät',
  'privacy.device.text':
    'Puzzle Runs setzt keine Cookies. Im lokalen Speicher deines Browsers liegen nur diese Einträge, und nur, soweit du die Funktion nutzt:',
  'privacy.device.after':
    'Wenn du einen Run spielst, liegen außerdem in der Datenbank „puzzle-runs“ deines Browsers: der letzte Stand der Runs dieses Geräts (höchstens 30), Antworten, die auf Netz warten, und was du für unterwegs geladen hast, bei Runs, die das erlauben, auch ihre Antworten; Bilder und Karten dazu und die Dateien dieser Seite liegen in seinem Zwischenspeicher. Das alles bleibt, bis du das Team verlässt, deinen Fortschritt löschst oder, bei Runs deines Kontos, dich abmeldest. Manche Browser löschen es nach sieben Tagen ohne Besuch. Du kannst alles jederzeit in den Einstellungen deines Browsers löschen. Ohne Gast-Kennung findet der Server deinen Fortschritt als Gast allerdings nicht wieder. Rechtsgrundlage ist § 25 Abs. 2 Nr. 2 TDDDG: Ohne diese Einträge ginge das Spiel nicht.',
  'privacy.key.selectedLanguage': 'die Sprache, die du gewählt hast',
  'privacy.key.overview': 'ob du die Spots eines Runs als Liste oder als Karte siehst',
  'privacy.key.authToken': 'dein Anmelde-Token, bis du dich abmeldest; es gilt höchstens 30 Tage',
  'privacy.key.guestId': 'eine zufällige Kennung, unter der du ohne Konto spielst',
  'privacy.key.answeredGuestId':
    'für welche Kennung du schon entschieden hast, ob dein Konto ihren Fortschritt übernimmt',
  'privacy.key.runTokens':
    'je beigetretenem Run ein Token und der Code, mit dem du beigetreten bist, damit du andere einladen kannst',
  'privacy.key.drafts': 'was du im Studio geschrieben und noch nicht gespeichert hast, bis du dich abmeldest',
  'privacy.key.answers': 'deine Antworten zu den Quests, auch angefangene, bis du dich abmeldest',
  'privacy.senses.title': 'Standort und Kamera',
  'privacy.senses.text':
    'Nur wenn du bei einem Spot „Standort nutzen“ oder auf der Karte „Zeig mir, wo ich bin“ antippst oder einen QR-Code scannst, fragt dein Browser um Erlaubnis. Entfernung und Richtung zu einem Spot rechnet dein Gerät selbst aus, und nur, solange du die Seite siehst. Standort, Blickrichtung und Kamerabild werden auf deinem Gerät verarbeitet und nicht an den Server gesendet. Eine Ausnahme gibt es: Ist der Ort eines Spots geheim und tippst du dort auf „Prüfen, ob wir da sind“, sendet dein Gerät seinen Standort einmal. Der Server vergleicht ihn mit dem Ziel und speichert ihn nicht. An Spots mit bekanntem Ort meldet dein Gerät nur, dass ihr angekommen seid.',
  'privacy.play.title': 'Wenn du spielst',
  'privacy.play.text':
    'Der Server merkt sich zu deiner Gast-Kennung oder deinem Konto, welchem Run und welchem Team du beigetreten bist, wann und auf welchem Gerät (ein zufälliges Kennzeichen) du welche Quest gelöst hast und mit welcher Antwort, wie viele falsche Versuche es gab, welche Hinweise du gekauft hast, deine Punkte und deine Bewertung. Die richtige Antwort sehen danach alle Geräte deines Teams; sie wird mit dem Fortschritt gelöscht. Falsche Antworten in Wort und Zahl werden klein geschrieben und höchstens 100 Zeichen lang 90 Tage aufbewahrt, damit erkennbar wird, welche Quest missverstanden wird; wer den Run erstellt hat, sieht nur Texte, die mindestens zwei Teilnahmen gegeben haben, und nie, von wem. Dazu zählt der Server je Tag, Sprache, Spot und Quest, wie viele wie weit kamen. Beides wird mit deinem Fortschritt gelöscht oder abgezogen.\nIm Versus steht bei deinem Team außerdem, wie viele Handys gerade verbunden sind (nur die Zahl, solange sie verbunden sind), welche Spots die Leitung geöffnet hat, wann sie sich um euch gekümmert hat und wann eine Nachricht zum ersten Mal geladen wurde. Ruft ihr um Hilfe, speichert der Server für die Leitung euren Text, Spot und Quest, die Zeit und ihre Antwort; lesen können das nur euer Team und die Leitung. All das wird mit dem Fortschritt oder dem Versus gelöscht.\nIm Versus sehen alle Beteiligten und alle, die es veranstalten, Namen und Punkte der Teams. Wer in einem Team was gelöst hat, zeigt die Rangliste nicht.\nRechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO: Ohne Fortschritt gibt es kein Spiel. Er bleibt, bis du ihn löschst oder der Run gelöscht wird. Meldest du dich an, kannst du in dein Konto übernehmen, was du als Gast gespielt hast.',
  'privacy.account.title': 'Wenn du ein Konto hast',
  'privacy.account.text':
    'Zum Registrieren brauchst du einen Benutzernamen, eine E-Mail-Adresse und ein Passwort. Das Passwort wird nur als Prüfwert (Argon2id) gespeichert, aus dem es sich nicht zurückrechnen lässt.\n- Eine Registrierung, die du nicht bestätigst, wird nach 24 Stunden gelöscht.\n- Zu jeder Anmeldung gehört ein Eintrag mit Beginn und Ende; er wird beim Abmelden oder nach 30 Tagen gelöscht.\n- Codes aus E-Mails werden nur als Prüfwert gespeichert und verfallen spätestens nach einer Stunde, bei der Bestätigung deiner Adresse nach 24 Stunden.\n- Runs, Teams und Versus, die du anlegst, gehören zu deinem Konto. Was du veröffentlichst, können alle lesen; dein Name und deine Adresse stehen nicht dabei.\nRechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO.',
  'privacy.mail.title': 'E-Mails an dich',
  'privacy.mail.text':
    'Puzzle Runs schreibt dir nur, wenn du es veranlasst: zur Bestätigung, für ein neues Passwort, zum Löschen deines Kontos. Eine E-Mail wartet in der Datenbank, bis sie versendet ist, höchstens eine Woche, und wird dann dort gelöscht. Hat der Anbieter einen Mailserver eingerichtet, befördert dieser die Nachricht in seinem Auftrag; ohne ihn legt der Server sie als Datei in einen Ordner, den nur der Anbieter liest. Newsletter gibt es nicht.',
  'privacy.contact.title': 'Wenn du uns schreibst',
  'privacy.contact.text':
    'Das Kontaktformular speichert deinen Namen, deine E-Mail-Adresse, den Anlass, deine Nachricht, den Zeitpunkt und, wenn du angemeldet bist, dein Konto. Die Nachricht geht per E-Mail an den Anbieter und wird in der Datenbank nach {{days}} Tagen gelöscht, oder früher mit deinem Konto. Im Postfach des Anbieters bleibt sie, solange er sie für die Antwort und nach dem Gesetz braucht.\nRechtsgrundlage ist deine Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), bei Fragen zu Lizenzen auch Buchst. b. Du kannst die Einwilligung jederzeit für die Zukunft widerrufen.',
  'privacy.logs.title': 'Protokolle und Schutz vor Missbrauch',
  'privacy.logs.text':
    'Das Protokoll des Servers nennt zu einem Aufruf Zeitpunkt, Art, Pfad ohne Parameter, Dauer und Ergebnis. Deine IP-Adresse steht nicht darin, ebenso wenig Antworten, Codes, Tokens oder Nachrichten.\nDamit niemand Passwörter oder Codes durchprobiert, zählt der Server Aufrufe je IP-Adresse. Diese Zählung steht nur im Arbeitsspeicher und verfällt nach einer bis zehn Minuten. Das Rechenrätsel vor dem Löschen eines Kontos löst dein Browser selbst; kein fremder Dienst ist daran beteiligt.\nRechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO: das berechtigte Interesse an einem sicheren Betrieb.',
  'privacy.others.title': 'Wer sonst beteiligt sein kann',
  'privacy.others.text':
    'Ausgeliefert werden alle Seiten, Schriften und die eingebaute Karte von diesem Server allein. Darüber hinaus gilt:\n- Hosting: Stellt ein Dienstleister den Server, verarbeitet er alle hier genannten Daten im Auftrag des Anbieters (Art. 28 DSGVO), auch die IP-Adressen aller Verbindungen.\n- Bilder und Videos in Runs: Wer einen Run anlegt, kann sie von anderen Servern einbinden. Dein Browser lädt sie dann von dort und nennt dabei deine IP-Adresse.\n- Offene Ortsdaten: Kennt die eigene Tabelle eine Postleitzahl nicht, kann der Server einen Ortsdienst fragen, wenn der Anbieter einen eingerichtet hat. Er sendet nur die Postleitzahl, nichts über dich. Trägt ein Spot eine Adresse, sendet er im Studio auch Straße, Postleitzahl und Ort dieses Spots, um eine Nadel vorzuschlagen; von wem sie kommt, erfährt der Dienst nicht.\n- Wegbeschreibung: Tippst du auf einen Link zu einer Karten-App, gelten dort deren Regeln.\n- Gemeinschaft und Chat: Auf diesen Seiten ist kein Chat eingebunden. Lädt der Anbieter dich in einen ein, gelten dort die Regeln des jeweiligen Dienstes.',
  'privacy.map.title': 'Die Karte',
  'privacy.map.embedded':
    'Diese Installation zeigt die eingebaute Karte. Sie kommt von diesem Server; kein Kartendienst erfährt von deinem Besuch.',
  'privacy.map.streets':
    'Diese Installation zeigt einen Stadtplan aus Daten von OpenStreetMap. Dein Browser lädt ihn nur von diesem Server; kein Kartendienst erfährt deine IP-Adresse oder von deinem Besuch. Hat der Server einen Ausschnitt noch nicht, holt er ihn selbst bei einem Kartendienst und bewahrt ihn für alle auf. Wer welchen Ausschnitt angesehen hat, speichert er nicht.',
  'privacy.map.outside':
    'Diese Installation lädt ihre Karte von {{host}}. Wenn eine Karte gezeigt wird, erfährt dieser Kartendienst deine IP-Adresse und den gezeigten Ausschnitt. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO: das berechtigte Interesse an einer brauchbaren Karte.',
  'privacy.deletion.title': 'Selbst löschen',
  'privacy.deletion.text':
    'Deinen Fortschritt löschst du Run für Run auf der Seite [Fortschritt](progress), auch ohne Konto. Ein Team, das du mit anderen gegründet hast, verlässt du auf seiner Seite „Team“; geht die letzte Person, ist es gelöscht.\nDein Konto löschst du im Studio unter „Konto“: Du bekommst eine E-Mail mit einem Link und sechs Ziffern. Danach sind das Konto, alle Anmeldungen, deine Nachrichten, nicht versendete E-Mails und alles, was du allein gespielt hast, weg. In Teams tritt ein zufälliger Name an deine Stelle, damit die anderen ihre Punkte behalten.\nVeröffentlichte Runs bleiben ohne Namen bestehen, weil gerade jemand unterwegs sein kann. Lösche sie vorher, wenn du das nicht möchtest. Deine Bewertungen bleiben ohne Namen.',
  'privacy.rights.title': 'Deine Rechte',
  'privacy.rights.text':
    'Du kannst vom Verantwortlichen verlangen:\n- Auskunft, was über dich gespeichert ist (Art. 15 DSGVO)\n- Berichtigung falscher Angaben (Art. 16)\n- Löschung (Art. 17)\n- Einschränkung der Verarbeitung (Art. 18)\n- deine Daten in einem gängigen Format (Art. 20)\nDer Verarbeitung auf Grundlage eines berechtigten Interesses kannst du widersprechen (Art. 21), eine Einwilligung widerrufen (Art. 7 Abs. 3). Und du kannst dich bei einer Datenschutz-Aufsichtsbehörde beschweren (Art. 77), zum Beispiel bei der deines Bundeslandes.\nSchreib dafür an die oben genannte Adresse oder mit dem [Kontaktformular](contactForm). Spielst du als Gast, nenne deine Gast-Kennung: Anders kann niemand wissen, was zu dir gehört.',
} as const;
