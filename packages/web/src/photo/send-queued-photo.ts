import { ApiProblem } from '../api/api-problem.ts';

interface PhotoCalls {
  find: (id: number) => Promise<Blob | undefined>;
  /** Uploads a photo. @returns the id that the server gave it; the same one for the same entry */
  upload: (photo: Blob) => Promise<number>;
  /** Sends the answer with that id. */
  submit: (photoId: number) => Promise<unknown>;
}

/**
 * Sends a queued photo and then its answer: both or, after a lost connection, both again. The server counts each once,
 * because both carry the id of the entry.
 * @throws ApiProblem `not_found` when this device no longer has the photo
 */
export async function sendQueuedPhoto(id: number, { find, upload, submit }: PhotoCalls): Promise<unknown> {
  const photo = await find(id);
  if (!photo) throw new ApiProblem(0, 'not_found');
  return submit(await upload(photo));
}
