import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

test('the PostgreSQL tests run on PostgreSQL', async () => {
  const { deps } = await testApp();
  expect(deps.store.dialect).toBe('postgres');
});
