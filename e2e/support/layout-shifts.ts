import type { Page } from '@playwright/test';

/** Starts to add up how far parts of the page move: 1 is the whole screen by its whole height (Layout Instability, "CLS"). */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
      document.documentElement.dataset.shifts = `${sum}`;
    });
    shifts.observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.shifts ?? 0));
}
