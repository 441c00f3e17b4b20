import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';

const execute = promisify(execFile);

test.describe('the guide to the API', () => {
  test.use({ site: 'demo' });

  test('has an example that runs unchanged', { tag: '@only-desk' }, async ({ player }, story) => {
    await player.goto('/api');
    const program = await player.getByRole('figure').filter({ hasText: 'TypeScript' }).locator('code').textContent();
    const file = story.outputPath('run.ts');
    await writeFile(file, program ?? '');
    const { stdout } = await execute(process.execPath, [file]);
    expect(stdout).toMatch(/: \d+ spots\n- .+ \(guess_number, \d+\)/);
    expect(stdout).toContain('wrong_answer');
  });

  test('lists all calls and filters them', async ({ player }) => {
    await player.goto('/api');
    await expect(player.getByRole('region', { name: 'Antworten' })).toContainText('choice[12,14]');
    await expect(player.getByRole('region', { name: 'Wörter' })).toContainText('prerequisite');
    const calls = player.getByRole('region', { name: 'Alle Aufrufe' }).getByRole('listitem');
    await expect(calls.filter({ hasText: 'GET/api/explorations' }).first()).toBeVisible();
    await player.getByLabel('Aufrufe filtern').fill('post rating hint');
    await expect(player.getByText('0 Aufrufe gefunden').last()).toBeVisible();
    await player.getByLabel('Aufrufe filtern').fill('post buy hint');
    await expect(calls).toHaveText([/POST.*\/api\/progress.*Run-Token.*Answer a task, buy a hint or arrive at a poi/]);
  });
});
