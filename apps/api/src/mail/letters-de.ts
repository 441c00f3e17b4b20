import type { ContactReason } from '@puzzle-runs/domain/contact/contact-message.ts';
import type { LicenseWarning } from '@puzzle-runs/domain/license/license-counting.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import type { ContactLetter, Letter } from './letter.ts';

const IGNORE = 'Das warst du nicht? Dann kannst du diese E-Mail einfach löschen, es passiert nichts.';
const DIGITS = 'Dein Code';
const REASONS: Record<ContactReason, string> = {
  general: 'Allgemeine Frage',
  support: 'Hilfe',
  feedback: 'Lob, Kritik oder Idee',
  legal: 'Rechtliches',
};

/** Values of a mail about a licence that is nearly or more than used up. */
export interface LicenseWarningMail {
  name: string;
  usages: number;
  used: number;
  until: Date;
  url: string;
  warning: LicenseWarning;
}

/** Values of a mail about a licence. */
export interface LicenseMail {
  name: string;
  usages: number;
  from: Date;
  until: Date;
  url: string;
}

const date = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

function day(time: Date): string {
  return date.format(time);
}

function participations(units: number): string {
  return units === 1 ? 'eine Teilnahme' : `${units.toLocaleString('de-DE')} Teilnahmen`;
}

