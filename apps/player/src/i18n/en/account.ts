import type { account as de } from '../de/account.ts';

export const account = {
  'register.title': 'Log in or register',
  'register.subtitle': 'You need no account to play. With an account you build runs of your own.',
  'register.login': 'I have an account',
  'register.new': 'I am new here',
  'register.already.title': 'You are logged in',
  'register.already.text': 'You are logged in as {{name}}. To use another account, log out first.',
  'register.success.text': 'We have sent you an e-mail. Open the link in it and your account is ready.',
  'register.success.textTo': 'We have sent an e-mail to {{email}}. Open the link in it and your account is ready.',
  'register.success.hint':
    'The link is valid for 24 hours. Nothing has come? Look in your spam folder and check the address. Register again and you get a new e-mail.',
  'register.again': 'Register again',
  'verify.subtitle': 'Just one more step.',
  'verify.missing.title': 'The code is missing',
  'verify.missing.text': 'This page opens with the link in your e-mail. Copy all of it, or register again.',
  'verify.success.text': 'Your e-mail address is confirmed. You can log in now.',
  'verify.success.address': 'Your e-mail address is confirmed.',
  'recovery.subtitle': 'We send you an e-mail, and with it you choose a new one.',
  'recovery.name': 'The name that you registered with.',
  'recovery.success.text':
    'If name and address belong to an account, we have sent you an e-mail with a link and a code.',
  'recovery.success.hint': 'Both are valid for an hour. Nothing has come? Look in your spam folder, too.',
  'recovery.again': 'Ask for a new e-mail',
  'reset.subtitle': 'All devices are logged out afterwards.',
  'reset.recovery': 'Six digits. They are in the same e-mail as the link.',
  'reset.missing.text': 'This page opens with the link in your e-mail. Copy all of it, or ask for a new one.',
  'reset.success.text': 'Your new password is valid from now on. Log in with it.',
  'logout.text': 'See you soon! What you played without an account is still on this device.',
  'logout.again': 'Log in again',
  'crossing.failed': 'The studio cannot be reached',
  'takeOver.title': 'Take your progress with you?',
  'takeOver.text_one':
    '{{count}} run was played on this device without an account. Should this progress belong to your account from now on?',
  'takeOver.text_other':
    '{{count}} runs were played on this device without an account. Should this progress belong to your account from now on?',
  'takeOver.yes': 'Yes, take it along',
  'takeOver.no': 'No, don’t ask again',
  'takeOver.taken_one': '{{count}} run now belongs to your account.',
  'takeOver.taken_other': '{{count}} runs now belong to your account.',
  'takeOver.kept_one': '{{count}} run stays with this device, because your account already plays there.',
  'takeOver.kept_other': '{{count}} runs stay with this device, because your account already plays there.',
} as const satisfies Record<keyof typeof de, string>;
