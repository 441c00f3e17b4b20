import { describe, expect, test } from 'vitest';
import { privacy } from '#i18n/de/privacy.ts';
import { terms } from '#i18n/de/terms.ts';

/** Specification 2, part 9. The English texts say the same; that nothing is missing there is seen by the test of dictionaries. */
describe('the terms say that', () => {
  test.each([
    ['consumers use it privately and free of charge', terms['terms.private.text'], /kostenlos.*privat/],
    ['whoever builds registers with name and address', terms['terms.account.text'], /Benutzername und E-Mail-Adresse/],
    ['an account not confirmed is gone after 24 hours', terms['terms.account.text'], /24 Stunden .*gelöscht/],
    ['a licence comes about by e-mail', terms['terms.license.text'], /Kontakt per E-Mail/],
    ['as many people take part as licences were bought', terms['terms.extent.text'], /nur so viele Menschen/],
    ['an active participation uses one unit', terms['terms.extent.text'], /aktive Teilnahme zählt einmal/],
    ['a licence holds until it is used up, a year at most', terms['terms.extent.text'], /längstens ein Jahr/],
    [
      'what is not used expires after a year',
      terms['terms.extent.text'],
      /Ungenutzte Teilnahmen verfallen nach einem Jahr/,
    ],
    ['some licences can be renewed', terms['terms.extent.text'], /lassen sich verlängern/],
    ['flat rates belong to a place', terms['terms.extent.text'], /Flatrates sind an einen Ort gebunden/],
    ['what is left of a flat rate is not carried over', terms['terms.extent.text'], /nicht übertragen/],
    ['five teachers of an association work at once', terms['terms.extent.text'], /fünf Lehrkräften, gleichzeitig/],
    ['prices carry no VAT', terms['terms.payment.text'], /keine Umsatzsteuer/],
    ['payment is due when the contract is made', terms['terms.payment.text'], /mit Vertragsschluss fällig/],
    ['default interest is five points over the base rate', terms['terms.payment.text'], /fünf Prozentpunkten über/],
    ['liability is limited', terms['terms.liability.text'], /Im Übrigen ist die Haftung ausgeschlossen/],
    ['German law applies', terms['terms.law.text'], /Es gilt deutsches Recht/],
  ])('%s', (_what, text, words) => {
    expect(text).toMatch(words);
  });
});

describe('the privacy notice tells of', () => {
  test.each([
    ['no cookies', privacy['privacy.device.text'], /setzt keine Cookies/],
    ['the token of a login', privacy['privacy.key.authToken'], /Anmelde-Token/],
    ['the tokens of runs', privacy['privacy.key.runTokens'], /Token/],
    ['the guest id', privacy['privacy.key.guestId'], /Kennung/],
    [
      'name and address of whoever registers',
      privacy['privacy.account.text'],
      /einen Benutzernamen, eine E-Mail-Adresse/,
    ],
    ['hosting', privacy['privacy.others.text'], /Hosting/],
    ['a provider of maps', privacy['privacy.map.outside'], /Kartendienst/],
    ['open data of places', privacy['privacy.others.text'], /Offene Ortsdaten/],
    ['a chat of the community', privacy['privacy.others.text'], /Chat/],
  ])('%s', (_what, text, words) => {
    expect(text).toMatch(words);
  });
});
