import type { specimen as de } from '../de/specimen.ts';

export const specimen = {
  'stage.title': 'Try it out',
  'stage.restart': 'Start over',

  'specimen.cloze.name': 'The bet by the river',
  'specimen.cloze.text': 'This is the story they tell in Regensburg. Put the three words where they belong.',
  'specimen.cloze.gaps':
    'The builder of the Stone {{gap}} made a bet with the builder of the cathedral and asked the {{gap}} for help. In return he wanted the first three {{gap}}.',
  'specimen.cloze.word1': 'Bridge',
  'specimen.cloze.word2': 'Devil',
  'specimen.cloze.word3': 'souls',

  'specimen.qr.name': 'The sticker on the gate',
  'specimen.qr.text':
    'Scan the code with your camera, for example from the screen of a second device. Without a camera, type the word.',
  'specimen.qr.code': 'QR code with the word LATERNE',
  'specimen.qr.says': 'It says:',

  'specimen.number.name': 'What does the stone say?',
  'specimen.number.text':
    'The tablet names a year in Roman numerals: M is a thousand, C is a hundred. Which year is it?',
  'specimen.number.picture': 'A stone tablet with the letters M C C C',

  'specimen.free.name': 'The monkey with the mirror',
  'specimen.free.text': 'By the bridge in Heidelberg a monkey holds up a mirror. Which word is in it?',
  'specimen.free.picture': 'A monkey holds a mirror that says PERKEO in mirror writing',

  'specimen.multiple.name': 'Look closely',
  'specimen.multiple.text': 'What can you see in this picture of an old market street? Two answers are right.',
  'specimen.multiple.picture': 'An old market street: gabled houses, a church tower with a clock, a bicycle',
  'specimen.multiple.choice1': 'A bicycle',
  'specimen.multiple.choice2': 'A sailing boat',
  'specimen.multiple.choice3': 'A tower clock',
  'specimen.multiple.choice4': 'A lighthouse',

  'specimen.sort.name': 'Right across the country',
  'specimen.sort.text': 'Put the four cities into the right order, the southernmost first.',
  'specimen.sort.entry1': 'Munich',
  'specimen.sort.entry2': 'Regensburg',
  'specimen.sort.entry3': 'Erfurt',
  'specimen.sort.entry4': 'Hamburg',

  'specimen.text.riddle': 'Find a house by the river that nobody ever lived in. You have 30 example points.',
  'specimen.text.value': 'This is where the white gold was stored that came by boat from Reichenhall.',
  'specimen.image.riddle': 'Find somebody who has been sitting on the bridge for ages. You have 30 example points.',
  'specimen.video.riddle': 'Find a gate that Romans already walked through. You have 30 example points.',
  'specimen.hint.riddle':
    'Find the house that used to be full of salt. Three hints can help, but 30 points do not pay for all of them.',
  'specimen.hint.free': 'Go to the river and look for an enormous roof.',
  'specimen.hint.dear': 'It stands right beside the bridge tower, on the side of the old town.',

  'specimen.coords.name': 'In the middle of the bridge',
  'specimen.coords.text': 'No house, no street, no number: this spot is above the water.',
  'specimen.address.name': 'The west portal',
  'specimen.address.text': 'Even somebody who only follows street signs will find this spot.',

  'specimen.exploration.first': 'The Old Bridge',
  'specimen.exploration.first.text': 'The trail begins by the river.',
  'specimen.exploration.second': 'The market square',
  'specimen.exploration.second.text': 'You made it, this spot is open now.',

  'specimen.single.name': 'Monkey, barrel and market',
  'specimen.single.text': 'Two spots, two quests, no sign-up.',

  'specimen.team.first': 'Mia’s phone',
  'specimen.team.second': 'Jonas’ phone',

  'specimen.battle.battle': 'Danube against Elbe',
  'specimen.battle.own': 'Danube Otters',
  'specimen.battle.rival1': 'Compass and Cookie',
  'specimen.battle.rival2': 'Night Owls',
  'specimen.battle.rival3': 'Canal Foxes',
  'specimen.battle.playOn': 'Let the others play on',

  'specimen.progress.offline': 'No reception',
  'specimen.share.site': 'Invite others: show the QR code or send the link.',
  'specimen.map.how': 'These runs really exist here. Choose a marker to see what is waiting there.',

  'specimen.password.name': 'Summer party of class 7b',
  'specimen.password.how': 'The right code is {{right}}. Try {{wrong}} first.',
  'specimen.password.open': 'Correct! You are in.',

  'specimen.statistic.teams': 'Teams',
  'specimen.statistic.elapsed_one': '{{count}} minute from the first to the last action. Invented figures.',
  'specimen.statistic.elapsed_other': '{{count}} minutes from the first to the last action. Invented figures.',
  'specimen.statistic.points': 'Points',
  'specimen.statistic.available': 'available',
  'specimen.statistic.spent': 'spent',
  'specimen.statistic.open': 'open',
  'specimen.statistic.tasks': 'Quests',
  'specimen.statistic.solved': 'solved',
  'specimen.statistic.hints': 'Hints',
  'specimen.statistic.used': 'used',
  'specimen.statistic.unused': 'unused',
  'specimen.statistic.over': 'Over time',
  'specimen.statistic.table': 'As a table',
  'specimen.statistic.course': 'Course of the points: {{points}} points after {{minutes}} minutes',
  'specimen.statistic.minute': '{{n}} min',
  'specimen.statistic.time': 'Time',
  'specimen.statistic.what': 'What',
  'specimen.statistic.mark.bridge': 'Quest: bridge',
  'specimen.statistic.mark.devil': 'Quest: the cheated devil',
  'specimen.statistic.mark.sausage': 'Quest: sausage kitchen',
  'specimen.statistic.mark.cathedral': 'Quest: cathedral',
  'specimen.statistic.mark.dwarf': 'Quest: little bridge man',
  'specimen.statistic.mark.salt': 'Quest: salt store',
  'specimen.statistic.mark.goliath': 'Quest: Goliath',
  'specimen.statistic.mark.hint1': 'Hint for the cathedral',
  'specimen.statistic.mark.hint2': 'Hint for Goliath',
} as const satisfies Record<keyof typeof de, string>;
