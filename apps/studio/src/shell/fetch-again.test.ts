import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fetchAgain } from './fetch-again.ts';

test('returns the response to the new request, also while an older request is on its way', async () => {
  const client = new QueryClient();
  const responses = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const query = { queryKey: ['record'], queryFn: () => responses[asked++]?.promise ?? '' };
  const older = client.fetchQuery(query);
  const again = fetchAgain(client, query);
  await Promise.allSettled([older.catch(() => undefined), Promise.resolve(responses[0]?.resolve('before the change'))]);
  responses[1]?.resolve('after the change');
  expect(await again).toBe('after the change');
  expect(client.getQueryData(query.queryKey)).toBe('after the change');
});
