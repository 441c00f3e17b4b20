import { expect, test } from 'vitest';
import type { Store } from '#db/store.ts';
import type { Session } from '#http/session.ts';
import { organiser } from '#testing/organisers.ts';
import { testApp } from '#testing/test-app.ts';
import { givePoints } from './adjust-team.service.ts';

test('refuses to adjust the points of a team that joins meanwhile, because its answers have a lock of their own', async () => {
  const opened = await testApp();
  const { deps } = opened;
  const { battle, side, phone, userId } = await organiser(opened);
  const store: Store = {
    ...deps.store,
    async transact(work, options) {
      await phone(0);
      return deps.store.transact(work, options);
    },
  };
  const [session, gift] = [
    { user_id: userId, name: 'Ada' },
    { team_id: side(0).team.id, points: 5, reason: 'Lied' },
  ];
  await expect(givePoints({ ...deps, store }, session as Session, battle.id, gift)).rejects.toThrow('conflict');
  expect(await (await phone(0)).progress.points()).toMatchObject({ body: { netPoints: 0 } });
});
