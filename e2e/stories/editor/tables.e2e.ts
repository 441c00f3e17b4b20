import { expect } from '@playwright/test';
import { test } from '../../support/workbench.ts';

/** A table of cells with their words; those in capitals are headers. */
function table(...rows: string[][]): string {
  const cell = (text: string) => (/^[A-Z]$/.test(text) ? `<th>${text}</th>` : `<td>${text}</td>`);
  return `<table><tbody>${rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</tbody></table>`;
}

const SMALL = table(['A', 'B'], ['c', 'd']);

const CHANGES = [
  { choice: 'Zeile darüber einfügen', html: table(['A', 'B'], ['', ''], ['c', 'd']) },
  { choice: 'Zeile darunter einfügen', html: table(['A', 'B'], ['c', 'd'], ['', '']) },
  {
    choice: 'Spalte links einfügen',
    html: table(['A', 'B'], ['c', 'd']).replace(/(<t[hd]>[Bd])/g, (cell) => cell.replace(/<(t[hd])>/, '<$1></$1><$1>')),
  },
  {
    choice: 'Spalte rechts einfügen',
    html: SMALL.replaceAll('</tr>', '<td></td></tr>').replace('<td></td>', '<th></th>'),
  },
  { choice: 'Zeile löschen', html: table(['A', 'B']) },
  { choice: 'Spalte löschen', html: table(['A'], ['c']) },
  { choice: 'Kopfzeile', html: SMALL.replaceAll('th>', 'td>') },
  { choice: 'Tabelle löschen', html: '' },
];

test.describe('a table on a desk @only-desk', () => {
  test('is inserted as large as asked for and filled by hand', async ({ bench }) => {
    const { page } = bench;
    await bench.open('<p>davor</p>');
    await bench.text.press('ControlOrMeta+End');
    await bench.use('Tabelle', 'Tabelle einfügen');
    const dialog = page.getByRole('dialog', { name: 'Tabelle einfügen' });
    await expect(dialog.getByRole('textbox', { name: 'Zeilen' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Zeilen' }).fill('2');
    await dialog.getByRole('textbox', { name: 'Spalten' }).fill('2');
    await dialog.getByRole('button', { name: 'Einfügen' }).click();
    await expect(dialog).toBeHidden();
    for (const [index, word] of ['A', 'B', 'c', 'd'].entries()) {
      await bench.text.locator('th, td').nth(index).click();
      await page.keyboard.type(word);
    }
    await expect(bench.html).toHaveText(`<p>davor</p>${SMALL}`);
  });

  test('gets and loses rows, columns and headers', async ({ bench }) => {
    for (const { choice, html } of CHANGES) {
      await test.step(choice, async () => {
        await bench.open(SMALL);
        await bench.text.getByText('d', { exact: true }).click();
        await bench.use('Tabelle', choice);
        await expect(bench.html).toHaveText(html);
        await bench.use('Rückgängig');
        await expect(bench.html).toHaveText(SMALL);
      });
    }
  });

  test('offers rows and columns inside of a table only', async ({ bench }) => {
    await bench.open(`<p>davor</p>${SMALL}`);
    await bench.text.getByText('davor').click();
    await bench.use('Tabelle');
    await expect(bench.page.getByRole('menuitem')).toHaveText(['Tabelle einfügen']);
  });
});
