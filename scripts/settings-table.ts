import { settings } from '../apps/api/src/settings.ts';

const BEGIN = '<!-- settings: npm run generate writes this table from apps/api/src/settings.ts -->';
const END = '<!-- /settings -->';

/** The README's settings table in Markdown. */
export function settingsTable(): string {
  const rows = Object.values(settings).map((setting) => {
    const standard = 'default' in setting && setting.default !== '' ? `\`${setting.default}\`` : '';
    return `| \`${setting.env}\` | ${standard} | ${setting.doc} |`;
  });
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}

/**
 * Replaces the table between its two markers.
 * @throws if the text has no markers
 */
export function withSettingsTable(text: string): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`The markers of the settings table are missing: ${BEGIN} … ${END}`);
  return `${text.slice(0, begin)}${BEGIN}\n${settingsTable()}\n${text.slice(end)}`;
}
