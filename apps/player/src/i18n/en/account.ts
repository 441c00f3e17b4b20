import type { account as de } from '../de/account.ts';

export const account = {
  'register.title': 'Log in or register',
  'register.subtitle': 'You don’t need an account to play. With one, you can build your own runs.',
  'register.login': 'I have an account',
  'register.new': 'I’m new here',
  'register.already.title': 'You are logged in',
  'register.already.text': 'You are logged in as {{name}}. To use another account, log out first.',
  'register.success.text': 'We have sent you an email. Open the link in it, and your account is ready.',
  'register.success.textTo': 'We have sent an email to {{email}}. Open the link in it, and your account is ready.',
  'register.success.hint':
    'The link works for 24 hours. Nothing there? Check your spam folder and the address. If you register again, you get a new email.',
  'register.again': 'Register again',
  'verify.subtitle': 'Just one more step.',
  'verify.missing.title': 'The code is missing',
  'verify.missing.text': 'To open this page, use the link in your email. Copy all of it, or register again.',
  'verify.success.text': 'Your email address is confirmed. You can log in now.',
  'verify.success.address': 'Your email address is confirmed.',
  'recovery.subtitle': 'We’ll send you an email so you can choose a new one.',
  'recovery.name': 'The name you registered with.',
  'recovery.success.text':
    'If this name and this address belong to an account, we have sent you an email with a link and a code.',
  'recovery.success.hint': 'Both work for one hour. Nothing there? Check your spam folder, too.',
  'recovery.again': 'Request a new email',
  'reset.subtitle': 'This logs you out on all devices.',
  'reset.recovery': 'Six digits, from the same email as the link.',
  'reset.missing.text': 'To open this page, use the link in your email. Copy all of it, or request a new one.',
  'reset.success.text': 'Your new password works from now on. Log in with it.',
  'logout.text': 'See you soon! What you played without an account is still on this device.',
  'logout.again': 'Log in again',
  'crossing.failed': 'We can’t reach the studio',
  'takeOver.title': 'Add your progress to your account?',
  'takeOver.text_one':
    '{{count}} run was played on this device without an account. Do you want to add this progress to your account?',
  'takeOver.text_other':
    '{{count}} runs were played on this device without an account. Do you want to add this progress to your account?',
  'takeOver.yes': 'Yes, add it',
  'takeOver.no': 'No, don’t ask again',
  'takeOver.taken_one': '{{count}} run now belongs to your account.',
  'takeOver.taken_other': '{{count}} runs now belong to your account.',
  'takeOver.kept_one': '{{count}} run stays on this device because your account is already playing it.',
  'takeOver.kept_other': '{{count}} runs stay on this device because your account is already playing them.',
} as const satisfies Record<keyof typeof de, string>;
