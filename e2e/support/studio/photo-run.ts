import { expect, type Locator, type Page } from '@playwright/test';
import { joinAddress } from '@puzzle-runs/domain/battle/join-address.ts';
import type { PhotoReview } from '@puzzle-runs/domain/photo/photo-review.ts';
import type { TestAccount, TestAccounts } from '../accounts.ts';
import type { TestSite } from '../site.ts';
import { uniqueName } from './creator-setup.ts';

interface At {
  testSite: Pick<TestSite, 'url'>;
  accounts: TestAccounts;
}

/** A published run with one photo quest, „Kleinstes Schild“ at the spot „Gasse“, for 10 points. */
export interface PhotoRun {
  creator: TestAccount;
  name: string;
  slug: string;
  /** Lets a team play it in a Versus with a big screen. @returns its slug, the name of the team, and the path of the join link */
  battle(): Promise<{ slug: string; team: string; join: string }>;
}

export const PHOTO_QUEST = 'Kleinstes Schild';
export const PHOTO_POI = 'Gasse';

/** Publishes a run with a photo quest. */
export async function runWithPhoto(
  { testSite, accounts }: At,
  review: PhotoReview,
  playable_offline = false,
): Promise<PhotoRun> {
  const creator = await accounts.registered();
  const headers = { 'content-type': 'application/json', ...(await accounts.authorization(creator)) };
  async function send(method: string, path: string, body: object) {
    const response = await fetch(`${testSite.url}/api${path}`, { method, headers, body: JSON.stringify(body) });
    expect(response.ok, `${path}: ${response.status} ${await response.clone().text()}`).toBe(true);
    return response.json();
  }
  const description = '<p>Schaut nach oben: Es hängt irgendwo in dieser Gasse.</p>';
  const task = { example_image: '/demo/pictures/hauszeichen.svg', example_caption: 'Ein Zeichen am Haus', review };
  const exploration = {
    name: uniqueName('Bilderjagd'),
    description,
    postal_code: '93047',
    playable_offline,
    pois: [
      {
        name: PHOTO_POI,
        description,
        location_type: 'coordinates',
        location: { latitude: 49.02, longitude: 12.09 },
        tasks: [{ name: PHOTO_QUEST, description, task_type: 'photo', points: 10, task }],
      },
    ],
  };
  const { id, name, slug } = await send('POST', '/management/explorations/file', {
    format: 'puzzle-run/1',
    exploration,
  });
  await send('PUT', `/explorations/${id}/published`, { published: true });
  return {
    creator,
    name,
    slug,
    async battle() {
      const battle = await send('POST', '/battles', { name: uniqueName('Bilderduell') });
      const team = await send('POST', '/teams', { name: uniqueName('Füchse') });
      await send('POST', `/battles/${battle.id}/participants`, { exploration_id: id, team_id: team.id });
      await send('PUT', `/battles/${battle.id}/board`, { board: true });
      const join = joinAddress('', { exploration_id: id, battle_id: battle.id, team_id: team.id });
      return { slug: battle.slug, team: team.name, join };
    },
  };
}

/** A photo as a camera takes it: larger than what is sent. */
async function cameraPhoto(page: Page, colour: string): Promise<Buffer> {
  const address = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1800 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const gradient = context.createLinearGradient(0, 0, 2400, 1800);
    gradient.addColorStop(0, fill);
    gradient.addColorStop(1, '#f7f4ec');
    context.fillStyle = gradient;
    context.fillRect(0, 0, 2400, 1800);
    context.fillStyle = '#13251f';
    context.font = '700 220px sans-serif';
    context.fillText('Schild', 800, 960);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, colour);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** Takes a photo in the card of a photo quest; it is not sent yet. */
export async function takePhoto(task: Locator, colour = '#17694a'): Promise<void> {
  const buffer = await cameraPhoto(task.page(), colour);
  const field = task.getByLabel(/^(Foto aufnehmen|Neu aufnehmen|Take a photo|Retake)$/);
  await field.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer });
  await expect(
    task.getByRole('img', { name: /^(Dein Foto, noch nicht gesendet|Your photo, not sent yet)$/ }),
  ).toBeVisible();
}

export async function sendPhoto(task: Locator): Promise<void> {
  await task.getByRole('button', { name: /^(Foto senden|Send photo)$/ }).click();
}

/** Presses a key of the review once the photo takes it: a photo that was shown just now takes no verdict. */
export async function pressReviewKey(page: Page, key: string): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Annehmen|Accept)$/ })).toBeEnabled();
  await page.keyboard.press(key);
}
