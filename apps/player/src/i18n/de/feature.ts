import { featureGroups } from './feature/feature-groups.ts';
import { featureTabs } from './feature/feature-tabs.ts';

/** The feature pages: navigation, overview, proposal page and the texts of the tabs. */
export const feature = {
  ...featureGroups,
  ...featureTabs,

  'feature.nav': 'Alle Funktionen',
  'feature.picker': 'Funktion wählen',
  'feature.overview': 'Zur Übersicht der Funktionen',
  'feature.imagine': 'Stell dir vor',
  'feature.know': 'Gut zu wissen',
  'feature.steps': 'Weitere Funktionen',
  'feature.previous': 'Davor:',
  'feature.next': 'Als Nächstes:',

  'feature.intro':
    'Jede Funktion hat ihre eigene Seite, und auf jeder kannst du sie gleich ausprobieren. Sie funktioniert genau wie im Spiel auf deinem Handy. Such dir eine aus.',
  'feature.missing': 'Fehlt dir etwas?',
  'feature.missing.text': 'Die besten Ideen kommen von denen, die einen Run bauen wollen. Erzähl uns davon.',
  'feature.missing.action': 'Funktion vorschlagen',
  'feature.start': 'Selbst einen Run bauen',

  'proposal.intro':
    'Du baust einen Run und etwas geht noch nicht? Oder du hast eine Idee, die auch anderen Freude macht? Erzähl uns davon. Wir lesen jeden Vorschlag.',
  'proposal.helps': 'Was uns hilft',
  'proposal.what': 'Was willst du erreichen?',
  'proposal.what.text': 'Beschreib die Situation, nicht nur den Knopf: „Wir sind mit 28 Kindern im Museum und …“',
  'proposal.who': 'Für wen ist es?',
  'proposal.who.text':
    'Für Spielende, für alle, die Runs bauen, oder für alle, die Gruppen betreuen? Und wie viele sind das?',
  'proposal.now': 'Wie machst du es jetzt?',
  'proposal.now.text': 'Mit Zettel, mit einem Trick oder gar nicht: Daran sehen wir, wie sehr es fehlt.',
  'proposal.example': 'Hast du ein Beispiel?',
  'proposal.example.text': 'Ein Foto, eine Skizze auf der Serviette oder ein Link sagt oft mehr als eine Seite Text.',
  'proposal.form': 'Vorschlag schreiben',
  'proposal.mail': 'Lieber per E-Mail',
  'proposal.subject': 'Vorschlag für Puzzle Runs',
  'proposal.note':
    'Wir versprechen keine Termine. Was vielen hilft und den Rest nicht komplizierter macht, hat die besten Aussichten.',
} as const;
