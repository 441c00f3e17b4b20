import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#db/open-store.ts';
import { done } from '#testing/creators.ts';
import { freshDatabase } from '#testing/database/fresh-database.ts';
import { organiser } from '#testing/organisers.ts';
import { tcpProxy } from '#testing/servers/tcp-proxy.ts';
import { answerTo } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

/** Begin, lock and reads in one; writes and commit in the other. */
const ROUND_TRIPS = 2;

async function behindProxy({ prepared, room }: { prepared: boolean; room: number | null }) {
  const { url, remove } = await freshDatabase();
  const proxy = await tcpProxy(url);
  const store = openStore(proxy.url, { prepared });
  onTestFinished(async () => {
    await proxy.close();
    await remove();
  });
  const opened = await testApp({ url, store, processes: 1 });
  const by = await organiser(opened, undefined, { room_teams: room });
  const { token: _token, ...phone } = await by.phone(0);
  done(await phone.joined.pois()); // fills the cache of the content
  return { ...by, proxy, phone };
}

test.each([
  { prepared: true, room: null },
  { prepared: false, room: null },
  { prepared: true, room: 1 },
])(
  'answers with two round trips to the database, with prepared statements: $prepared, room for teams at a spot: $room',
  async (setting) => {
    const { phone, firstTask, proxy } = await behindProxy(setting);
    const answer = async (value: number, id: string) => {
      const before = proxy.roundTrips();
      const { status } = await phone.progress.submit({
        body: answerTo({ id: firstTask.id, taskType: 'guess_number' }, value, id),
      });
      return { status, roundTrips: proxy.roundTrips() - before };
    };
    await answer(1, crypto.randomUUID());
    expect(await answer(2, crypto.randomUUID())).toEqual({ status: 422, roundTrips: ROUND_TRIPS });
    expect(await answer(16, crypto.randomUUID())).toEqual({ status: 200, roundTrips: ROUND_TRIPS });
  },
);
