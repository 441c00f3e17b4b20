import type { FailureCode } from '../../api/api-problem.ts';
import type { account } from './account.ts';
import type { creatorProblems } from './creator-problems.ts';
import type { playerProblems } from './player-problems.ts';

/** One sentence per problem code that players and creators may meet: what happened and what to do next. */
export const problems = {
  'problem.invalid_request': 'Diese Eingabe passt hier nicht. Bitte prüfe sie und versuche es noch einmal.',
  'problem.nochange': 'Du hast nichts geändert.',
  'problem.conflict': 'Das wurde inzwischen woanders geändert. Bitte lade die Seite neu.',
  'problem.unauthorized':
    'Dein Zugang gilt nicht mehr. Tritt dem Run noch einmal bei, dein Fortschritt bleibt erhalten.',
  'problem.forbidden': 'Das darfst du mit diesem Konto nicht.',
  'problem.not_found': 'Das gibt es hier nicht (mehr).',
  'problem.name_taken': 'Dieser Name ist schon vergeben. Bitte wähle einen anderen.',
  'problem.nameless': 'Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.',
  'problem.incorrect_entry': 'Bitte bestätige zuerst, dass du das wirklich möchtest.',
  'problem.no_attempts_left': 'Hier sind alle Versuche aufgebraucht. Weiter geht’s mit der nächsten Quest.',
  'problem.battle_not_open': 'Dieses Versus läuft gerade nicht.',
  'problem.rate_limited': 'Das waren viele Versuche auf einmal. Bitte warte einen Moment.',
  'problem.unavailable': 'Wir sind gleich wieder da. Bitte versuche es in ein paar Sekunden noch einmal.',
  'problem.captcha_required':
    'Hier gab es viele falsche Codes, und dein Gerät hat die Prüfung nicht geschafft. Versuche es bitte noch einmal.',
  'problem.unexpected': 'Da ist etwas schiefgegangen. Bitte versuche es gleich noch einmal.',
  'problem.too_large': 'Das ist zu groß für diesen Server.',
  'problem.network': 'Keine Verbindung. Prüfe dein Netz und versuche es noch einmal.',
} as const satisfies Record<
  Exclude<`problem.${FailureCode}`, keyof typeof account | keyof typeof creatorProblems | keyof typeof playerProblems>,
  string
>;
