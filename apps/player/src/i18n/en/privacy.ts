import type { privacy as de } from '../de/privacy.ts';

export const privacy = {
  'privacy.lead':
    'You can play without a name and without an account. There are no cookies, no advertising and no programs that track you. What is stored all the same is listed here in full.',
  'privacy.controller.title': 'Who is responsible',
  'privacy.controller.text':
    'The controller within the meaning of the General Data Protection Regulation (GDPR) is the provider:',
  'privacy.device.title': 'On your device',
  'privacy.device.text':
    'Puzzle Runs sets no cookies. The local storage of your browser holds only these entries, and only as far as you use what they are for:',
  'privacy.device.after':
    'You can delete them at any time in your browser’s settings. Without the guest id, though, the server cannot find your progress as a guest again. The legal basis is section 25 (2) no. 2 of the German TDDDG: the game would not work without these entries.',
  'privacy.key.selectedLanguage': 'the language you chose',
  'privacy.key.authToken': 'your login token, until you log out; it is valid for 30 days at most',
  'privacy.key.guestId': 'a random id under which you play without an account',
  'privacy.key.answeredGuestId': 'for which id you have decided whether your account takes over its progress',
  'privacy.key.runTokens':
    'for each run you joined, a token and the code you joined with, so that you can invite others',
  'privacy.key.drafts': 'what you wrote in the studio and have not saved yet, until you log out',
  'privacy.senses.title': 'Location and camera',
  'privacy.senses.text':
    'Your browser asks for permission only when you tap “Show me where I am” on the map or scan a QR code. Location and camera picture are processed on your device and not sent to the server.',
  'privacy.play.title': 'When you play',
  'privacy.play.text':
    'For your guest id or your account the server remembers which run and team you joined, when and on which device (a random mark) you solved which quest, how many wrong attempts there were, which hints you bought, your points and your rating. The wrong answers themselves are not stored.\nIn a Versus, everybody who takes part and the organisers see the teams’ names and points. The ranking does not show who solved what within a team.\nThe legal basis is Art. 6 (1) (b) GDPR: without progress there is no game. It stays until you delete it or the run is deleted. When you log in, you can take over into your account what you played as a guest.',
  'privacy.account.title': 'When you have an account',
  'privacy.account.text':
    'To register you need a user name, an e-mail address and a password. Of the password only a check value (Argon2id) is stored, from which it cannot be worked out.\n- A registration that you do not confirm is deleted after 24 hours.\n- Every login has an entry with its beginning and end; it is deleted when you log out, or after 30 days.\n- Codes out of e-mails are stored as check values only and expire after one hour at the latest, those confirming your address after 24 hours.\n- Runs, teams and Versus that you create belong to your account. Everybody can read what you publish; neither your name nor your address stands beside it.\nThe legal basis is Art. 6 (1) (b) GDPR.',
  'privacy.mail.title': 'E-mails to you',
  'privacy.mail.text':
    'Puzzle Runs writes to you only when you cause it to: to confirm something, for a new password, to delete your account. An e-mail waits in the database until it is sent, for one week at most, and is then deleted there. If the provider has set up a mail server, it carries the message on the provider’s behalf; without one, the server puts it as a file into a folder that only the provider reads. There are no newsletters.',
  'privacy.contact.title': 'When you write to us',
  'privacy.contact.text':
    'The contact form stores your name, your e-mail address, the reason, your message, the time and, if you are logged in, your account. The message goes to the provider by e-mail and is deleted from the database after {{days}} days, or sooner together with your account. It stays in the provider’s mailbox for as long as it is needed for the answer and by law.\nThe legal basis is your consent (Art. 6 (1) (a) GDPR), for questions about licences also (b). You can withdraw your consent at any time for the future.',
  'privacy.logs.title': 'Logs and protection against abuse',
  'privacy.logs.text':
    'The server’s log names the time, kind, path without parameters, duration and outcome of a request. Your IP address is not in it, and neither are answers, codes, tokens or messages.\nTo keep anybody from trying out passwords or codes, the server counts requests per IP address. These counts are held in memory only and lapse after one to ten minutes. The small computing puzzle before an account is deleted is solved by your browser itself; no outside service takes part.\nThe legal basis is Art. 6 (1) (f) GDPR: the legitimate interest in running the site safely.',
  'privacy.others.title': 'Who else may be involved',
  'privacy.others.text':
    'All pages, fonts and the built-in map are delivered by this server alone. Beyond that:\n- Hosting: if a service company supplies the server, it processes all data named here on the provider’s behalf (Art. 28 GDPR), including the IP addresses of all connections.\n- Pictures and videos in runs: whoever creates a run can include them from other servers. Your browser then loads them from there and thereby tells your IP address.\n- Open place data: if our own table does not know a postal code, the server may ask a place service, if the provider has set one up. It sends the postal code only, nothing about you.\n- Directions: if you tap a link to a map app, its rules apply there.\n- Community and chat: no chat is embedded in these pages. If the provider invites you to one, the rules of that service apply there.',
  'privacy.map.title': 'The map',
  'privacy.map.embedded':
    'This installation shows the built-in map. It comes from this server; no map service learns of your visit.',
  'privacy.map.outside':
    'This installation loads its map from {{host}}. When a map is shown, that map service learns your IP address and which part of the map you see. The legal basis is Art. 6 (1) (f) GDPR: the legitimate interest in a useful map.',
  'privacy.deletion.title': 'Deleting it yourself',
  'privacy.deletion.text':
    'You delete your progress run by run on the page [Progress](progress), even without an account. A team you started with friends you leave on its page “Team”; when the last person goes, it is deleted.\nYou delete your account in the studio under “Account”: you get an e-mail with a link and six digits. After that the account, all logins, your messages, unsent e-mails and everything you played alone are gone. In teams a random name takes your place, so that the others keep their points.\nPublished runs remain without a name, because somebody may be on the way right now. Delete them first if you do not want that. Your ratings remain without a name.',
  'privacy.rights.title': 'Your rights',
  'privacy.rights.text':
    'You can demand from the controller:\n- access to what is stored about you (Art. 15 GDPR)\n- rectification of what is wrong (Art. 16)\n- erasure (Art. 17)\n- restriction of processing (Art. 18)\n- your data in a common format (Art. 20)\nYou can object to processing that is based on a legitimate interest (Art. 21) and withdraw a consent (Art. 7 (3)). And you can lodge a complaint with a data protection authority (Art. 77), for example that of your federal state.\nWrite to the address above or use the [contact form](contactForm). If you play as a guest, name your guest id: there is no other way to know what belongs to you.',
} as const satisfies Record<keyof typeof de, string>;
