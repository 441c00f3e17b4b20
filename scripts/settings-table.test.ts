import { expect, test } from 'vitest';
import { settings } from '../apps/api/src/settings.ts';
import { settingsTable, withSettingsTable } from './settings-table.ts';

test('has a row with the default for each setting', () => {
  const rows = settingsTable().split('\n').slice(2);
  expect(rows).toHaveLength(Object.keys(settings).length);
  expect(rows).toContain(`| \`PORT\` | \`3000\` | ${settings.port.doc} |`);
});

test('keeps the text around the table and is idempotent', () => {
  const marked =
    'before\n<!-- settings: npm run generate writes this table from apps/api/src/settings.ts -->\noutdated\n<!-- /settings -->\nafter\n';
  const written = withSettingsTable(marked);
  expect(written).toMatch(/^before\n[^]*\| `HOST` \|[^]*\nafter\n$/);
  expect(written).not.toContain('outdated');
  expect(withSettingsTable(written)).toBe(written);
});

test('rejects a text without markers', () => {
  expect(() => withSettingsTable('nothing')).toThrow('markers of the settings table are missing');
});
