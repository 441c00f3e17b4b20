import type { sharing as de } from '../de/sharing.ts';

export const sharing = {
  'play.share.exploration': 'Invite others to play “{{exploration}}”: show the QR code or send the link.',
  'play.share.team': 'Invite others to your team “{{team}}”: show the QR code or send the link.',
  'play.share.code': 'QR code with the invitation link',
  'play.share.link': 'Invitation link',
  'play.share.copy': 'Copy link',
  'play.share.copied': 'Link copied.',
  'play.share.marked': 'The link is selected. Copy it yourself.',
  'play.share.send': 'Send …',
  'play.share.needsCode': 'To play, they also need the code for this run.',
  'play.friends.founded': '“{{team}}” is ready!',
  'play.friends.invite': 'Invite the others: show the QR code or send the link.',
  'play.friends.members_one': 'You’re the only one so far.',
  'play.friends.members_other': 'There are {{count}} of you.',
  'play.friends.go': 'Start playing',
  'play.friends.leave': 'Leave team',
  'play.friends.leave.title': 'Leave “{{team}}”?',
  'play.friends.leave.text': 'The others keep what you have achieved together. The link lets you back in.',
  'play.friends.leave.last':
    'You are the last one in the team. It will be deleted with everything you have achieved. This cannot be undone.',
  'play.friends.leave.confirm': 'Yes, leave',
} as const satisfies Record<keyof typeof de, string>;
