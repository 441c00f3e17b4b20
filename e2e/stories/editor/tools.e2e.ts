import { expect } from '@playwright/test';
import { test } from '../../support/studio/workbench.ts';

/** What a tool makes of the selected word; `choice` is what it asks for. */
const TOOLS = [
  { tool: 'Fett', html: '<p><strong>Wort</strong></p>' },
  { tool: 'Kursiv', html: '<p><em>Wort</em></p>' },
  { tool: 'Unterstrichen', html: '<p><u>Wort</u></p>' },
  { tool: 'Durchgestrichen', html: '<p><s>Wort</s></p>' },
  { tool: 'Tiefgestellt', html: '<p><sub>Wort</sub></p>' },
  { tool: 'Hochgestellt', html: '<p><sup>Wort</sup></p>' },
  { tool: 'Art des Absatzes', choice: 'Überschrift 2', html: '<h2>Wort</h2>' },
  { tool: 'Art des Absatzes', choice: 'Überschrift 3', html: '<h3>Wort</h3>' },
  { tool: 'Art des Absatzes', choice: 'Überschrift 4', html: '<h4>Wort</h4>' },
  { tool: 'Art des Absatzes', choice: 'Zitat', html: '<blockquote>Wort</blockquote>' },
  { tool: 'Art des Absatzes', choice: 'Vorformatiert', html: '<pre>Wort</pre>' },
  { tool: 'Schriftart', choice: 'Serifen', html: '<p><span style="font-family:Georgia, serif">Wort</span></p>' },
  { tool: 'Schriftgröße', choice: 'Größer', html: '<p><span style="font-size:150%">Wort</span></p>' },
  { tool: 'Textfarbe', choice: 'Grün', html: '<p><span style="color:#17694a">Wort</span></p>' },
  { tool: 'Hintergrundfarbe', choice: 'Gelb', html: '<p><span style="background-color:#fff1a8">Wort</span></p>' },
  { tool: 'Liste mit Punkten', html: '<ul><li>Wort</li></ul>' },
  { tool: 'Liste mit Zahlen', html: '<ol><li>Wort</li></ol>' },
  { tool: 'Einzug vergrößern', html: '<p style="padding-inline-start:40px">Wort</p>' },
  { tool: 'Ausrichtung', choice: 'Zentriert', html: '<p style="text-align:center">Wort</p>' },
  { tool: 'Ausrichtung', choice: 'Rechtsbündig', html: '<p style="text-align:right">Wort</p>' },
  { tool: 'Ausrichtung', choice: 'Blocksatz', html: '<p style="text-align:justify">Wort</p>' },
] as const;

test.describe('a tool on a desk @only-desk', () => {
  test('changes the selected word, and undo takes it back', async ({ bench }) => {
    for (const { tool, html, ...rest } of TOOLS) {
      const choice = 'choice' in rest ? rest.choice : undefined;
      await test.step(`${tool} ${choice ?? ''}`, async () => {
        await bench.open('<p>Wort</p>');
        await bench.text.press('ControlOrMeta+A');
        await bench.use(tool, choice);
        await expect(bench.html).toHaveText(html);
        await bench.use('Rückgängig');
        await expect(bench.html).toHaveText('<p>Wort</p>');
        await bench.use('Wiederholen');
        await expect(bench.html).toHaveText(html);
      });
    }
  });

  test('leaves the caret in the text, so that one can go on writing', async ({ bench }) => {
    await bench.open();
    await bench.text.click();
    await bench.use('Fett');
    await bench.page.keyboard.type('fett');
    await bench.use('Fett');
    await bench.use('Textfarbe', 'Rot');
    await bench.page.keyboard.type(' rot');
    await bench.use('Textfarbe', 'Farbe entfernen');
    await bench.page.keyboard.type(' normal');
    await bench.use('Schriftart', 'Serifen');
    await expect(bench.text).toBeFocused();
    await bench.page.keyboard.type(' Serifen');
    await expect(bench.html).toHaveText(
      '<p><strong>fett</strong><span style="color:#c63d1e"> rot</span> normal<span style="font-family:Georgia, serif"> Serifen</span></p>',
    );
  });

  test('takes all formats off the selected words and leaves the others alone', async ({ bench }) => {
    await bench.open(
      '<h2><strong><em>a</em></strong><span style="color:#c63d1e;font-size:150%"><u>b</u></span></h2><p><s>c</s></p>',
    );
    await bench.text.locator('h2').click({ clickCount: 3 });
    await bench.use('Formatierung entfernen');
    await expect(bench.html).toHaveText('<h2>ab</h2><p><s>c</s></p>');
  });

  test('nests items of lists and brings them back', async ({ bench }) => {
    await bench.open('<ul><li>a</li><li>b</li></ul>');
    await bench.text.press('ControlOrMeta+End');
    await bench.use('Einzug vergrößern');
    await expect(bench.html).toHaveText('<ul><li>a<ul><li>b</li></ul></li></ul>');
    await bench.use('Einzug verkleinern');
    await expect(bench.html).toHaveText('<ul><li>a</li><li>b</li></ul>');
    await bench.use('Liste mit Punkten');
    await expect(bench.html).toHaveText('<ul><li>a</li></ul><p>b</p>');
  });

  test('draws a rule between the lines', async ({ bench }) => {
    await bench.open('<p>a</p><p>b</p>');
    await bench.text.press('ControlOrMeta+Home');
    await bench.page.keyboard.press('End');
    await bench.use('Trennlinie');
    await expect(bench.html).toHaveText('<p>a</p><hr /><p>b</p>');
  });

  test('chooses any colour', async ({ bench }) => {
    await bench.open('<p>Wort</p>');
    await bench.text.press('ControlOrMeta+A');
    await bench.use('Textfarbe');
    await bench.page.getByLabel('Eigene Farbe').first().fill('#123456');
    await bench.page.getByRole('button', { name: 'Eigene Farbe' }).click();
    await expect(bench.html).toHaveText('<p><span style="color:#123456">Wort</span></p>');
  });
});
