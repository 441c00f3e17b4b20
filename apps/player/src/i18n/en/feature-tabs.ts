import type { featureTabs as de } from '../de/feature-tabs.ts';

export const featureTabs = {
  'feature.statistic.what':
    'After the game, or in the middle of it, you see for each team what it solved, when, with which hints, and how many points it has left: as a chart and as a table, from the first entry to the last.',
  'feature.statistic.example':
    'A city museum in Trier notices that nearly every group gets stuck at the third quest and buys a hint there. One more sentence in the description, and the next tour runs smoothly.',
  'feature.statistic.setup':
    'The statistics appear by themselves as soon as teams play in your Versus. You find them in the studio with each Versus, one page per team. They show teams, never individual people.',

  'feature.team.what':
    'A team may use as many phones as it likes. When one of them solves a quest, all the others get the tick, the points and the new spot at the same moment. It counts once, even if two answer at the same time.',
  'feature.team.example':
    'In Bamberg a class splits up: two count the bridges, three look for the face in the wall. Everybody sees the same score, and nobody has to run back to fetch a code.',
  'feature.team.setup':
    'Create the teams in the studio with a name and a picture and add them to a Versus. Whoever joins picks a team or scans its QR code. A team code keeps others out.',

  'feature.single.what':
    'Choose a run, tap “Join in”, start walking. The site runs in the browser of any phone, there is nothing to install, and your progress belongs to your device.',
  'feature.single.example':
    'You are waiting for a train in Heidelberg and have an hour to spare. The map shows a run just around the corner. Five minutes later you are on the Old Bridge, looking at your first quest.',
  'feature.single.setup':
    'Every published run can be played alone, there is nothing to set up. Two of you can share one phone, or tap “Play together”: then all your phones share one progress. A ranking exists in a Versus only.',

  'feature.share.what':
    'Every run has a link and a QR code. Whoever opens it sees what the invitation is for and is in with one tap. In a Versus the code leads straight into the right team.',
  'feature.share.example':
    'The tourist office in Bremen prints the code on a stand by the counter. People who come in and ask what there is to do scan it and set off.',
  'feature.share.setup':
    'The studio has a page for sharing each run and each team, and cards that are ready to print. An access code is already part of that link. People who are playing can invite others, too.',

  'feature.versus.what':
    'Everybody plays the same runs. The ranking moves while they play, on every phone and, if you like, on a big screen. In the end three teams are on top.',
  'feature.versus.example':
    'A company outing in Hamburg, five teams, two hours. Accounting leads among the old warehouses, sales overtakes by the harbour piers, and in the café the prizes are already waiting.',
  'feature.versus.setup':
    'You choose runs and teams in the studio and hand out the QR codes. With equal points, the team that solved its last quest earlier is ahead, then the one that spent less on hints.',

  'feature.password.what':
    'An access code turns a public run into one for invited guests. The list then shows a lock, and nobody gets in without the code. Single teams can have a code as well.',
  'feature.password.example':
    'For a wedding in Freiburg the maid of honour builds a run through the old town. Only the guests know the code: it is printed on the back of the place cards.',
  'feature.password.setup':
    'Switch the code on in the form of the run or the team and think of a word that is easy to pass on. The link and the QR code of the organiser already include it.',

  'feature.map.what':
    'The map shows where runs are and groups places that are close together. Tap a marker, and the list shows only what there is. Search and filters do the rest.',
  'feature.map.example':
    'You are planning a day out by train: open the map, tap the markers in Saxony, and you see that something is waiting for you both in Leipzig and in Dresden.',
  'feature.map.setup':
    'A run only needs its postal code, the map does the rest. As it comes, the map is served from right here, without any foreign map service. Whoever runs Puzzle Runs can plug in street maps of their own.',

  'feature.progress.what':
    'What you have solved stays solved. Without a network your answer stays on the screen and is sent again by itself, and it counts only once. After a break you go on where you stopped.',
  'feature.progress.example':
    'In the cloister in Erfurt nobody has reception. You solve the quest all the same, take three steps outside, and the points are there. You finish the rest tomorrow.',
  'feature.progress.setup':
    'Your progress belongs to your device or, if you are logged in, to your account. Under “Progress” you find everything you have started, and you can delete it there, too.',

  'feature.hint.what':
    'This spot does not tell where it is. Hints lead to it instead: as text, picture or video, free or for a few points. Those who know their way around save them.',
  'feature.hint.example':
    'In Regensburg the task is: find the house that used to be full of salt. Locals just start walking. Guests take the first hint, and only those who are really lost pay for the last one.',
  'feature.hint.setup':
    'Choose “hints” as the location when you create the spot and give each hint its price, from 0 to 100,000 points. A paid hint stays visible for the whole team and never costs anything twice.',

  'feature.coords.what':
    'Latitude and longitude will do: a spot is exact even where no street has a name. One button opens the point in the maps app of your phone.',
  'feature.coords.example':
    'The third station in Stralsund is at the end of the pier, the fourth beneath a chestnut tree in the park. Neither has a house number, and still everybody stands in the same place.',
  'feature.coords.setup':
    'Enter the two numbers as your maps app shows them; a comma instead of the point is fine. Best check the place on foot: can you get there with a pram or a wheelchair?',

  'feature.address.what':
    'Street, number, town: the simplest way to send somebody somewhere. The address is on the card of the spot in the overview already, and one tap opens the maps app.',
  'feature.address.example':
    'A tour of shops in Cologne: every spot is a store, every quest hides in its window. The address also helps those who would rather follow street signs than a phone.',
  'feature.address.setup':
    'Street, postal code and town are enough; the position is found by the postal code. Use this type when the place is no secret, and hints when finding it is part of the puzzle.',

  'feature.cloze.what':
    'A text with blanks, and the missing words with it. You drag them into place with a finger or tap them one after the other. Without suggestions they are typed, which is harder.',
  'feature.cloze.example':
    'In front of a house in Erfurt a panel tells how the city became rich. To fill the blanks you really have to read it, and afterwards you know what woad is good for.',
  'feature.cloze.setup':
    'You write the whole text and choose the words that are to be missing. Then decide whether they are offered. If a word occurs twice, that is no problem: what counts is what stands in the blank.',

  'feature.qr.what':
    'Somewhere on site a code is waiting: on a sticker, on a door, in a book. The camera reads it right in the browser. If you would rather not share the camera, choose a photo or type the word.',
  'feature.qr.example':
    'The public library in Leipzig puts the code into a book whose shelf mark is given away by the quest. It works without printing, too: then a picture shows what to look for, and the code word is there.',
  'feature.qr.setup':
    'Choose the type “QR code”, enter the text of the code and print it. Put it up out of the rain, and ask first who owns the wall.',

  'feature.number.what':
    'A slider can set the range. And if nobody is supposed to guess, you allow a limited number of attempts. How many are left is always shown.',
  'feature.number.example':
    'How many arches has the bridge, in which year was the gate built, how many steps lead up to the view? Such questions can only be answered by people who are standing there.',
  'feature.number.setup':
    'Anything from 0 to 100,000 is possible. Decimals and leading zeros are dropped, so that nobody fails because of spelling. For estimates, offer a slider rather than a single attempt.',

  'feature.free.what':
    'A word, a name, half a sentence: the answer is typed. Capitals, double spaces and the shape of quotation marks do not matter, unless you want them to.',
  'feature.free.example':
    'In Heidelberg a word stands the wrong way round in the mirror of the bridge monkey. In Dresden a quest asks for the name on a pedestal. No search engine is faster than a look upwards.',
  'feature.free.setup':
    'Enter every answer that you accept, including the one with the typo that everybody makes. You can allow the answer to appear anywhere in a sentence, or insist on exact spelling.',

  'feature.multiple.what':
    'The quest is solved only if exactly the right ones are ticked, not one too many and not one too few. That turns a guessing question into one that makes people look.',
  'feature.multiple.example':
    'Which figures stand on the fountain in Freiburg, and which do not? Which three animals were first to cross the Stone Bridge in the legend? Those who are there tick what they see.',
  'feature.multiple.setup':
    'Write the wrong answers so that they could be true. Limit the attempts, or people will simply try them all. What is right never leaves the server in a game: reading the source code does not help.',

  'feature.sort.what':
    'Drag with a finger, move with the arrows or use the keyboard: all three ways get you there. If the page is read out to you, you hear the new place after each move.',
  'feature.sort.example':
    'A panel by the cathedral tells how it was built. Fire, towers, consecration: what came first? Or in a sporty way: put the shops of the lane into the order in which you pass them.',
  'feature.sort.setup':
    'Enter the entries in the right order; they are shuffled by themselves and stay the same for each team. Four to six entries are easy to handle on a phone.',

  'feature.video.what':
    'It plays right inside the hint: a sweep across the square, a path from above, somebody showing how it is done. It is loaded only when a team reveals it.',
  'feature.video.example':
    'The way to the old Roman gate has many corners. Ten seconds from the view of somebody walking show the right lane without giving a word away. That works for guests who read no local language, too.',
  'feature.video.setup':
    'You give the address of the video, preferably MP4, short and small: every megabyte counts on the road. Let the important part be seen as well as heard, for example with subtitles in the picture.',

  'feature.text.what':
    'It lies face down on the page of the spot and states its price. Only when the team agrees are the points taken and the sentence shown, on all phones at once.',
  'feature.text.example':
    'The quest asks for the white gold of Regensburg. If you do not get it, five points buy the sentence about the boats from Reichenhall, and you think of salt.',
  'feature.text.setup':
    'Good hints help people think instead of telling the solution. Stagger them: the first one free and vague, the last one expensive and clear. Whoever has too few points is told how many are missing.',

  'feature.image.what':
    'A picture instead of many words: a detail, an old postcard, a drawing. It lies face down in the spot and is revealed for points.',
  'feature.image.example':
    'A postcard from 1920 shows the market square in Stralsund with a tower that is long gone. If you recognise the other gables, you know which corner to stand at.',
  'feature.image.setup':
    'You give the address of the picture. Mind the rights, and make sure it can be seen in bright sunlight. If the picture is ever unavailable, the page says so instead of showing an empty box.',

  'feature.points.what':
    'The overview says how many points are missing. Once they are there, the lock springs open by itself, on every phone of the team. Until then the spot tells neither where nor what it is.',
  'feature.points.example':
    'In Bremen the trail leads through six open stations in any order. But the treasure opens only at 80 points: whoever skips too many quests has to go back.',
  'feature.points.setup':
    'What counts is the highest score the team ever had: buying a hint locks nothing again. Check that the points can be earned before the spot, and leave some slack.',

  'feature.task.what':
    'It does not matter which quests they are, only the number counts. That makes an order without prescribing every single step.',
  'feature.task.example':
    'In the zoo in Leipzig the children choose which animals to begin with. After five solved quests the spot at the playground opens, and everybody meets there again.',
  'feature.task.setup':
    'Choose the number so that groups who found one quest too hard can still go on. Several conditions of a spot work together: it opens only when all of them are met.',

  'feature.time.what':
    'What counts is the minutes since joining. The overview counts down, and the server keeps the time: changing the clock of the phone does not help.',
  'feature.time.example':
    'At the city festival in Erfurt everybody should reach the sausage stand around noon, but not all at once. The spot opens after 45 minutes, and until then there is plenty to solve.',
  'feature.time.setup':
    'Time runs from the moment a team joins, not from a time of day. In this example a minute takes only two seconds. Use it as a break with a view, not as a punishment.',
} as const satisfies Record<keyof typeof de, string>;
