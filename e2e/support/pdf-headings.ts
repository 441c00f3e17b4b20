import type { Page } from '@playwright/test';

/** Decodes UTF-16 in hexadecimal digits, which a PDF uses for text that is not ASCII. */
function decodeUtf16(hexadecimals: string): string {
  const units = hexadecimals.replace(/^FEFF/, '').match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

/** The headings on each printed page, read from the outline of the PDF. */
export async function headingsOfPrint(page: Page): Promise<string[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true })).toString('latin1');
  const pages = Array.from(pdf.matchAll(/\/Kids \[([^\]]*)\]/g), ([, kids = '']) => kids).flatMap(
    (kids) => kids.match(/\d+ 0 R/g) ?? [],
  );
  const titles = pdf.matchAll(/\/Title (?:\(([^)]*)\)|<(\w+)>)\s*\/Dest \[(\d+ 0 R)/g);
  const headings = Array.from(titles, ([, plain, coded = '', at]) => ({ title: plain ?? decodeUtf16(coded), at }));
  return pages
    .filter((id) => new RegExp(`\\b${id.replace(' R', ' obj')}\\s*<</Type /Page\\s`).test(pdf))
    .map((id) => headings.filter(({ at }) => at === id).map(({ title }) => title));
}
