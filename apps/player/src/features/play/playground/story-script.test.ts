import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { OpenPoi } from '@puzzle-runs/contract/poi.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { contentMistakes } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import { judgeLocally } from '@puzzle-runs/web/tasks/local-game.ts';
import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import { playground as de } from '#i18n/de/playground.ts';
import { playground as en } from '#i18n/en/playground.ts';
import type { playgroundTexts } from '#i18n/playground.ts';
import { hintTextsIn, initialProgress, playgroundGame, playgroundIds } from './playground-game.ts';
import { joinedView } from './playground-view.ts';
import type { PlaygroundScript } from './script.ts';
import { storyScript } from './story-script.ts';

const MINUTE_MS = 60_000;
const [INN, BRIDGE, BANK, GATE] = [playgroundIds(0), playgroundIds(1), playgroundIds(2), playgroundIds(3)];

function wordsOf(texts: Record<string, string>): TFunction<typeof playgroundTexts> {
  return ((key: string) => texts[key] ?? key) as unknown as TFunction<typeof playgroundTexts>;
}

const solve = (progress_id: number, task_type: string, answer: unknown) =>
  ({ progress_type: 'task', progress_id, task_type, answer }) as Submission;

/** Plays the acts in order. */
function play(script: PlaygroundScript, acts: readonly Submission[], minutes = 0) {
  const game = playgroundGame(script);
  const at = minutes * MINUTE_MS;
  const judge = (progress: Progress, body: Submission) =>
    judgeLocally({ game, hintTexts: (id) => hintTextsIn(script, id) }, progress, { body, at }).progress;
  const progress = acts.reduce(judge, initialProgress(script));
  const { rows } = joinedView({ script, game, progress, at });
  return {
    open: rows.flatMap(({ slug, unlocked }) => (unlocked ? [slug] : [])),
    closed: rows.flatMap((poi) => (!poi.unlocked && poi.closed ? [poi.slug] : [])),
    gate: rows.find(({ slug }) => slug === 'gate') as OpenPoi,
  };
}

describe.each([
  ['German', de],
  ['English', en],
] as const)('the story in %s', (_, texts) => {
  const script = storyScript(wordsOf(texts));
  const [note, inscription, word] = (['note', 'inscription', 'word'] as const).map(
    (name) => texts[`playground.story.${name}.answer`],
  );
  const choose = (option: number) => solve(INN.of(1), 'decision', [option]);

  test('has quests that can be solved', () => {
    for (const { task_type, task } of script.pois.flatMap(({ tasks }) => tasks))
      expect(contentMistakes(task_type, task)).toEqual([]);
  });

  test.each([
    ['over the bridge', 1, ['inn', 'bridge'], 'bank', solve(BRIDGE.of(0), 'guess_number', 4)],
    ['along the riverbank', 2, ['inn', 'bank'], 'bridge', solve(BANK.of(0), 'choice', [2])],
  ] as const)('leads %s to the gate', (_way, option, open, closed, onTheWay) => {
    expect(play(script, [])).toMatchObject({ open: ['inn'], closed: [] });
    expect(play(script, [choose(option)])).toMatchObject({ open, closed: [closed] });
    const acts = [
      solve(INN.of(0), 'guess_text', note),
      choose(option),
      onTheWay,
      solve(GATE.of(0), 'guess_text', inscription),
    ];
    const { gate } = play(script, acts);
    expect(gate.Tasks[1]?.pieces).toEqual([
      { poi_id: INN.poi, task_id: INN.of(0) },
      { poi_id: GATE.poi, task_id: GATE.of(0) },
    ]);
    const end = play(script, [...acts, solve(GATE.of(1), 'guess_text', word)]).gate;
    expect(end.Tasks[1]).toMatchObject({
      progressed: true,
      explanation: `<p>${texts['playground.story.word.after']}</p>`,
    });
  });

  test('has a hint that comes after a wrong answer or a minute', () => {
    const hint = { progress_type: 'hint', progress_id: INN.of(0) } as const;
    expect(() => play(script, [hint])).toThrow();
    expect(() => play(script, [solve(INN.of(0), 'guess_text', '?'), hint])).not.toThrow();
    expect(() => play(script, [hint], 1)).not.toThrow();
  });
});
