import type { Verdict } from '@puzzle-runs/contract/management/review.ts';
import type { PhotoReview } from '@puzzle-runs/domain/photo/photo-review.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { done } from './creators.ts';
import { organiser } from './organisers.ts';
import type { Client, OpenApp } from './test-app.ts';

let colour = 0;

/** A small JPEG; each one differs. */
export function jpeg(): Promise<Buffer> {
  const background = { r: ++colour % 256, g: 90, b: 30 };
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Headers and body of a request that uploads a file. */
export function uploadOf(token: string, bytes: Buffer, filename = 'a.jpg') {
  const head = `--form\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`;
  return {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=form' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--form--\r\n')]),
  };
}

/** Uploads a photo through the API. */
export async function uploadPhoto(
  app: FastifyInstance,
  token: string,
  { bytes, submissionId }: { bytes?: Buffer; submissionId?: string } = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/progress/photos${submissionId === undefined ? '' : `?submission_id=${submissionId}`}`,
    ...uploadOf(token, bytes ?? (await jpeg())),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** The photo quest of a run, and a way to send photos to it. */
function sending(app: FastifyInstance, task: { id: number }) {
  return async (phone: { token: string } & Pick<Client, 'progress'>, over: object = {}) => {
    const { photo_id } = done(await uploadPhoto(app, phone.token));
    const answer = { progress_type: 'task', task_type: 'photo', progress_id: task.id, answer: photo_id } as const;
    return { photo_id, ...(await phone.progress.submit({ body: { ...answer, board_allowed: false, ...over } })) };
  };
}

/** A Versus whose run has a number quest and a photo quest worth 20 points, with phones of the first two teams. */
export async function photoBattle(
  opened: Pick<OpenApp, 'given' | 'as' | 'app'>,
  review: PhotoReview = 'before',
  over: Parameters<typeof organiser>[2] = {},
  teams?: string[],
) {
  const by = await organiser(opened, teams, over);
  const content = { example_image: '', example_caption: 'Die Statue', review };
  const photoTask = await by.task({ id: by.poiId }, { task_type: 'photo', points: 20, task: content });
  const [fox, badger] = [await by.phone(0), await by.phone(1)];
  const query = { exploration_name: by.exploration.slug } as const;
  const reviews = async (state: 'pending' | 'accepted' | 'rejected' | 'all' = 'all') =>
    done(await by.client.managedReviews.list({ query: { ...query, state } }));
  const reviewOf = async (id: number) => (await reviews()).rows.find((row) => row.id === id);
  return {
    ...by,
    photoTask,
    fox,
    badger,
    send: sending(opened.app, photoTask),
    reviews,
    reviewOf,
    /** Judges a photo as it is now. */
    async judge(id: number, verdict: Verdict['verdict'], more: Partial<Verdict> = {}) {
      const updated_at = (await reviewOf(id))?.updated_at ?? '';
      return by.client.managedReviews.judge({ params: { photo_id: id }, body: { verdict, updated_at, ...more } });
    },
    /** The photo quest as a phone sees it. */
    async seenBy(phone: Pick<Client, 'joined'>) {
      const { rows, progress } = done(await phone.joined.pois());
      const tasks = rows.flatMap((row) => (row.unlocked ? row.Tasks : []));
      const task = tasks.find(({ id }) => id === photoTask.id);
      if (task?.task_type !== 'photo') throw new Error('no photo quest');
      return { task, progress };
    },
  };
}
