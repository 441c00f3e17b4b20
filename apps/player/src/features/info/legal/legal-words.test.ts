import { describe, expect, test } from 'vitest';
import { privacy } from '#i18n/de/legal/privacy.ts';
import { terms } from '#i18n/de/legal/terms.ts';
import { legal } from '#i18n/de/legal.ts';

/** The German texts; `dictionaries.test.ts` checks that the English ones are complete. */
describe('the terms of use state that', () => {
  test.each([
    ['consumers use it privately and free of charge', terms['terms.private.text'], /kostenlos.*privat/],
    ['creators register with name and address', terms['terms.account.text'], /Benutzername und E-Mail-Adresse/],
    ['an unconfirmed account is deleted after 24 hours', terms['terms.account.text'], /24 Stunden .*gelöscht/],
    ['a licence is agreed by e-mail', terms['terms.license.text'], /Kontakt per E-Mail/],
    ['a licence limits the number of participants', terms['terms.extent.text'], /nur so viele Menschen/],
    ['an active participation uses one unit', terms['terms.extent.text'], /aktive Teilnahme zählt einmal/],
    ['a licence is valid until used up, for a year at most', terms['terms.extent.text'], /längstens ein Jahr/],
    [
      'what is not used expires after a year',
      terms['terms.extent.text'],
      /Ungenutzte Teilnahmen verfallen nach einem Jahr/,
    ],
    ['some licences can be renewed', terms['terms.extent.text'], /lassen sich verlängern/],
    ['flat rates are tied to a place', terms['terms.extent.text'], /Flatrates sind an einen Ort gebunden/],
    ['the rest of a flat rate is not carried over', terms['terms.extent.text'], /nicht übertragen/],
    [
      'five teachers of an association may use it at once',
      terms['terms.extent.text'],
      /fünf Lehrkräften, gleichzeitig/,
    ],
    ['prices include no VAT', terms['terms.payment.text'], /keine Umsatzsteuer/],
    ['payment is due on conclusion of the contract', terms['terms.payment.text'], /mit Vertragsschluss fällig/],
    ['default interest is five points above the base rate', terms['terms.payment.text'], /fünf Prozentpunkten über/],
    ['liability is limited', terms['terms.liability.text'], /Im Übrigen ist die Haftung ausgeschlossen/],
    ['German law applies', terms['terms.law.text'], /Es gilt deutsches Recht/],
  ])('%s', (_what, text, words) => {
    expect(text).toMatch(words);
  });
});

describe('the privacy policy covers', () => {
  test.each([
    ['no cookies', privacy['privacy.device.text'], /setzt keine Cookies/],
    ['the login token', privacy['privacy.key.authToken'], /Anmelde-Token/],
    ['the run tokens', privacy['privacy.key.runTokens'], /Token/],
    ['the guest id', privacy['privacy.key.guestId'], /Kennung/],
    [
      'name and address of a registered account',
      privacy['privacy.account.text'],
      /einen Benutzernamen, eine E-Mail-Adresse/,
    ],
    ['hosting', privacy['privacy.others.text'], /Hosting/],
    ['the street map of this server', privacy['privacy.map.streets'], /lädt ihn nur von diesem Server/],
    ['the map provider', privacy['privacy.map.outside'], /Kartendienst/],
    ['the open place data', privacy['privacy.others.text'], /Offene Ortsdaten/],
    ['photos, and when they are deleted', privacy['privacy.photos.text'], /Gelöscht wird es 7, 30 oder 90 Tage/],
    ['verdicts, and when they are deleted', privacy['privacy.photos.text'], /Das Urteil .* wird mit dem Fortschritt/],
    ['the community chat', privacy['privacy.others.text'], /Chat/],
  ])('%s', (_what, text, words) => {
    expect(text).toMatch(words);
  });
});

describe('the legal notice names, with purpose and deletion,', () => {
  test.each([
    ['photos', /Fotos: Sie zeigen, ob eine Quest gelöst ist\. Sie werden 7, 30 oder 90 Tage nach dem Senden gelöscht/],
    ['verdicts', /Urteile .*: Sie sagen dem Team, was zählt und warum\. Sie werden mit dem Fortschritt/],
  ])('%s', (_what, words) => {
    expect(legal['notice.photos.text']).toMatch(words);
  });
});
