/** Calling the organiser of a Versus for help, and merged teams. */
export const help = {
  'help.title': 'Hilfe der Leitung',
  'help.call': 'Hilfe rufen',
  'help.text': 'Kommt ihr nicht weiter? Die Leitung sieht, wo ihr seid, und antwortet euch hier. Das braucht Netz.',
  'help.poi': 'An welchem Spot?',
  'help.task': 'Bei welcher Quest?',
  'help.task.none': 'Bei keiner bestimmten',
  'help.words': 'Was ist los?',
  'help.words.hint': 'Ihr könnt das Feld auch leer lassen.',
  'help.send': 'Absenden',
  'help.read': 'Verstanden',
  'help.state.open': 'Ihr habt um Hilfe gebeten. Die Leitung sieht es gleich.',
  'help.state.read': 'Die Leitung hat eure Bitte gelesen.',
  'help.state.resolved': 'Die Leitung hat sich gekümmert.',

  'teamMerged.title': 'Euer Team gehört jetzt zu „{{team}}“.',
  'teamMerged.text': 'Ihr spielt zusammen weiter. Gelöste Quests und Punkte gelten für euch alle.',
  'teamMerged.read': 'Verstanden',
  'teamMerged.share': 'Den QR-Code zum Mitspielen zeigen euch die anderen im Team oder die Spielleitung.',
} as const;
