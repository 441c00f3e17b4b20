/** What the examples are about: this very installation and one of its runs, so that they work as they stand. */
export interface ExampleTarget {
  origin: string;
  /** Id of a public run that asks for no code. */
  explorationId: number;
}

/** Steps of the quick start, in their order. */
export const STEPS = ['list', 'join', 'pois', 'answer'] as const;
export type QuickStartStep = (typeof STEPS)[number];

/** The quick start for a shell: each step can be pasted after the one before. */
export function shellExamples({ origin, explorationId }: ExampleTarget): Record<QuickStartStep, string> {
  return {
    list: `curl '${origin}/api/explorations?code=withoutCode&limit=3'`,
    join: `TOKEN=$(curl -s '${origin}/api/exploration/join' \\
  -H 'content-type: application/json' \\
  -d '{"exploration_id": ${explorationId}}' |
  sed -E 's/.*"accessToken":"([^"]+)".*/\\1/')`,
    pois: `curl '${origin}/api/joined/pois' \\
  -H "authorization: Bearer $TOKEN"`,
    answer: `TASK=1
curl '${origin}/api/progress' \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  -d '{"progress_type": "task", "progress_id": '$TASK',
       "task_type": "guess_text", "answer": "Dom"}'`,
  };
}

/** The same as one program, without any library. */
export function programExample({ origin }: ExampleTarget): string {
  return `const api = '${origin}/api';

interface Task { id: number; name: string; task_type: string; points: number }
interface Spot { name: string; unlocked: boolean; Tasks?: Task[] }

async function call(path: string, token?: string, body?: unknown) {
  const answer = await fetch(api + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token && { authorization: \`Bearer \${token}\` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const result = await answer.json();
  if (!answer.ok) throw new Error(result.errors[0].code);
  return result;
}

const { rows } = await call('/explorations?code=withoutCode&limit=1');
const run = rows[0];
const { accessToken } = await call('/exploration/join', undefined, {
  exploration_id: run.id,
});

const joined = await call('/joined/pois', accessToken);
const spots: Spot[] = joined.rows;
const tasks = spots.flatMap((spot) => spot.Tasks ?? []);
console.log(\`\${run.name}: \${spots.length} spots\`);
for (const { name, task_type, points } of tasks) {
  console.log(\`- \${name} (\${task_type}, \${points})\`);
}

const quest = tasks.find(({ task_type }) => task_type === 'guess_number');
if (quest) {
  const outcome = await call('/progress', accessToken, {
    progress_type: 'task',
    progress_id: quest.id,
    task_type: 'guess_number',
    answer: 7,
  }).catch((error: Error) => error.message);
  console.log(outcome);
}
`;
}
