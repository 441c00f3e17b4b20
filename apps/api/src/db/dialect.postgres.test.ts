import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

test('the tests for PostgreSQL run on PostgreSQL', async () => {
  const { deps } = await testApp();
  expect(deps.store.dialect).toBe('postgres');
});
