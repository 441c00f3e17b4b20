import type { privacy as de } from '../de/privacy.ts';

export const privacy = {
  'privacy.lead':
    'You can play without a name and without an account. There are no cookies, no advertising and no tracking. This page lists everything that is stored.',
  'privacy.controller.title': 'Who is responsible',
  'privacy.controller.text':
    'The controller within the meaning of the General Data Protection Regulation (GDPR) is the provider:',
  'privacy.device.title': 'On your device',
  'privacy.device.text':
    'Puzzle Runs does not set cookies. The local storage of your browser holds only these entries, and only if you use the features that need them:',
  'privacy.device.after':
    'While you play a run, the database “puzzle-runs” of your browser also holds the last state of the runs of this device (30 at most), answers that wait for a network, and what you downloaded for the walk, for runs that allow it also their answers; the pictures and maps for it and the files of this site are in its cache. All this stays until you leave the team, delete your progress or, for runs of your account, log out. Some browsers delete it after seven days without a visit. You can delete everything at any time in your browser’s settings. Without the guest id, however, the server can no longer find your progress as a guest. The legal basis is section 25 (2) no. 2 of the German TDDDG: the game would not work without these entries.',
  'privacy.key.selectedLanguage': 'the language you chose',
  'privacy.key.overview': 'whether you see the spots of a run as a list or as a map',
  'privacy.key.gameLanguages': 'the language in which you read a run',
  'privacy.key.introsRead': 'whether you have read the introduction of a run',
  'privacy.key.authToken': 'your login token, until you log out; it is valid for 30 days at most',
  'privacy.key.guestId': 'a random id with which you play without an account',
  'privacy.key.answeredGuestId':
    'the id for which you have already decided whether to add its progress to your account',
  'privacy.key.runTokens':
    'for each run you have joined, a token and the code you joined with, so that you can invite others',
  'privacy.key.drafts': 'what you have written in the studio but not saved yet, until you log out',
  'privacy.key.answers': 'your answers to quests, including unfinished ones, until you log out',
  'privacy.senses.title': 'Location and camera',
  'privacy.senses.text':
    'Your browser asks for permission only when you tap “Use my position” at a spot, “Show me where I am” on the map, or scan a QR code. Your device itself works out the distance and direction to a spot, and only while you see the page. Your position, the way you face and the camera image are processed on your device and are not sent to the server. There is one exception: where the place of a spot is secret and you tap “Check if we are there”, your device sends its position once. The server compares it with the target and does not store it. At spots with a known place your device only reports that you have arrived.',
  'privacy.play.title': 'When you play',
  'privacy.play.text':
    'For your guest id or your account, the server stores which run and team you joined, when and on which device (a random id) you solved which quest and with which answer, how many wrong attempts you made, which hints you bought, your points and your rating. All phones of your team show the right answer afterwards; it is deleted with the progress. Wrong answers in words and numbers are kept in lower case and at most 100 characters long for 90 days, to show which quest is misunderstood; the creator of the run sees only texts that at least two participations gave, and never who gave them. The server also counts by day, language, spot and quest how many came how far. Both are deleted or subtracted with your progress.\nWhen you report a quest, the server stores reason, text and time, so that the quest can be improved; when you write a comment with your rating, it stores text and time. Only the creator of the run reads both, without your name or id, and may delete them. You can change or delete the comment at the finish at any time. Both are deleted after twelve months, or earlier with your progress, the run or the Versus.\nIn a Versus, the server also stores for your team how many phones are connected (only the number, while they are), which spots the organiser opened, when the organiser looked after you, and when a message was first loaded. When you call for help, the server stores your text, the spot, the quest, the time and the answer for the organiser; only your team and the organiser can read it. All of this is deleted with the progress or the Versus.\nWhen you register a team for a Versus yourself, the server stores its name and the time, so that you can play under that name. If the organiser approves names first, until then only your team and the organiser see the name, and everyone else sees a number. Name and progress are deleted with the Versus, the run or the organiser’s account, at the latest 30 days after the end; if the Versus has no end, 30 days after your last progress, and while it hasn’t begun, at the latest a year after the last registration.\nIn a Versus, all participants and the organisers see the teams’ names and points. The ranking does not show who solved what within a team.\nThe legal basis is Art. 6 (1) (b) GDPR: without progress there is no game. It is kept until you delete it or the run is deleted. When you log in, you can add what you played as a guest to your account.',
  'privacy.account.title': 'When you have an account',
  'privacy.account.text':
    'To register you need a username, an email address and a password. The password is stored only as a hash (Argon2id), from which it cannot be recovered.\n- A registration that you do not confirm is deleted after 24 hours.\n- Each login has an entry with its start and end; it is deleted when you log out, or after 30 days.\n- Codes from emails are stored only as hashes and expire after one hour at the latest, or after 24 hours when they confirm your address.\n- Runs, teams and Versus that you create belong to your account. Everyone can read what you publish; your name and your address are not shown with it.\nThe legal basis is Art. 6 (1) (b) GDPR.',
  'privacy.mail.title': 'Emails to you',
  'privacy.mail.text':
    'Puzzle Runs only writes to you when you ask for it: to confirm something, for a new password, to delete your account. An email waits in the database until it is sent, for one week at most, and is then deleted there. If the provider has set up a mail server, it delivers the message on the provider’s behalf; otherwise the server saves it as a file in a folder that only the provider reads. There are no newsletters.',
  'privacy.contact.title': 'When you write to us',
  'privacy.contact.text':
    'The contact form stores your name, your email address, the reason, your message, the time and, if you are logged in, your account. The message is sent to the provider by email and is deleted from the database after {{days}} days, or sooner together with your account. It stays in the provider’s mailbox for as long as it is needed to answer you and as the law requires.\nThe legal basis is your consent (Art. 6 (1) (a) GDPR), for questions about licences also (b). You can withdraw your consent at any time for the future.',
  'privacy.logs.title': 'Logs and protection against abuse',
  'privacy.logs.text':
    'The server’s log records the time, type, path without parameters, duration and result of a request. It does not contain your IP address, answers, codes, tokens or messages.\nTo prevent passwords and codes from being guessed, the server counts requests per IP address. These counts are kept in memory only and expire after one to ten minutes. Your browser solves the small puzzle before an account is deleted itself; no outside service is involved.\nThe legal basis is Art. 6 (1) (f) GDPR: the legitimate interest in running the site securely.',
  'privacy.others.title': 'Who else may be involved',
  'privacy.others.text':
    'All pages, fonts and the built-in map are delivered by this server alone. Beyond that:\n- Hosting: if a service provider hosts the server, it processes all data named here on the provider’s behalf (Art. 28 GDPR), including the IP addresses of all connections.\n- Pictures and videos in runs: creators can include them from other servers. Your browser then loads them from there and sends your IP address.\n- Open place data: if our own table does not contain a postal code, the server may ask a place service, if the provider has set one up. It sends only the postal code, nothing about you. When a creator enters the address of a spot in the studio, it also sends the street, postal code and town of that spot to propose a pin; the service does not learn who entered them.\n- Directions: if you tap a link to a maps app, that app’s rules apply.\n- Community and chat: no chat is embedded in these pages. If the provider invites you to one, the rules of that service apply.',
  'privacy.map.title': 'The map',
  'privacy.map.embedded':
    'This installation shows the built-in map. It comes from this server; no map service learns about your visit.',
  'privacy.map.streets':
    'This installation shows a street map made of OpenStreetMap data. Your browser loads it from this server only; no map service learns your IP address or about your visit. If the server does not have a part of the map yet, it fetches that part from a map service itself and keeps it for everyone. It does not store who looked at which part.',
  'privacy.map.outside':
    'This installation loads its map from {{host}}. When a map is shown, that map service learns your IP address and which part of the map you see. The legal basis is Art. 6 (1) (f) GDPR: the legitimate interest in a useful map.',
  'privacy.deletion.title': 'Deleting your data yourself',
  'privacy.deletion.text':
    'You can delete your progress run by run on the page [Progress](progress), even without an account. You can leave a team you started with others on its page “Team”; when the last person leaves, the team is deleted.\nYou can delete your account in the studio under “Account”: you get an email with a link and six digits. After that, the account, all logins, your messages, unsent emails and everything you played alone are gone. In teams, a random name takes your place, so that the others keep their points.\nPublished runs stay without a name, because people may be playing them right now. Delete them first if you do not want that. Your ratings stay without a name.',
  'privacy.rights.title': 'Your rights',
  'privacy.rights.text':
    'You have the right to demand from the controller:\n- access to what is stored about you (Art. 15 GDPR)\n- rectification of incorrect data (Art. 16)\n- erasure (Art. 17)\n- restriction of processing (Art. 18)\n- your data in a common format (Art. 20)\nYou can object to processing based on a legitimate interest (Art. 21) and withdraw your consent (Art. 7 (3)). You can also lodge a complaint with a data protection authority (Art. 77), for example the one in your federal state.\nWrite to the address above or use the [contact form](contactForm). If you play as a guest, please give your guest id: there is no other way to tell which data is yours.',
} as const satisfies Record<keyof typeof de, string>;
