import { expect, type Page } from '@playwright/test';
import type { People, Person } from '../people.ts';
import { freshName, save, send } from './creating.ts';
import { logInToStudio } from './login.ts';

interface Around {
  people: People;
  place: { studioUrl: string };
}

interface Wanted extends Around {
  /** Of the run's only poi; none when left out. */
  hints?: readonly { hint_type: 'text'; hint_value: string; cost: number }[];
}

/** A run of one poi with one question, and two teams: what a battle needs. */
export interface Organised {
  person: Person;
  exploration: { id: number; name: string };
  teams: readonly [string, string];
}

/** An organiser with a published run and two teams, logged in on the studio. The answer to its first task is "Start". */
export async function organiser(creator: Page, { people, place, hints = [] }: Wanted): Promise<Organised> {
  const person = await people.member();
  const around = { people, place };
  const name = freshName('Stadtlauf');
  const exploration = await send(around, {
    person,
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
  await fetch(`${place.studioUrl}/api/explorations/${exploration.id}/published`, {
    method: 'PUT',
    headers: { ...(await people.authorization(person)), 'content-type': 'application/json' },
    body: JSON.stringify({ published: true }),
  });
  const teams = [freshName('Füchse'), freshName('Dachse')] as const;
  for (const team of teams) await send(around, { person, path: '/teams', body: { name: team } });
  await logInToStudio(creator, person);
  return { person, exploration, teams };
}

/** Chooses a run and a team in the form of a battle, and adds both. */
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

/** Creates a battle of both teams in the run. @returns its name */
export async function createBattle(creator: Page, { exploration, teams }: Organised): Promise<string> {
  const battle = freshName('Ost gegen West');
  await creator.goto('/management/battle/create');
  await creator.getByRole('textbox', { name: /^Name/ }).fill(battle);
  for (const team of teams) await addPair(creator, { exploration, team });
  await save(creator);
  await expect(creator.getByRole('heading', { level: 1, name: battle })).toBeVisible();
  return battle;
}
