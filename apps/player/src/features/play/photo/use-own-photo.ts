import { PAGE_SIZE_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import type { OwnPicture } from '@puzzle-runs/web/photo/own-photo-view.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { laterRoutes } from '#later-routes.ts';
import { photoOutbox } from '#offline/photos/photo-outbox.ts';
import { useRunToken } from '../play-context.ts';

/** Signed addresses are valid for ten minutes. */
const VALID_MS = 8 * 60_000;

/** Address of a photo that waits on this device, by its id there. */
function useQueuedPhoto(id: number | undefined): string | undefined {
  const [shown, setShown] = useState<{ id: number; url: string }>();
  useEffect(() => {
    if (id === undefined) return;
    let url: string | undefined;
    let isOver = false;
    void photoOutbox.find(id).then((photo) => {
      if (isOver || !photo) return;
      url = URL.createObjectURL(photo);
      setShown({ id, url });
    });
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id]);
  return shown?.id === id ? shown?.url : undefined;
}

/**
 * The player's photo: from this device while it waits (negative id), otherwise from the signed address of the server.
 * @param newest id of the newest of several photos that are shown together: one call returns the addresses of all
 */
export function useOwnPhoto(id: number | undefined, newest = id): OwnPicture {
  const headers = useRunToken();
  const queued = useQueuedPhoto(id !== undefined && id < 0 ? id : undefined);
  const { data, isError } = useQuery({
    // A new photo is not in the list that is already loaded.
    queryKey: [laterRoutes.photos.list.path, headers, newest],
    queryFn: () => call(laterRoutes.photos.list, { headers, query: { limit: PAGE_SIZE_MAX } }),
    enabled: id !== undefined && id > 0,
    staleTime: VALID_MS,
    refetchInterval: VALID_MS,
  });
  if (id === undefined || id < 0) return { url: queued };
  if (isError) return 'failed';
  if (!data) return { url: undefined };
  return asPicture(data.rows.find((photo) => photo.id === id)?.url);
}

/** `url`: null once the picture was deleted, undefined for a photo that is not listed any more. */
function asPicture(url: string | null | undefined): OwnPicture {
  if (url === undefined) return 'failed';
  return url === null ? 'deleted' : { url };
}
