import type { WrittenRunFile } from '@puzzle-runs/contract/run-format.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { CLOZE_BLANK } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';

/** Small runs that a creator starts from. Loaded only when one is chosen. */
export type Example = 'school' | 'museum' | 'town';

type Poi = NonNullable<WrittenRunFile['exploration']['pois']>[number];
type Task = NonNullable<Poi['tasks']>[number];
type Both = readonly [german: string, english: string];

/** The run file of an example in one language. Its spots in a school or museum are found by a hint, in any house. */
export function exampleRun(example: Example, language: Language): WrittenRunFile {
  const index = language === 'de' ? 0 : 1;
  const text = (both: Both) => both[index];
  const html = (both: Both) => `<p>${text(both)}</p>`;
  const task = (name: Both, question: Both, content: Pick<Task, 'task_type' | 'task'>) =>
    ({ name: text(name), description: html(question), points: 10, ...content }) as Task;
  const choice = (choices: readonly (readonly [Both, boolean])[]): Pick<Task, 'task_type' | 'task'> => ({
    task_type: 'choice',
    task: { choices: choices.map(([answer, correct]) => ({ answer: text(answer), correct })) },
  });
  const words = (...answers: Both[]): Pick<Task, 'task_type' | 'task'> => ({
    task_type: 'guess_text',
    task: { answers: answers.map(text), tolerance: 1 },
  });
  const number = (answer: number): Pick<Task, 'task_type' | 'task'> => ({
    task_type: 'guess_number',
    task: { answer },
  });
  const order = (...entries: Both[]): Pick<Task, 'task_type' | 'task'> => ({
    task_type: 'order',
    task: { entries: entries.map(text) },
  });
  const cloze = (sentence: Both, ...gaps: Both[]): Pick<Task, 'task_type' | 'task'> => ({
    task_type: 'cloze',
    task: { text: html(sentence), words: gaps.map(text) },
  });
  const found = (name: Both, description: Both, hint: Both, tasks: Task[], points = 0): Poi => ({
    name: text(name),
    description: html(description),
    location_type: 'hint',
    location: [{ hint_type: 'text', hint_value: text(hint), cost: 0 }],
    prerequisites: points === 0 ? [] : [{ unlock_type: 'points', value: points }],
    tasks,
  });
  const seen = (name: Both, description: Both, at: readonly [number, number], tasks: Task[], points = 0): Poi => ({
    name: text(name),
    description: html(description),
    location_type: 'coordinates',
    location: { latitude: at[0], longitude: at[1] },
    prerequisites: points === 0 ? [] : [{ unlock_type: 'points', value: points }],
    tasks,
  });
  const run = (name: Both, description: Both, minutes: number, pois: Poi[]): WrittenRunFile => ({
    format: 'puzzle-run/1',
    exploration: {
      name: text(name),
      description: html(description),
      postal_code: '28195',
      lang: language,
      duration_minutes: minutes,
      published: false,
      pois,
    },
  });

  if (example === 'school')
    return run(
      ['Einmal durch die Schule', 'Once around the school'],
      [
        'Drei Stationen, vier Quests, eine Schulstunde. Ändere Orte und Fragen, bis sie zu eurer Schule passen.',
        'Three stops, four quests, one lesson. Change places and questions until they fit your school.',
      ],
      45,
      [
        found(
          ['Der Pausenhof', 'The playground'],
          ['Hier fängt alles an.', 'Here is where it all starts.'],
          ['Geht dorthin, wo ihr in der Pause seid.', 'Go to where you spend your break.'],
          [
            task(
              ['Primzahlen', 'Prime numbers'],
              ['Welche Zahlen sind Primzahlen?', 'Which numbers are prime?'],
              choice([
                [['7', '7'], true],
                [['13', '13'], true],
                [['21', '21'], false],
                [['1', '1'], false],
              ]),
            ),
            task(
              ['Sechs Stunden', 'Six lessons'],
              [
                'Ein Schultag hat sechs Stunden zu je 45 Minuten. Wie viele Minuten Unterricht sind das?',
                'A school day has six lessons of 45 minutes each. How many minutes of lessons is that?',
              ],
              number(270),
            ),
          ],
        ),
        found(
          ['Die Bücherei', 'The library'],
          ['Leise sein und genau hinsehen.', 'Be quiet and look closely.'],
          ['Hier stehen mehr Bücher als in jedem Klassenzimmer.', 'More books stand here than in any classroom.'],
          [
            task(
              ['Im Regal', 'On the shelf'],
              [
                'Wie stehen diese vier im Regal, nach dem Alphabet?',
                'How do these four stand on the shelf, from A to Z?',
              ],
              order(['Ende', 'Ende'], ['Funke', 'Funke'], ['Kästner', 'Kästner'], ['Lindgren', 'Lindgren']),
            ),
          ],
        ),
        found(
          ['Die Turnhalle', 'The gym'],
          ['Die letzte Station öffnet sich mit 20 Punkten.', 'The last stop opens at 20 points.'],
          ['Hier sind Straßenschuhe verboten.', 'No street shoes in here.'],
          [
            task(
              ['Das Spielfeld', 'The court'],
              ['Ergänze den Satz.', 'Complete the sentence.'],
              cloze(
                [
                  `Ein Quadrat hat ${CLOZE_BLANK} gleich lange Seiten und vier ${CLOZE_BLANK} Winkel.`,
                  `A square has ${CLOZE_BLANK} sides of equal length and four ${CLOZE_BLANK} angles.`,
                ],
                ['vier', 'four'],
                ['rechte', 'right'],
              ),
            ),
          ],
          20,
        ),
      ],
    );

  if (example === 'museum')
    return run(
      ['Augen auf im Museum', 'Eyes open in the museum'],
      [
        'Drei Stationen für einen Rundgang. Setze deine eigenen Werke ein, die Fragen zeigen, wie es geht.',
        'Three stops for a tour. Put in your own works; the questions show how it is done.',
      ],
      40,
      [
        found(
          ['Am Eingang', 'At the entrance'],
          ['Bevor es losgeht.', 'Before you begin.'],
          ['Dort, wo es die Eintrittskarten gibt.', 'Where the tickets are sold.'],
          [
            task(
              ['Was darf hinein?', 'What may go in?'],
              ['Was schadet Bildern am meisten?', 'What harms pictures most?'],
              choice([
                [['Grelles Licht', 'Bright light'], true],
                [['Feuchte Luft', 'Damp air'], true],
                [['Leise Gespräche', 'Quiet talk'], false],
              ]),
            ),
          ],
        ),
        found(
          ['Der Saal der Gemälde', 'The room of paintings'],
          ['Geh einmal herum, bevor du antwortest.', 'Walk around once before you answer.'],
          ['Sucht den Saal mit den meisten Rahmen.', 'Find the room with the most frames.'],
          [
            task(
              ['Vier Stile', 'Four styles'],
              ['Ordne sie, den ältesten zuerst.', 'Put them in order, the oldest first.'],
              order(
                ['Romanik', 'Romanesque'],
                ['Gotik', 'Gothic'],
                ['Renaissance', 'Renaissance'],
                ['Barock', 'Baroque'],
              ),
            ),
            task(
              ['Still und leise', 'Nice and still'],
              [
                'Wie heißt ein Gemälde, das nur Dinge zeigt, etwa Obst, Krüge und Blumen?',
                'What is a painting called that shows only things, such as fruit, jugs and flowers?',
              ],
              words(['Stillleben', 'still life']),
            ),
          ],
        ),
        found(
          ['Die Skulptur', 'The sculpture'],
          ['Sie steht erst offen, wenn du 20 Punkte hast.', 'It opens once you have 20 points.'],
          ['Um dieses Werk kann man herumgehen.', 'You can walk around this work.'],
          [
            task(
              ['Bronze', 'Bronze'],
              [
                'Bronze besteht aus Zinn und vor allem aus einem anderen Metall. Aus welchem?',
                'Bronze is made of tin and mostly of another metal. Which one?',
              ],
              words(['Kupfer', 'copper']),
            ),
          ],
          20,
        ),
      ],
    );

  return run(
    ['Drei Blicke auf Bremen', 'Three views of Bremen'],
    [
      'Ein kurzer Gang durch die Altstadt: Marktplatz, Rathaus, Schnoor.',
      'A short walk through the old town: market square, town hall, Schnoor.',
    ],
    45,
    [
      seen(
        ['Der Roland', 'The Roland'],
        [
          'Auf dem Marktplatz steht ein Riese aus Stein, mit Schwert und Schild. Seit 2004 gehört er zum Welterbe.',
          'On the market square stands a giant of stone, with sword and shield. Since 2004 he has been world heritage.',
        ],
        [53.0759, 8.8072],
        [
          task(
            ['Ein alter Herr', 'An old gentleman'],
            [
              'Der Roland wurde 1404 aufgestellt. Wie alt wurde er im Jahr 2004?',
              'The Roland was put up in 1404. How old did he turn in 2004?',
            ],
            number(600),
          ),
        ],
      ),
      seen(
        ['Die Stadtmusikanten', 'The Town Musicians'],
        [
          'Links vom Rathaus stehen vier Tiere übereinander.',
          'To the left of the town hall, four animals stand on each other.',
        ],
        [53.0762, 8.8075],
        [
          task(
            ['Von unten nach oben', 'From bottom to top'],
            ['In welcher Reihenfolge stehen sie?', 'In which order do they stand?'],
            order(['Esel', 'donkey'], ['Hund', 'dog'], ['Katze', 'cat'], ['Hahn', 'rooster']),
          ),
        ],
      ),
      seen(
        ['Der Schnoor', 'The Schnoor'],
        [
          'Schmale Gassen, kleine Häuser, aufgereiht wie an einer Leine. Dieser Spot öffnet sich mit 10 Punkten.',
          'Narrow lanes and small houses, lined up as on a cord. This spot opens at 10 points.',
        ],
        [53.0727, 8.8093],
        [
          task(
            ['Ein Wort', 'One word'],
            ['„Schnoor“ ist Niederdeutsch. Was heißt es?', '“Schnoor” is Low German. What does it mean?'],
            choice([
              [['Schnur', 'cord'], true],
              [['Schnauze', 'snout'], false],
              [['Schnee', 'snow'], false],
            ]),
          ),
        ],
        10,
      ),
    ],
  );
}
