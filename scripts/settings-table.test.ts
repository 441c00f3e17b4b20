import { expect, test } from 'vitest';
import { settings } from '../apps/api/src/config/settings.ts';
import { settingsPage } from './settings-table.ts';

test('has a row with the default for each setting', () => {
  const rows = settingsPage()
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows).toHaveLength(Object.keys(settings).length);
  expect(rows).toContain(`| \`PORT\` | \`3000\` | ${settings.port.doc} |`);
});
