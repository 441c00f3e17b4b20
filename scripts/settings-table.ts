import { settings } from '../apps/api/src/config/settings.ts';

/** The whole text of docs/settings.md. */
export function settingsPage(): string {
  const rows = Object.values(settings).map((setting) => {
    const standard = 'default' in setting && setting.default !== '' ? `\`${setting.default}\`` : '';
    return `| \`${setting.env}\` | ${standard} | ${setting.doc} |`;
  });
  return `# Settings

From the environment; with Docker, from \`docker/.env\` ([deploy](deploy.md)). Nothing has to be set; a value that cannot be used
stops the start with a list of what is wrong. \`npm run generate\` writes this page from \`apps/api/src/config/settings.ts\`.

| Variable | Default | Meaning |
|---|---|---|
${rows.join('\n')}
`;
}
