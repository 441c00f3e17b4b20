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

/** A quest before the photo, and some after it, so that the page scrolls. */
export const OTHER_QUESTS = ['Laternen', 'Fenster', 'Stufen', 'Türen'];

/** Publishes a run with a photo quest; `others`: among other quests. */
export async function runWithPhoto(
  { testSite, accounts }: At,
  review: PhotoReview,
  { others = false } = {},
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
  const tasks: object[] = [{ name: PHOTO_QUEST, description, task_type: 'photo', points: 10, task }];
  if (others) {
    const [before, ...after] = OTHER_QUESTS.map((name) => ({
      name,
      description,
      task_type: 'guess_number',
      points: 10,
      task: { answer: 3 },
    }));
    tasks.unshift(before as object);
    tasks.push(...after);
  }
  const exploration = {
    name: uniqueName('Bilderjagd'),
    description,
    postal_code: '93047',
    pois: [
      {
        name: PHOTO_POI,
        description,
        location_type: 'coordinates',
        location: { latitude: 49.02, longitude: 12.09 },
        tasks,
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

interface CameraPhoto {
  colour?: string | undefined;
  /** Whether the phone is held upright. */
  upright?: boolean;
}

/** A photo as a camera takes it: larger than what is sent. */
async function cameraPhoto(page: Page, { colour = '#17694a', upright = false }: CameraPhoto): Promise<Buffer> {
  const size = upright ? { width: 1800, height: 2400 } : { width: 2400, height: 1800 };
  const address = await page.evaluate(
    ({ colour, width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      const gradient = context.createLinearGradient(0, 0, width, height);
      gradient.addColorStop(0, colour);
      gradient.addColorStop(1, '#f7f4ec');
      context.fillStyle = gradient;
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#13251f';
      context.font = '700 220px sans-serif';
      context.fillText('Schild', width / 3, height / 2);
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    { colour, ...size },
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** Takes a photo in the card of a photo quest; it is not sent yet. */
export async function takePhoto(task: Locator, photo: CameraPhoto = {}): Promise<void> {
  const buffer = await cameraPhoto(task.page(), photo);
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
