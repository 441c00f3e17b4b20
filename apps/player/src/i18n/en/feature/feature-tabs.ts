import type { featureTabs as de } from '../../de/feature/feature-tabs.ts';

export const featureTabs = {
  'feature.statistic.what':
    'During the game or after it, you see for each team what it solved, when, with which hints, and how many points it has left: as a chart and as a table, from the first entry to the last.',
  'feature.statistic.example':
    'A city museum in Trier notices that nearly every group gets stuck on the third quest and buys a hint there. One more sentence in the description, and the next tour runs smoothly.',
  'feature.statistic.setup':
    'The statistics build up by themselves as soon as teams play in your Versus. You find them in the studio with each Versus, one page per team. They show teams, not individual people.',

  'feature.team.what':
    'A team can use as many phones as it likes. When one of them solves a quest, all the others get the tick, the points and the new spot at the same moment. It counts once, even if two people answer at the same time.',
  'feature.team.example':
    'In Bamberg, a class splits up: two count the bridges, three look for the face in the wall. Everyone sees the same score, and no one has to run back to fetch a code.',
  'feature.team.setup':
    'Create the teams in the studio with a name and a picture and add them to a Versus. Players choose their team or scan its QR code. A team code keeps others out.',

  'feature.single.what':
    'Choose a run, tap “Join” and start walking. The site runs in the browser of any phone. There is nothing to install, and your progress is tied to your device. On the way, a compass shows distance and direction to the next spot; your position stays on your phone for this. If a run comes in several languages, you choose yours when you join; easy-to-read German is possible, too.',
  'feature.single.example':
    'You are waiting for a train in Heidelberg with an hour to spare. The map shows a run just around the corner. Five minutes later you are on the Old Bridge, looking at your first quest.',
  'feature.single.setup':
    'Every published run can be played alone, with nothing to set up. Two of you can share one phone, or tap “Play together” so that all your phones share the same progress. Rankings are for Versus only. You translate it in the studio under “Languages”, text beside text.',

  'feature.share.what':
    'Every run has a link and a QR code. Open it to see what you are invited to, and join with one tap. In a Versus, the code takes players straight to the right team.',
  'feature.share.example':
    'The tourist office in Bremen puts the code on a stand by the counter. Visitors who come in and ask what there is to do just scan it and set off.',
  'feature.share.setup':
    'In the studio, each run and each team has a page for sharing, and there are cards ready to print. The link already includes the access code. Players can invite others, too.',

  'feature.versus.what':
    'Everyone plays the same runs. The ranking changes live on every phone and, if you like, on a big screen. In the end, three teams are on the podium.',
  'feature.versus.example':
    'A company outing in Hamburg, five teams, two hours. Accounting leads among the old warehouses, sales overtakes by the harbour piers, and the prizes are waiting in the café.',
  'feature.versus.setup':
    'You choose the runs and teams in the studio and hand out the QR codes. If points are equal, the team that solved its last quest with points earlier is ahead, then the one that spent less on hints.',

  'feature.password.what':
    'An access code turns a public run into one for invited guests. The list then shows a lock, and no one gets in without the code. Teams can have their own code as well.',
  'feature.password.example':
    'For a wedding in Freiburg, the maid of honour builds a run through the old town. Only the guests know the code: it is printed on the back of the place cards.',
  'feature.password.setup':
    'Switch the code on in the form of the run or the team, and think of a word that is easy to pass on. The organiser’s link and QR code already include it.',

  'feature.map.what':
    'The map shows where runs are and groups places that are close together. Tap a pin, and the list shows only what is there. Search and filters help, too. During the game, the street map shows every spot you may know about, and where you are.',
  'feature.map.example':
    'You are planning a day out by train: open the map, tap the pins in Saxony, and you see that something is waiting for you both in Leipzig and in Dresden.',
  'feature.map.setup':
    'A run only needs a postal code, and the map does the rest. The street map comes from this server: your browser asks no outside map service. If you run Puzzle Runs yourself, you choose its source or use a map file of your own.',

  'feature.progress.what':
    'What you have solved stays solved. If an answer doesn’t get through at once, the page sends it again, and it counts only once. Without a network you can still read what you have seen, and your answers wait until you are back online. After a break, you continue where you left off.',
  'feature.progress.example':
    'There is no network in the cloister in Erfurt. You downloaded the run at the station, so you simply read and answer on, and once you are outside your answers are sent by themselves. You finish the rest tomorrow.',
  'feature.progress.setup':
    'Your progress is tied to your device or, if you are logged in, to your account. Under “Progress” you find everything you have started, and you can delete it there, too. In the form of a run you can allow play without a network: then the phone checks the answers even when it is offline. For that it carries them all along, and a skilled player can read them there.',

  'feature.story.what':
    'Spots wait for each other, decisions open different ways, and the finale needs what you found along the way. Hints come only when you need them, and become free in time. What is not on your way is folded at the end and never counts as missing.',
  'feature.story.example':
    'At the museum festival in Weimar everyone is after the same stolen clock. Some follow the apprentice through the lanes, others the landlady down to the river. In the end they all stand at the same door, with different stories to tell.',
  'feature.story.setup':
    'In the studio, each condition is a sentence that you build from lists, such as “when tower or fountain is done”. The page “Ways” draws what comes of it, with the shortest and the longest way. You learn about circles and dead ends before you publish.',

  'feature.hint.what':
    'This spot doesn’t tell you where it is. Hints lead the way instead: as text, picture or video, free or for a few points. If you know your way around, you can save them.',
  'feature.hint.example':
    'In Regensburg the task is: find the house where salt used to be stored. Locals just start walking. Visitors take the first hint, and only those who are really lost pay for the last one.',
  'feature.hint.setup':
    'Choose “Hints” as the location when you create the spot, and give each hint its price, from 0 to 100,000 points. Once paid for, a hint stays visible for the whole team and never costs anything again.',

  'feature.coords.what':
    'Latitude and longitude are enough: a spot is exact even where no street has a name. The page shows a street map, distance and direction, and one button opens the point in the maps app on your phone.',
  'feature.coords.example':
    'The third spot in Stralsund is at the end of the pier, the fourth under a chestnut tree in the park. Neither has a house number, and still everyone stands in the same place.',
  'feature.coords.setup':
    'Enter the two numbers just as your maps app shows them; a comma instead of the point is fine. It is best to check the place on foot: can you get there with a pram or a wheelchair?',

  'feature.address.what':
    'Street, number, town: the simplest way to send people somewhere. The address is already on the spot’s card in the overview, and one tap opens the maps app.',
  'feature.address.example':
    'A tour of shops in Cologne: every spot is a shop, every quest hides in its window. The address also helps those who would rather follow street signs than a phone.',
  'feature.address.setup':
    'Street, postal code and town are enough; move the pin to the right place on the map. Use this type when the place is no secret, and hints when finding it is part of the puzzle.',

  'feature.cloze.what':
    'A text with blanks, and the missing words below it. Drag the words into place with a finger or tap them one by one. Without suggestions you type them, which is harder.',
  'feature.cloze.example':
    'In Erfurt, a panel in front of a house tells how the city became rich. To fill in the blanks you really have to read it, and then you know what woad is all about.',
  'feature.cloze.setup':
    'You write the whole text and choose the words to leave out. Then decide whether players get to see them. If a word appears twice, that is no problem: what counts is what is in the blank.',

  'feature.qr.what':
    'Somewhere on site, a code is waiting: on a sticker, on a door, in a book. The camera reads it right in the browser. If you would rather not share your camera, choose a photo or type in the word.',
  'feature.qr.example':
    'The public library in Leipzig puts the code into a book, and the quest gives away its shelf mark. It works without printing, too: a picture shows what to look for, and the code word is there.',
  'feature.qr.setup':
    'Choose the type “QR code”, enter the text of the code and print it. Put it up out of the rain, and ask the owner of the wall first.',

  'feature.number.what':
    'A slider can set the range. And if guessing shouldn’t pay off, you limit the number of attempts. Players always see how many are left.',
  'feature.number.example':
    'How many arches does the bridge have? In which year was the gate built? How many steps lead up to the view? You can only answer such questions if you are standing there.',
  'feature.number.setup':
    'Anything from 0 to 100,000 is possible. Decimals and leading zeros are dropped, so spelling never gets in the way. For estimates, offer a slider rather than a single attempt.',

  'feature.free.what':
    'A word, a name, half a sentence: players type the answer. Capitals, double spaces and the shape of quotation marks don’t matter, unless you want them to.',
  'feature.free.example':
    'In Heidelberg, a word is written backwards in the mirror of the bridge monkey. In Dresden, a quest asks for the name on a pedestal. No search engine is faster than looking up.',
  'feature.free.setup':
    'Enter every answer you accept, including the one with the typo everyone makes. You can accept the answer anywhere in a sentence, or insist on exact spelling.',

  'feature.multiple.what':
    'The quest is solved only if exactly the right answers are ticked, not one too many and not one too few. That turns guessing into looking.',
  'feature.multiple.example':
    'Which figures stand on the fountain in Freiburg, and which don’t? In the legend, which three animals were first to cross the Stone Bridge? Players on site tick what they see.',
  'feature.multiple.setup':
    'Write wrong answers that could be true. Limit the attempts, or players will simply try them all. In a game, the solution stays on the server, and reading the source code doesn’t help. Only if you make the run playable without a network are the answers on the phones.',

  'feature.sort.what':
    'Drag with a finger, use the arrows or the keyboard: all three get you there. A screen reader announces the new position after each move.',
  'feature.sort.example':
    'A panel by the cathedral tells how it was built. Fire, towers, consecration: what came first? Or get moving: put the shops in the lane in the order in which you pass them.',
  'feature.sort.setup':
    'Enter the answers in the right order. They are shuffled automatically and stay the same for each team. Four to six are easy to handle on a phone.',

  'feature.photo.what':
    'Take it, check it, send it: the photo is scaled down on the phone and waits there if you are offline. The person who made the run looks at it and accepts it, or says in one sentence what is missing.',
  'feature.photo.example':
    'Line up on the Merchants’ Bridge in Erfurt so that everyone can see how narrow it is. Or find the smallest sign in the old town. At a company outing, the best pictures are shown on the board if the team agrees.',
  'feature.photo.setup':
    'You decide whether every photo counts, whether you can still change the points later, or whether it counts only once you have accepted it. You review in the studio, by keyboard if you like. Photos are deleted after 7, 30 or 90 days.',

  'feature.decision.what':
    'Three notes, three suspects: who do you believe? Every choice is right, but each one leads somewhere else. A team chooses once, and the phone says so beforehand.',
  'feature.decision.example':
    'The clockmaker of Bayreuth has vanished. Do you follow the apprentice into the court garden or the countess into the opera house? At a town festival each group takes a vote, and in the end everybody tells a different story.',
  'feature.decision.setup':
    'Give each option a short text, a picture if you like, and a reaction that appears afterwards. It brings no points unless you give some. The insights show how often each way was chosen.',

  'feature.video.what':
    'It plays right inside the hint: a sweep across the square, a path from above, a person showing how it is done. It is loaded only when a team reveals it.',
  'feature.video.example':
    'The way to the old Roman gate has many corners. Ten seconds at walking pace show the right lane without giving away a word. It works for visitors who don’t read German, too.',
  'feature.video.setup':
    'Enter the address of the video, preferably MP4, short and small: every megabyte counts on the road. Make the important part visible as well as audible, for example with subtitles.',

  'feature.audio.what':
    'A voice, a melody, a noise: it plays in the hint and in the text of a spot, and you can pause it and skip ahead. The transcript stands below it, for everyone who cannot hear or has no headphones at hand.',
  'feature.audio.example':
    'In the museum, the restorer talks for a minute about what she found beneath the paint. At the church tower you hear four bells and work out which one is missing.',
  'feature.audio.setup':
    'Upload an MP3 or M4A of up to 20 MB, for example a recording from your phone, and add the transcript. Anyone who downloads the run for the walk hears it without a network, too.',

  'feature.text.what':
    'It stays hidden on the spot’s page and shows its price. Only when the team agrees are the points deducted and the sentence revealed, on all phones at once.',
  'feature.text.example':
    'The quest asks about the white gold of Regensburg. If you don’t get it, five points buy you the sentence about the boats from Reichenhall, and you think of salt.',
  'feature.text.setup':
    'Good hints make people think instead of giving away the solution. Stagger them: the first one free and vague, the last one expensive and clear. Players with too few points see how many are missing.',

  'feature.image.what':
    'A picture instead of many words: a detail, an old postcard, a drawing. It stays hidden in the spot and is revealed for points.',
  'feature.image.example':
    'A postcard from 1920 shows the market square in Stralsund with a tower that is long gone. If you recognise the other gables, you know which corner to stand on.',
  'feature.image.setup':
    'Enter the address of the picture. Respect the rights, and make sure it is clear in bright sunlight. If the picture is ever unavailable, the page says so instead of showing an empty box.',

  'feature.points.what':
    'The overview shows how many points are missing. Once you have them, the lock springs open by itself on every phone in the team. Until then, the spot reveals neither where it is nor what it is about.',
  'feature.points.example':
    'In Bremen, the trail leads through six open spots in any order. But the treasure only opens at 80 points: if you skip too many quests, you have to go back.',
  'feature.points.setup':
    'What counts is the highest score the team has ever had: buying a hint never locks anything again. Check that enough points can be earned before this spot, and leave some slack.',

  'feature.task.what':
    'It doesn’t matter which quests they are, only how many. So you create an order without prescribing every single step.',
  'feature.task.example':
    'At the zoo in Leipzig, the children choose which animals to start with. After five solved quests, the spot at the playground opens, and everyone meets up there again.',
  'feature.task.setup':
    'Choose a number that lets groups continue even if one quest was too hard for them. If a spot has several conditions, it opens only when all of them are met.',

  'feature.time.what':
    'The minutes since joining count. The overview counts down, and the server keeps the time: changing the clock on your phone doesn’t help.',
  'feature.time.example':
    'At the city festival in Erfurt, everyone should reach the sausage stand around noon, but not all at once. The spot opens after 45 minutes, and until then there is plenty to solve.',
  'feature.time.setup':
    'Time runs from the moment each team joins, not from a time of day. In this example, a minute takes only two seconds. Use it as a break with a view, not as a punishment.',
} as const satisfies Record<keyof typeof de, string>;
