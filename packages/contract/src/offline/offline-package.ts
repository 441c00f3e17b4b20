import { z } from 'zod';

/** A run for phones that play without a network. `content` is the base64 of the JSON of an `OfflineContent` in UTF-8. */
export const offlinePackage = z.object({ content: z.string() }).meta({ id: 'OfflinePackage' });
