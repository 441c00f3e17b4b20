/** Inviting others to a run or a team, and leaving a team. */
export const sharing = {
  'play.share.exploration': 'Lade andere ein, „{{exploration}}“ zu spielen: QR-Code zeigen oder Link schicken.',
  'play.share.team': 'Hol andere in dein Team „{{team}}“: QR-Code zeigen oder Link schicken.',
  'play.share.code': 'QR-Code mit dem Link zum Mitspielen',
  'play.share.link': 'Link zum Mitspielen',
  'play.share.copy': 'Link kopieren',
  'play.share.copied': 'Link kopiert.',
  'play.share.marked': 'Der Link ist markiert. Kopiere ihn selbst.',
  'play.share.send': 'Senden …',
  'play.share.needsCode': 'Wer mitspielen will, braucht außerdem den Code dieses Runs.',
  'play.friends.founded': '„{{team}}“ ist gegründet!',
  'play.friends.invite': 'Hol die anderen dazu: QR-Code zeigen oder Link schicken.',
  'play.friends.members_one': 'Bisher bist nur du dabei.',
  'play.friends.members_other': 'Ihr seid {{count}} Leute.',
  'play.friends.go': 'Losspielen',
  'play.friends.leave': 'Team verlassen',
  'play.friends.leave.title': '„{{team}}“ verlassen?',
  'play.friends.leave.text': 'Was ihr geschafft habt, bleibt bei den anderen. Mit dem Link kommst du wieder dazu.',
  'play.friends.leave.last':
    'Nur du bist noch im Team: Es wird mit allem gelöscht, was ihr geschafft habt. Das lässt sich nicht rückgängig machen.',
  'play.friends.leave.confirm': 'Ja, verlassen',
} as const;