/** Every mail of the product, in German. Mails to unconfirmed addresses contain no text of the requester. */
export const de = {
  register: ({ url }: { url: string }): Letter => ({
    subject: 'Bitte bestätige dein Konto bei Puzzle Runs',
    greeting: 'Hallo!',
    paragraphs: [
      'Schön, dass du dabei bist. Es fehlt nur noch ein Schritt: Bestätige, dass diese E-Mail-Adresse dir gehört.',
      'Der Link gilt 24 Stunden. Danach wird deine Registrierung gelöscht.',
    ],
    action: { label: 'Konto bestätigen', url },
    closing: IGNORE,
  }),
  alreadyKnown: ({ url }: { url: string }): Letter => ({
    subject: 'Du hast schon ein Konto bei Puzzle Runs',
    greeting: 'Hallo!',
    paragraphs: [
      'Mit dieser E-Mail-Adresse sollte gerade ein Konto angelegt werden. Es gibt hier aber schon eines.',
      'Wenn du das warst: Melde dich einfach an. Ein vergessenes Passwort kannst du dort zurücksetzen.',
    ],
    action: { label: 'Zur Anmeldung', url },
    closing: IGNORE,
  }),
  recovery: ({ name, url, digits }: { name: string; url: string; digits: string }): Letter => ({
    subject: 'Neues Passwort für Puzzle Runs',
    greeting: `Hallo ${isolated(name)}!`,
    paragraphs: [
      'Du möchtest ein neues Passwort. Öffne den Link und gib dort diesen Code ein.',
      'Beides gilt eine Stunde und nur einmal.',
    ],
    digits: { label: DIGITS, value: digits },
    action: { label: 'Neues Passwort wählen', url },
    closing: IGNORE,
  }),
  passwordChanged: ({ name, url }: { name: string; url: string }): Letter => ({
    subject: 'Dein Passwort bei Puzzle Runs wurde geändert',
    greeting: `Hallo ${isolated(name)}!`,
    paragraphs: ['Das Passwort deines Kontos wurde gerade geändert. Andere Geräte sind jetzt abgemeldet.'],
    action: { label: 'Passwort zurücksetzen', url },
    closing: 'Das warst du nicht? Dann setze das Passwort gleich zurück.',
  }),
  newAddress: ({ url }: { url: string }): Letter => ({
    subject: 'Bitte bestätige deine neue E-Mail-Adresse',
    greeting: 'Hallo!',
    paragraphs: [
      'Diese E-Mail-Adresse wurde für ein Konto bei Puzzle Runs angegeben. Sie gilt, sobald du sie bestätigst.',
      'Der Link gilt 24 Stunden.',
    ],
    action: { label: 'Adresse bestätigen', url },
    closing: IGNORE,
  }),
  addressChanged: ({ name, url }: { name: string; url: string }): Letter => ({
    subject: 'Deine E-Mail-Adresse bei Puzzle Runs wurde geändert',
    greeting: `Hallo ${isolated(name)}!`,
    paragraphs: ['Dein Konto hat jetzt eine andere E-Mail-Adresse. An diese schreiben wir nicht mehr.'],
    action: { label: 'Kontakt', url },
    closing: 'Das warst du nicht? Dann schreib uns bitte gleich über die Kontaktseite.',
  }),
  licenseGranted: ({ name, usages, from, until, url }: LicenseMail): Letter => ({
    subject: 'Deine Lizenz für Puzzle Runs',
    greeting: `Hallo ${isolated(name)}!`,
    paragraphs: [
      `Für dein Konto ist eine Lizenz freigeschaltet: ${participations(usages)}, vom ${day(from)} bis zum ` +
        `${day(until)}.`,
      'Jede Teilnahme an deinen Puzzle Runs und Versus zählt einmal. Wie viele schon genutzt sind, siehst du ' +
        'jederzeit unter Lizenzen.',
    ],
    action: { label: 'Zu deinen Lizenzen', url },
    closing: 'Etwas stimmt nicht? Dann schreib uns bitte über die Kontaktseite.',
  }),
  licenseExtended: ({ name, usages, until, url }: LicenseMail): Letter => ({
    subject: 'Deine Lizenz für Puzzle Runs ist erweitert',
    greeting: `Hallo ${isolated(name)}!`,
    paragraphs: [`Deine Lizenz umfasst jetzt ${participations(usages)} und gilt bis zum ${day(until)}.`],
    action: { label: 'Zu deinen Lizenzen', url },
    closing: 'Etwas stimmt nicht? Dann schreib uns bitte über die Kontaktseite.',
  }),
  licenseWarning: ({ name, usages, used, until, url, warning }: LicenseWarningMail): Letter => ({
    subject:
      warning === 'nearly' ? 'Deine Lizenz für Puzzle Runs ist fast aufgebraucht' : 'Deine Lizenz ist überschritten',
    greeting: `Hallo ${isolated(name)}!`,
    paragraphs: [
      `Von deiner Lizenz (${participations(usages)}, bis zum ${day(until)}) sind ` +
        `${used.toLocaleString('de-DE')} genutzt.`,
      'Wer mitspielen will, kann das weiterhin: Wir weisen niemanden ab. Wenn du mehr Teilnahmen brauchst, schreib ' +
        'uns bitte über die Kontaktseite.',
    ],
    action: { label: 'Zu deinen Lizenzen', url },
    closing: 'Diese Nachricht bekommst du bei 80 % und wenn die Lizenz überschritten ist.',
  }),
  licenseWarningToOwner: ({ name, usages, used, until, url, warning }: LicenseWarningMail): Letter => ({
    subject: warning === 'nearly' ? 'Eine Lizenz ist fast aufgebraucht' : 'Eine Lizenz ist überschritten',
    greeting: 'Hallo!',
    paragraphs: [
      `Von der Lizenz von ${isolated(name)} (${participations(usages)}, bis zum ${day(until)}) sind ` +
        `${used.toLocaleString('de-DE')} genutzt.`,
    ],
    action: { label: 'Zur Lizenz', url },
    closing: 'Dort kannst du Teilnahmen ergänzen oder die Lizenz verlängern.',
  }),
  licenseEnded: ({ name, until, url }: LicenseMail): Letter => ({
    subject: 'Deine Lizenz für Puzzle Runs ist beendet',
    greeting: `Hallo ${isolated(name)}!`,
    paragraphs: [
      `Eine Lizenz deines Kontos wurde am ${day(until)} beendet.`,
      'Was gerade gespielt wird, läuft weiter. Deine Puzzle Runs, Teams und Versus bleiben, wie sie sind.',
    ],
    action: { label: 'Zu deinen Lizenzen', url },
    closing: 'Etwas stimmt nicht? Dann schreib uns bitte über die Kontaktseite.',
  }),
  deletion: ({ name, url, digits }: { name: string; url: string; digits: string }): Letter => ({
    subject: 'Möchtest du dein Konto bei Puzzle Runs löschen?',
    greeting: `Hallo ${isolated(name)}!`,
    paragraphs: [
      'Du möchtest dein Konto löschen. Öffne den Link und gib dort diesen Code ein.',
      'Beides gilt eine Stunde. Gelöscht ist gelöscht: Wir können dein Konto nicht wiederherstellen.',
    ],
    digits: { label: DIGITS, value: digits },
    action: { label: 'Konto löschen', url },
    closing: 'Das warst du nicht? Dann ändere bitte gleich dein Passwort.',
  }),
  contact: ({ name, email, reason, message, account }: ContactLetter): Letter => ({
    subject: `Nachricht über das Kontaktformular: ${REASONS[reason]}`,
    greeting: `${isolated(name)} <${email}> schreibt:`,
    paragraphs: [message, ...(account === null ? [] : [`(angemeldet als ${account})`])],
    closing: 'Antworte einfach auf diese E-Mail, dann geht die Antwort an die Adresse oben.',
  }),
};
