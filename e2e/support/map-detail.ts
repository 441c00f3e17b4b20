import type { Locator } from '@playwright/test';

/**
 * Share of a map's pixels that do not have its most frequent colour: near 0 for an empty map, far more with streets and houses. Reads a
 * screenshot, because a map's canvas cannot be read.
 */
export async function mapDetail(map: Locator): Promise<number> {
  const picture = (await map.screenshot()).toString('base64');
  return map.evaluate(async (_element, png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no 2d canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const counts = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return 1 - Math.max(...counts.values()) / (data.length / 4);
  }, picture);
}
