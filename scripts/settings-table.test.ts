import { expect, test } from 'vitest';
import { settings } from '../apps/api/src/config.ts';
import { settingsTable, withSettingsTable } from './settings-table.ts';

test('every setting has its row, with what counts when it is not set', () => {
  const rows = settingsTable().split('\n').slice(2);
  expect(rows).toHaveLength(Object.keys(settings).length);
  expect(rows).toContain(`| \`PORT\` | \`3000\` | ${settings.port.doc} |`);
});

test('what stands around the table stays, and writing it twice changes nothing', () => {
  const marked =
    'before\n<!-- settings: npm run generate writes this table from apps/api/src/config.ts -->\noutdated\n<!-- /settings -->\nafter\n';
  const written = withSettingsTable(marked);
  expect(written).toMatch(/^before\n[^]*\| `HOST` \|[^]*\nafter\n$/);
  expect(written).not.toContain('outdated');
  expect(withSettingsTable(written)).toBe(written);
});

test('a text without the marks is refused', () => {
  expect(() => withSettingsTable('nothing')).toThrow('marks of the settings table are missing');
});
