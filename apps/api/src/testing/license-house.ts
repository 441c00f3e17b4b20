import { creator, done } from './creators.ts';
import { testApp } from './test-app.ts';

const OWNER = 7;
/** One day in hours. */
export const DAY = 24;

/** An installation with an owner who grants licences, and a creator with a run. */
export async function licenseHouse(env: NodeJS.ProcessEnv = {}) {
  const opened = await testApp({ env: { OWNER_EMAILS: `user-${OWNER}@example.org`, ...env } });
  const owner = opened.as(await opened.given.session(OWNER));
  const ada = await creator(opened);
  const { exploration, task } = await ada.publishedExploration();
  const email = `user-${ada.userId}@example.org`;
  type Grant = NonNullable<Parameters<typeof owner.subscriptions.grant>[0]>['body'];
  return {
    ...opened,
    owner,
    ada,
    exploration,
    /** The run's only quest; 16 solves it. */
    task: { id: task.id, taskType: task.task_type },
    email,
    grant: (over: Partial<Grant> = {}) =>
      owner.subscriptions.grant({ body: { email, license: 'business_starter', hours: DAY, ...over } }),
    mine: async () => done(await ada.client.subscriptions.myself({ query: {} })),
    join: (over = {}) => opened.given.player(exploration, over),
  };
}
