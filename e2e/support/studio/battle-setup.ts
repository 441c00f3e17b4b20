import { expect, type Page } from '@playwright/test';
import type { TestAccount, TestAccounts } from '../accounts.ts';
import { type CreatedRecord, postAs, saveForm, uniqueName } from './creator-setup.ts';
import { logInToStudio } from './login.ts';

interface Fixtures {
  accounts: TestAccounts;
  testSite: { studioUrl: string };
}

interface OrganiserOptions extends Fixtures {
  /** Hints of the run's only poi. */
  hints?: readonly { hint_type: 'text'; hint_value: string; cost: number }[];
}

/** A published run with one poi and two tasks, and two teams. */
export interface Organised {
  account: TestAccount;
  exploration: CreatedRecord;
  teams: readonly [string, string];
}

/** Creates an account with a published run and two teams, without a browser. The answers are "Start" and "Ziel". */
export async function registerOrganiser({ accounts, testSite, hints = [] }: OrganiserOptions): Promise<Organised> {
  const account = await accounts.registered();
  const fixtures = { accounts, testSite };
  const name = uniqueName('Stadtlauf');
  const exploration = await postAs(fixtures, {
    account,
    path: '/management/explorations/file',
    body: {
      format: 'puzzle-run/1',
      exploration: {
        name,
        description: '<p>Quer durch die <strong>Altstadt</strong>.</p>',
        postal_code: '93047',
        pois: [
          {
            name: 'Anfang',
            location_type: 'hint',
            location: hints,
            tasks: [
              { name: 'Los geht’s', task_type: 'guess_text', points: 10, task: { answers: ['Start'] } },
              { name: 'Weiter', task_type: 'guess_text', points: 5, task: { answers: ['Ziel'] } },
            ],
          },
        ],
      },
    },
  });
  await fetch(`${testSite.studioUrl}/api/explorations/${exploration.id}/published`, {
    method: 'PUT',
    headers: { ...(await accounts.authorization(account)), 'content-type': 'application/json' },
    body: JSON.stringify({ published: true }),
  });
  const teams = [uniqueName('Füchse'), uniqueName('Dachse')] as const;
  for (const team of teams) await postAs(fixtures, { account, path: '/teams', body: { name: team } });
  return { account, exploration, teams };
}

/** Logs the browser in as a new organiser, see `registerOrganiser`. */
export async function createOrganiser(creator: Page, options: OrganiserOptions): Promise<Organised> {
  const organised = await registerOrganiser(options);
  await logInToStudio(creator, organised.account);
  return organised;
}

/** Adds a run and a team in the open form of a battle. */
export async function addPair(
  creator: Page,
  { exploration, team }: { exploration: { name: string }; team: string },
): Promise<void> {
  const choose = async (field: RegExp, name: string) => {
    await creator.getByRole('combobox', { name: field }).fill(name);
    await creator.getByRole('option', { name }).click();
  };
  await choose(/^Puzzle Run$/, exploration.name);
  await choose(/^Teams$/, team);
  await creator.getByRole('button', { name: /^(Hinzufügen|Add)$/ }).click();
}

/** Creates a battle of both teams on the screen; returns its name. */
export async function createBattleOnScreen(creator: Page, { exploration, teams }: Organised): Promise<string> {
  const battle = uniqueName('Ost gegen West');
  await creator.goto('/management/battle/create');
  await creator.getByRole('textbox', { name: 'Name', exact: true }).fill(battle);
  await creator.getByRole('checkbox', { name: /^(Von Hand starten|Start by hand)/ }).uncheck();
  for (const team of teams) await addPair(creator, { exploration, team });
  await saveForm(creator);
  await expect(creator.getByRole('heading', { level: 1, name: battle })).toBeVisible();
  return battle;
}
