import { expect } from '@playwright/test';
import { editorTest as test } from '../../support/studio/editor-workbench.ts';

/** HTML of a table; a single capital letter becomes a header cell. */
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
  { choice: 'Kopfspalte', html: SMALL.replace('<td>c</td>', '<th>c</th>') },
  { choice: 'Tabelle löschen', html: '' },
];

test('a table on a desk @only-desk', async ({ editor }) => {
  await test.step('is inserted in the chosen size and filled', async () => {
    const { page } = editor;
    await editor.open('<p>davor</p>');
    await editor.text.press('ControlOrMeta+End');
    await editor.use('Tabelle', 'Tabelle einfügen');
    const dialog = page.getByRole('dialog', { name: 'Tabelle einfügen' });
    await expect(dialog.getByRole('textbox', { name: 'Zeilen' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Zeilen' }).fill('2');
    await dialog.getByRole('textbox', { name: 'Spalten' }).fill('2');
    await dialog.getByRole('button', { name: 'Einfügen' }).click();
    await expect(dialog).toBeHidden();
    for (const [index, word] of ['A', 'B', 'c', 'd'].entries()) {
      await editor.text.locator('th, td').nth(index).click();
      await page.keyboard.type(word);
    }
    await expect(editor.html).toHaveText(`<p>davor</p>${SMALL}`);
  });

  await test.step('adds and removes rows, columns and headers', async () => {
    for (const { choice, html } of CHANGES) {
      await test.step(choice, async () => {
        await editor.open(SMALL);
        await editor.text.getByText('d', { exact: true }).click();
        await editor.use('Tabelle', choice);
        await expect(editor.html).toHaveText(html);
        await editor.use('Rückgängig');
        await expect(editor.html).toHaveText(SMALL);
      });
    }
  });

  await test.step('offers row and column tools only inside a table', async () => {
    await editor.open(`<p>davor</p>${SMALL}`);
    await editor.text.getByText('davor').click();
    await editor.use('Tabelle');
    await expect(editor.page.getByRole('menuitem')).toHaveText(['Tabelle einfügen']);
  });

  await test.step('merges and splits cells, with the mouse and the keyboard', async () => {
    const { page, text } = editor;
    const tick = (html: string) => expect(editor.html).toHaveText(html);
    await test.step('merges a cell with its neighbour and splits it', async () => {
      await editor.open(SMALL);
      await text.getByText('A', { exact: true }).click();
      await editor.use('Tabelle', 'Mit der Zelle rechts verbinden');
      await tick(SMALL.replace('<th>A</th><th>B</th>', '<th colspan="2"><p>A</p><p>B</p></th>'));
      await editor.use('Tabelle', 'Zelle teilen');
      await tick(SMALL.replace('<th>A</th><th>B</th>', '<th><p>A</p><p>B</p></th><th></th>'));
      await editor.use('Rückgängig');
      await editor.use('Rückgängig');
      await tick(SMALL);
    });
    await test.step('merges the cells selected with Shift and arrow keys', async () => {
      await editor.open(SMALL);
      await text.getByText('c', { exact: true }).click();
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowRight');
      await editor.tool('Tabelle').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Markierte Zellen verbinden' }).press('Enter');
      await tick(SMALL.replace('<td>c</td><td>d</td>', '<td colspan="2"><p>c</p><p>d</p></td>'));
    });
    await test.step('removes a row that has no cell left', async () => {
      await editor.open(table(['a'], ['b'], ['c']));
      await text.getByText('a', { exact: true }).click();
      await editor.use('Tabelle', 'Mit der Zelle darunter verbinden');
      await tick(table(['a'], ['c']).replace('<td>a</td>', '<td><p>a</p><p>b</p></td>'));
    });
    await test.step('merges every cell that the merged area covers', async () => {
      await editor.open(
        table(['a', 'b'], ['c', 'd']).replace('<td>b</td>', '<td rowspan="2">b</td>').replace('<td>d</td>', ''),
      );
      await text.getByText('a', { exact: true }).click();
      await editor.use('Tabelle', 'Mit der Zelle rechts verbinden');
      await tick('<table><tbody><tr><td colspan="2"><p>a</p><p>b</p><p>c</p></td></tr></tbody></table>');
    });
  });

  await test.step('offers merging only to cells with a fitting neighbour, and splitting only to merged cells', async () => {
    const names = async (cell: string) => {
      await editor.text.getByText(cell, { exact: true }).click();
      await editor.use('Tabelle');
      const all = await editor.page.getByRole('menuitem').allTextContents();
      await editor.page.keyboard.press('Escape');
      return all.filter((name) => /verbinden|teilen/.test(name));
    };
    await editor.open(SMALL.replace('<td>c</td><td>d</td>', '<td colspan="2">c</td>'));
    await expect.poll(() => names('A')).toEqual(['Mit der Zelle rechts verbinden', 'Mit der Zelle darunter verbinden']);
    await expect.poll(() => names('B')).toEqual(['Mit der Zelle darunter verbinden']);
    await expect.poll(() => names('c')).toEqual(['Zelle teilen']);
  });
});
