/** The site on the home screen, and continuing a game in another browser. */
export const handover = {
  'handover.install.title': 'Wie eine App öffnen',
  'handover.install.text': 'Auf dem Startbildschirm öffnet sich Puzzle Runs wie eine App, auch ohne Netz.',
  'handover.install.action': 'Zum Startbildschirm',
  'handover.ios.title': 'Auf den Home-Bildschirm',
  'handover.ios.how':
    'Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Dann öffnet sich Puzzle Runs wie eine App, auch ohne Netz.',
  'handover.ios.other':
    'Für iPhone und iPad ist das ein anderer Browser: Was du hier spielst, ist dort zuerst nicht da. Hol dir vorher hier einen Code und gib ihn dort unter „Fortschritt“ ein, dann spielst du dort weiter.',
  'handover.code.get': 'Code holen',
  'handover.code.another': 'Neuen Code holen',
  'handover.code.label': 'Dein Code',
  'handover.code.text':
    'Er gilt 15 Minuten und für ein Mal. Gib ihn nicht weiter: Wer ihn eingibt, spielt unter deinem Namen.',
  'handover.code.copy': 'Code kopieren',
  'handover.code.copied': 'Kopiert.',
  'handover.code.marked': 'Der Code ist markiert: Kopiere ihn jetzt.',
  'handover.unsent_one':
    '{{count}} Antwort ist noch nicht gesendet. Sie geht von hier los: Öffne dafür diese Seite wieder.',
  'handover.unsent_other':
    '{{count}} Antworten sind noch nicht gesendet. Sie gehen von hier los: Öffne dafür diese Seite wieder.',
  'handover.enter.title': 'Schon in Safari angefangen?',
  'handover.enter.text':
    'Auf dem Home-Bildschirm fängt Puzzle Runs leer an. Öffne deinen Run noch einmal in Safari, hol dir unten in der Übersicht einen Code und gib ihn hier ein.',
  'handover.enter.label': 'Code aus Safari',
  'handover.enter.submit': 'Hier weiterspielen',
  'handover.enter.blank': 'Gib zuerst den Code ein.',
  'handover.enter.wrong':
    'Dieser Code gilt nicht, nicht mehr, oder er ist schon benutzt. Hol dir in Safari einen neuen.',
  'handover.enter.taken': 'Diesen Run spielst du hier schon. Er steht unten in der Liste.',
} as const;
