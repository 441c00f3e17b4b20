/** Widths, in pixels, in which the server offers an uploaded picture besides its full size (docs/decisions/0016). */
export const PICTURE_WIDTHS = [320, 720, 1120] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const UPLOADED = /^\/media\/[0-9a-f]{40}\.webp$/;

/**
 * The `srcset` of an uploaded picture; undefined for a picture that has one size only, such as a drawing of the demo.
 */
export function pictureSources(url: string, fullWidth: number): string | undefined {
  if (!UPLOADED.test(url)) return undefined;
  return [...PICTURE_WIDTHS.map((width) => `${url}?width=${width} ${width}w`), `${url} ${fullWidth}w`].join(', ');
}
