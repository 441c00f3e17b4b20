import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import type { PageName } from './pages.ts';

interface Words {
  readonly title: string;
  readonly description: string;
}

/**
 * Titles and descriptions of all pages that show no exploration. The server writes them into the head, the page shows
 * them. They are not in the site's dictionaries, because then every page would load the texts of all others.
 */
export const INFO_PAGES = {
  register: {
    de: {
      title: 'Anmelden',
      description: 'Melde dich an oder registriere dich, um eigene Puzzle Runs zu bauen. Spielen geht ohne Konto.',
    },
    en: {
      title: 'Log in',
      description: 'Log in or register to build your own Puzzle Runs. You don’t need an account to play.',
    },
  },
  registerSuccess: {
    de: {
      title: 'Schau in dein Postfach',
      description: 'Wir haben dir eine E-Mail geschickt, mit der du dein Konto bestätigst.',
    },
    en: { title: 'Check your inbox', description: 'We have sent you an email to confirm your account.' },
  },
  verify: {
    de: { title: 'Konto bestätigen', description: 'Bestätige dein neues Konto.' },
    en: { title: 'Confirm your account', description: 'Confirm your new account.' },
  },
  verifySuccess: {
    de: { title: 'Konto bestätigt', description: 'Dein Konto ist bestätigt.' },
    en: { title: 'Account confirmed', description: 'Your account is confirmed.' },
  },
  passwordForgotten: {
    de: { title: 'Passwort vergessen', description: 'Setze dein Passwort zurück.' },
    en: { title: 'Forgot your password?', description: 'Reset your password.' },
  },
  passwordForgottenSuccess: {
    de: {
      title: 'Schau in dein Postfach',
      description: 'Wir haben dir eine E-Mail geschickt, mit der du ein neues Passwort setzt.',
    },
    en: { title: 'Check your inbox', description: 'We have sent you an email to set a new password.' },
  },
  passwordReset: {
    de: { title: 'Neues Passwort', description: 'Setze ein neues Passwort.' },
    en: { title: 'New password', description: 'Set a new password.' },
  },
  passwordResetSuccess: {
    de: { title: 'Passwort geändert', description: 'Dein neues Passwort gilt ab sofort.' },
    en: { title: 'Password changed', description: 'Your new password works from now on.' },
  },
  logout: {
    de: { title: 'Abgemeldet', description: 'Du bist abgemeldet.' },
    en: { title: 'Logged out', description: 'You are logged out.' },
  },
  management: {
    de: { title: 'Studio', description: 'Verwalte deine Runs im Studio.' },
    en: { title: 'Studio', description: 'Manage your runs in the studio.' },
  },
  features: {
    de: {
      title: 'Was Puzzle Runs können',
      description: 'Quests, Spots, Hinweise, Teams und Statistik: alle Funktionen zum Ausprobieren.',
    },
    en: {
      title: 'What Puzzle Runs can do',
      description: 'Quests, spots, hints, teams and statistics: all features, ready to try.',
    },
  },
  featureProposal: {
    de: { title: 'Wünsch dir was', description: 'Fehlt dir eine Funktion? Schlag sie uns vor.' },
    en: { title: 'Suggest a feature', description: 'Missing something? Tell us what you would like to have.' },
  },
  licenseBusiness: {
    de: {
      title: 'Lizenzen für Unternehmen',
      description: 'Puzzle Runs für Teamtage, Messen, Stadtmarketing und die eigene Kundschaft: Lizenzen und Preise.',
    },
    en: {
      title: 'Licences for businesses',
      description: 'Puzzle Runs for team days, trade fairs, city marketing and customers: licences and prices.',
    },
  },
  licenseEducation: {
    de: {
      title: 'Lizenzen für Bildung',
      description: 'Puzzle Runs für Schulen, Hochschulen und außerschulische Lernorte.',
    },
    en: {
      title: 'Licences for education',
      description: 'Puzzle Runs for schools, universities and extracurricular learning.',
    },
  },
  licenseSchool: {
    de: {
      title: 'Lizenzen für Schulen',
      description: 'Von der einzelnen Lehrkraft bis zur ganzen Schule: Lizenzen und Preise.',
    },
    en: {
      title: 'Licences for schools',
      description: 'From a single teacher to the whole school: licences and prices.',
    },
  },
  licenseUniversity: {
    de: {
      title: 'Lizenzen für Hochschulen',
      description: 'Für Studierende, Lehrende, Institute und Bibliotheken: Lizenzen und Preise.',
    },
    en: {
      title: 'Licences for universities',
      description: 'For students, lecturers, departments and libraries: licences and prices.',
    },
  },
  licenseExtracurricular: {
    de: {
      title: 'Lizenzen für außerschulische Lernorte',
      description: 'Für Museen, Vereine, Jugendarbeit und Tourismus: Lizenzen und Preise.',
    },
    en: {
      title: 'Licences for extracurricular learning',
      description: 'For museums, clubs, youth work and tourist offices: licences and prices.',
    },
  },
  legal: {
    de: { title: 'Rechtliches', description: 'Impressum, Datenschutz, Bedingungen und Kontakt.' },
    en: { title: 'Legal', description: 'Legal notice, privacy policy, terms and contact.' },
  },
  api: {
    de: {
      title: 'API',
      description: 'Puzzle Runs aus dem eigenen Programm: Schnellstart, Anmeldung und alle Aufrufe.',
    },
    en: {
      title: 'API',
      description: 'Use Puzzle Runs from your own program: quick start, authentication and all calls.',
    },
  },
  contact: {
    de: { title: 'Kontakt', description: 'So erreichst du uns.' },
    en: { title: 'Contact', description: 'How to reach us.' },
  },
  contactForm: {
    de: { title: 'Schreib uns', description: 'Fragen, Hilfe, Lob und Kritik: schreib uns eine Nachricht.' },
    en: { title: 'Write to us', description: 'Questions, problems, praise or criticism: send us a message.' },
  },
  info: {
    de: { title: 'Impressum', description: 'Wer Puzzle Runs anbietet.' },
    en: { title: 'Legal notice', description: 'Who provides Puzzle Runs.' },
  },
  protection: {
    de: { title: 'Datenschutz', description: 'Welche Daten Puzzle Runs speichert, wozu und wie lange.' },
    en: { title: 'Privacy', description: 'What data Puzzle Runs stores, why and for how long.' },
  },
  terms: {
    de: { title: 'Nutzungsbedingungen', description: 'Was für die private Nutzung und für Lizenzen gilt.' },
    en: { title: 'Terms', description: 'What applies to private use and to licences.' },
  },
} as const satisfies Partial<Record<PageName, Record<Language, Words>>>;

export type InfoPage = keyof typeof INFO_PAGES;

export function isInfoPage(page: PageName): page is InfoPage {
  return Object.hasOwn(INFO_PAGES, page);
}
