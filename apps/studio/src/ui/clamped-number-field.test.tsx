// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { startI18n, switchLanguage } from '@puzzle-runs/web/i18n/i18n.ts';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ClampedNumberField, WholeNumberField } from './clamped-number-field.tsx';
import { Form } from './form.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
await startI18n({ de: () => import('#i18n/de.ts'), en: () => import('#i18n/en.ts') });
await switchLanguage('de');

const ERROR = 'Schreib eine Zahl, etwa 12.';
/** What the form has sent. */
let sent: [points: number, minutes: number | ''][] = [];

/** A form that sends its points, 5 at first, and its minutes, none at first. */
function TestForm() {
  const [points, setPoints] = useState(5);
  const [minutes, setMinutes] = useState<number | ''>('');
  return (
    <MantineProvider>
      <Form onSubmit={() => sent.push([points, minutes])}>
        <ClampedNumberField name="points" value={points} onChange={setPoints} />
        <WholeNumberField name="minutes" min={1} max={90} value={minutes} onChange={setMinutes} />
      </Form>
    </MantineProvider>
  );
}

let page: HTMLElement;
let root: Root;
beforeEach(async () => {
  sent = [];
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () => root.render(<TestForm />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

const field = (name: string) => page.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;

async function type(name: string, text: string) {
  await act(async () => {
    field(name).focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const leave = (name: string) => act(async () => field(name).blur());
const submit = () =>
  act(async () => page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

test.each([
  ['ca. 12', 12],
  ['1.478', 1478],
  ['', 0],
  ['  ', 0],
  ['-3', 3],
])('“%s” is sent as %i', async (text, number) => {
  await type('points', text);
  await leave('points');
  expect(field('points').value).toBe(String(number));
  await submit();
  expect(sent).toEqual([[number, '']]);
});

test.each(['weiß nicht', '–', '?', 'zwölf'])(
  '“%s” is refused at the field when it is left, and not sent',
  async (text) => {
    await type('points', text);
    expect(page.textContent).not.toContain(ERROR);
    await leave('points');
    expect(page.textContent).toContain(ERROR);
    expect(field('points').value).toBe(text);
    await submit();
    expect(document.activeElement).toBe(field('points'));
    await type('points', '7');
    await submit();
    expect(sent).toEqual([[7, '']]);
  },
);

test('a form that is sent from the field shows its error', async () => {
  await type('minutes', 'viele');
  await submit();
  expect(page.textContent).toContain(ERROR);
  expect(sent).toEqual([]);
  await type('minutes', '');
  await submit();
  expect(sent).toEqual([[5, '']]);
});
