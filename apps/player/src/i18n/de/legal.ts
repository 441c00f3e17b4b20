import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';

/** Legal notice, privacy and terms. */
export const legal = {
  'legal.lead': 'Wer hinter Puzzle Runs steht, was mit deinen Daten geschieht und was für die Nutzung gilt.',

  'legal.way.info': 'Wer diese Seite betreibt und wie du den Anbieter erreichst.',
  'legal.way.protection': 'Welche Daten gespeichert werden, wozu und wie lange.',
  'legal.way.terms': 'Was für die private Nutzung und für Lizenzen gilt.',
  'legal.way.contact': 'Formular, E-Mail und Anschrift.',
  'legal.way.api': 'Puzzle Runs aus dem eigenen Programm ansprechen.',
  'legal.way.features': 'Alle Funktionen zum Ausprobieren.',
  'legal.way.licenseBusiness': 'Lizenzen und Preise für Unternehmen.',
  'legal.way.licenseEducation': 'Lizenzen und Preise für Bildung.',

  'notice.lead': 'Angaben gemäß § 5 des Digitale-Dienste-Gesetzes (DDG).',
  'notice.provider.title': 'Anbieter',
  'notice.contact.title': 'Kontakt',
  'notice.contact.text':
    'Am schnellsten geht es per E-Mail oder mit dem [Kontaktformular](contactForm). Wir lesen jede Nachricht.',
  'notice.content.title': 'Verantwortlich für den Inhalt',
  'notice.content.text':
    'Für die eigenen Texte dieser Seite ist der oben genannte Anbieter verantwortlich.\nRuns, Teams und Versus stammen von denen, die sie angelegt haben. Ist darin etwas falsch, verletzend oder verboten, melde es mit dem [Kontaktformular](contactForm): Was gegen das Recht verstößt, wird entfernt.',
  'notice.photos.title': 'Fotos und Urteile',
  'notice.photos.text':
    'Manche Quests fragen nach einem Foto. Dabei entstehen zwei Arten von Daten:\n- Fotos: Sie zeigen, ob eine Quest gelöst ist. Sie werden 7, 30 oder 90 Tage nach dem Senden gelöscht, je nach Run, und früher, wenn die Spielenden oder die Person, die den Run erstellt hat, sie löschen.\n- Urteile mit Punkten, Grund und Zeitpunkt: Sie sagen dem Team, was zählt und warum. Sie werden mit dem Fortschritt, der Quest, dem Run oder dem Versus gelöscht.\nWer die Fotos sieht und worauf das beruht, steht unter [Datenschutz](protection).',
  'notice.dispute.title': 'Streitbeilegung',
  'notice.dispute.text':
    'Der Anbieter ist weder verpflichtet noch bereit, an einem Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Schreib lieber direkt: Die meisten Fragen lassen sich so klären.',
  'notice.sources.title': 'Woher Karten, Orte und Schriften kommen',
  'notice.sources.text':
    'Die eingebaute Karte zeigt Grenzen aus den Daten des Bundesamts für Kartographie und Geodäsie (© GeoBasis-DE / BKG, Daten verändert); welche Quellen eine Karte hat, steht immer auf ihr. Die Schriften Atkinson Hyperlegible Next und Bricolage Grotesque stehen unter der SIL Open Font License. Puzzle Runs selbst ist freie Software unter der MIT-Lizenz.',
  ...privacy,
  ...terms,
} as const;
