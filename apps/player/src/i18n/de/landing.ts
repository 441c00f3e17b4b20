import { featureGroups } from './feature/feature-groups.ts';

/** The landing page. */
export const landing = {
  ...featureGroups,

  'landing.title': 'Deine Stadt ist ein Rätsel.',
  'landing.text': 'Geh hin, schau genau hin und löse, was vor dir steht. Allein, zu zweit oder Team gegen Team.',
  'landing.start': 'Runs entdecken',
  'landing.build': 'Selbst einen bauen',
  'landing.fact.account': 'Ohne Konto',
  'landing.fact.app': 'Ohne App',
  'landing.fact.ads': 'Ohne Werbung',

  'landing.featured': 'Unser Tipp',
  'landing.featured.open': 'Diesen Run ansehen',

  'landing.try.text':
    'Probier es gleich: Du stehst an der Alten Brücke in Heidelberg und schaust dem Affen ins Gesicht. Genau so sieht die Quest unterwegs auf deinem Handy aus.',
  'landing.try.more':
    'Es gibt noch viele andere Arten von Quests, dazu Hinweise und Spots, die sich erst öffnen müssen.',
  'landing.try.all': 'Alles ausprobieren',

  'landing.how': 'So läuft ein Run',
  'landing.how.find': 'Such dir einen Run',
  'landing.how.find.text': 'Die Karte zeigt, wo gespielt wird. Mitmachen geht sofort und ohne Anmeldung.',
  'landing.how.solve': 'Löse die Quests vor Ort',
  'landing.how.solve.text': 'An jedem Spot warten Rätsel. Wer genau hinsieht, sammelt Punkte.',
  'landing.how.unlock': 'Schalte den nächsten Spot frei',
  'landing.how.unlock.text': 'Mit Punkten, Zeit oder gelösten Quests öffnet sich Spot um Spot bis ins Ziel.',

  'landing.features': 'Was drinsteckt',
  'landing.features.all': 'Alle Funktionen im Überblick',

  'landing.promises': 'Worauf du dich verlassen kannst',
  'landing.promise.live': 'Alle sehen dasselbe',
  'landing.promise.live.text': 'Löst jemand im Team eine Quest, haben alle Handys den Haken. Die Rangliste zieht mit.',
  'landing.promise.privacy': 'Spiel ganz für dich',
  'landing.promise.privacy.text':
    'Keine Cookies, keine Werbung, kein Konto. Dein Fortschritt hängt an deinem Gerät, nicht an deinem Namen.',
  'landing.promise.sun': 'In der Sonne lesbar',
  'landing.promise.sun.text':
    'Große Schrift, kräftige Kontraste, große Knöpfe. Alles geht mit einem Daumen, mit Tastatur und mit Vorlesefunktion.',
  'landing.promise.fair': 'Lösen statt spicken',
  'landing.promise.fair.text':
    'Lösungen und verschlossene Spots kommen erst aufs Handy, wenn sie verdient sind. Nur ein Run, der ohne Netz spielbar ist, hat sie dabei.',
  'landing.promise.open': 'Offen für Eigenes',
  'landing.promise.open.text':
    'Was die Seite kann, kann auch dein Programm: Die API ist dokumentiert und frei nutzbar.',

  'landing.create': 'Bau deinen eigenen Run',
  'landing.create.text':
    'Mit einem Konto legst du Spots an, denkst dir Quests aus und teilst alles mit deinen Leuten. Privat ist es kostenlos.',
  'landing.create.register': 'Konto anlegen',
  'landing.create.studio': 'Zum Studio',

  'landing.licenses': 'Für wen ist das?',
  'landing.license.private': 'Privat',
  'landing.license.private.text': 'Für Geburtstage, Ausflüge und alle, die gern rätseln.',
  'landing.license.private.open': 'Run aussuchen',
  'landing.license.education': 'Bildung',
  'landing.license.education.text':
    'Für Schulen, Hochschulen und außerschulische Lernorte: Wandertag, Exkursion, Ersti-Woche.',
  'landing.license.education.open': 'Lizenzen für Bildung',
  'landing.license.business': 'Unternehmen',
  'landing.license.business.text': 'Für Stadtmarketing, Museen und Teamevents mit eigenen Runs.',
  'landing.license.business.open': 'Lizenzen für Unternehmen',
  'landing.license.free': 'Kostenlos',
  'landing.license.ask': 'Auf Anfrage beim Anbieter',
} as const;
