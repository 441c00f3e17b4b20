import type { playground as de } from '../de/playground.ts';

export const playground = {
  'stage.title': 'Try it out',
  'stage.restart': 'Start over',

  'playground.cloze.name': 'The bet by the river',
  'playground.cloze.text': 'This is how they tell it in Regensburg. Put the three words where they belong.',
  'playground.cloze.gaps':
    'The builder of the Stone {{gap}} made a bet with the builder of the cathedral and asked the {{gap}} for help. In return he wanted the first three {{gap}}.',
  'playground.cloze.word1': 'Bridge',
  'playground.cloze.word2': 'Devil',
  'playground.cloze.word3': 'souls',

  'playground.qr.name': 'The sticker on the gate',
  'playground.qr.text':
    'Scan the code with your camera, for example from the screen of a second device. No camera? Type in the word.',
  'playground.qr.code': 'QR code with the word LATERNE',
  'playground.qr.says': 'It says:',

  'playground.number.name': 'What does the stone say?',
  'playground.number.text':
    'The stone shows a year in Roman numerals: M is a thousand, C is a hundred. Which year is it?',
  'playground.number.picture': 'A stone tablet with the letters M C C C',

  'playground.free.name': 'The monkey with the mirror',
  'playground.free.text': 'By the bridge in Heidelberg, a monkey holds up a mirror. Which word is in it?',
  'playground.free.picture': 'A monkey holds a mirror that says PERKEO in mirror writing',

  'playground.multiple.name': 'Look closely',
  'playground.multiple.text': 'What can you see in this picture of an old market street? Two answers are correct.',
  'playground.multiple.picture': 'An old market street: gabled houses, a church tower with a clock, a bicycle',
  'playground.multiple.choice1': 'A bicycle',
  'playground.multiple.choice2': 'A sailing boat',
  'playground.multiple.choice3': 'A tower clock',
  'playground.multiple.choice4': 'A lighthouse',

  'playground.photo.name': 'Something round',
  'playground.photo.text': 'Photograph something round, as large as you can. The photo stays on your device.',
  'playground.photo.example': 'An old clock',

  'playground.decision.name': 'Bridge or bank?',
  'playground.decision.text': 'The messenger got away. Two paths lead to the monastery, and dusk is falling.',
  'playground.decision.option1': 'Across the bridge',
  'playground.decision.option2': 'Along the bank',
  'playground.decision.reaction1':
    'A woman with a lantern stands on the bridge. She saw the messenger and points north.',
  'playground.decision.reaction2': 'You find fresh footprints in the mud. The messenger limps, so you are catching up.',

  'playground.sort.name': 'Right across the country',
  'playground.sort.text': 'Put the four cities in the right order, southernmost first.',
  'playground.sort.entry1': 'Munich',
  'playground.sort.entry2': 'Regensburg',
  'playground.sort.entry3': 'Erfurt',
  'playground.sort.entry4': 'Hamburg',

  'playground.text.riddle': 'Find a house by the river where no one has ever lived. You have 30 example points.',
  'playground.text.value': 'This is where the white gold was stored that came by boat from Reichenhall.',
  'playground.image.riddle': 'Find someone who has been sitting on the bridge for ages. You have 30 example points.',
  'playground.video.riddle': 'Find a gate that the Romans once walked through. You have 30 example points.',
  'playground.audio.riddle': 'Find a church where a famous cantor worked. You have 30 example points.',
  'playground.audio.value':
    'Four long organ notes: the second is a semitone below the first, the third three semitones above the second, and the last a semitone lower again.',
  'playground.hint.riddle':
    'Find the house where salt used to be stored. Three hints can help, but 30 points won’t pay for all of them.',
  'playground.hint.free': 'Go to the river and look for an enormous roof.',
  'playground.hint.dear': 'It’s right next to the bridge tower, on the old town side.',

  'playground.coords.name': 'In the middle of the bridge',
  'playground.coords.text': 'No house, no street, no number: this spot is above the water.',
  'playground.address.name': 'The west portal',
  'playground.address.text': 'You can find this spot just by following the street signs.',

  'playground.exploration.first': 'The Old Bridge',
  'playground.exploration.first.text': 'The trail starts by the river.',
  'playground.exploration.second': 'The market square',
  'playground.exploration.second.text': 'You made it: this spot is open now.',

  'playground.single.name': 'Monkey, barrel and market',
  'playground.single.text': 'Two spots, two quests, no sign-up.',

  'playground.team.first': 'Mia’s phone',
  'playground.team.second': 'Jonas’ phone',

  'playground.battle.battle': 'Danube against Elbe',
  'playground.battle.own': 'Danube Otters',
  'playground.battle.rival1': 'Compass and Cookie',
  'playground.battle.rival2': 'Night Owls',
  'playground.battle.rival3': 'Canal Foxes',
  'playground.battle.playOn': 'Let the others play on',

  'playground.progress.offline': 'No reception',
  'playground.share.site': 'Invite others: show the QR code or send the link.',
  'playground.map.how': 'These runs really exist here. Choose a pin to see what’s waiting there.',

  'playground.password.name': 'Class 7b’s summer party',
  'playground.password.how': 'The right code is {{right}}. Try {{wrong}} first.',
  'playground.password.open': 'Correct! You’re in.',

  'playground.statistic.teams': 'Teams',
  'playground.statistic.elapsed_one': '{{count}} minute from the first action to the last. Made-up figures.',
  'playground.statistic.elapsed_other': '{{count}} minutes from the first action to the last. Made-up figures.',
  'playground.statistic.points': 'Points',
  'playground.statistic.available': 'available',
  'playground.statistic.spent': 'spent',
  'playground.statistic.open': 'open',
  'playground.statistic.tasks': 'Quests',
  'playground.statistic.solved': 'solved',
  'playground.statistic.hints': 'Hints',
  'playground.statistic.used': 'used',
  'playground.statistic.unused': 'unused',
  'playground.statistic.over': 'Over time',
  'playground.statistic.table': 'As a table',
  'playground.statistic.course': 'Points over time: {{points}} points after {{minutes}} minutes',
  'playground.statistic.minute': '{{n}} min',
  'playground.statistic.time': 'Time',
  'playground.statistic.what': 'What',
  'playground.statistic.mark.bridge': 'Quest: bridge',
  'playground.statistic.mark.devil': 'Quest: the tricked devil',
  'playground.statistic.mark.sausage': 'Quest: sausage kitchen',
  'playground.statistic.mark.cathedral': 'Quest: cathedral',
  'playground.statistic.mark.dwarf': 'Quest: little bridge man',
  'playground.statistic.mark.salt': 'Quest: salt store',
  'playground.statistic.mark.goliath': 'Quest: Goliath',
  'playground.statistic.mark.hint1': 'Hint for the cathedral',
  'playground.statistic.mark.hint2': 'Hint for Goliath',
} as const satisfies Record<keyof typeof de, string>;
