import type { Plant } from './plant.ts';

const domain = 'packages/domain/src';
const web = 'packages/web/src';
const player = 'apps/player/src';
const modules = 'apps/api/src/modules';

export const rulePlants: readonly Plant[] = [
  {
    rule: 'import/no-cycle',
    file: `${player}/cycle/one.ts`,
    bad: "import { two } from '#cycle/two.ts';\nexport function one() {\n  return two();\n}\n",
    good: 'export function one() {\n  return 1;\n}\n',
  },
  {
    rule: 'import/no-default-export',
    file: `${web}/tone.ts`,
    bad: 'export default 1;\n',
    good: 'export const tone = 1;\n',
  },
  {
    rule: 'import/no-default-export',
    file: `${player}/card.tsx`,
    bad: 'export default function Card() {\n  return null;\n}\n',
    good: 'export default function Card() {\n  return null;\n}\n',
    goodFile: `${player}/pages/card.page.tsx`,
  },
  {
    rule: 'oxc/no-barrel-file',
    file: `${domain}/index.ts`,
    bad: "export * from './limits.ts';\n",
    good: 'export const index = 1;\n',
  },
  {
    rule: 'unicorn/filename-case',
    file: `${player}/ui/PointsBar.tsx`,
    bad: 'export const bar = 1;\n',
    good: 'export const bar = 1;\n',
    goodFile: `${player}/ui/points-bar.test.tsx`,
  },
  {
    rule: 'max-lines',
    file: `${web}/long.ts`,
    bad: '\n'.repeat(300) + 'export {};\n',
    good: '\n'.repeat(299) + 'export {};\n',
  },
  {
    rule: 'node/no-process-env',
    file: 'apps/api/src/http/port.ts',
    bad: 'export const port = process.env.PORT;\n',
    good: 'export const port = process.env.PORT;\n',
    goodFile: 'apps/api/src/config.ts',
  },
  {
    rule: 'no-console',
    file: `${modules}/log.ts`,
    bad: "console.log('x');\n",
    good: "console.log('x');\n",
    goodFile: 'apps/api/src/cli/import.ts',
  },
  {
    rule: 'no-restricted-globals',
    file: `${web}/language.ts`,
    bad: "export const language = localStorage.getItem('language');\n",
    good: "export const language = localStorage.getItem('language');\n",
    goodFile: `${web}/session.ts`,
  },
  {
    rule: 'no-restricted-globals',
    file: `${player}/language.ts`,
    bad: "export const language = window.localStorage.getItem('language');\n",
    good: 'export const language = window.navigator.language;\n',
  },
  {
    rule: 'no-restricted-globals',
    file: `${domain}/licence.ts`,
    bad: 'export function now() {\n  return Date.now();\n}\n',
    good: 'export function later(now: number) {\n  return now + 1;\n}\n',
  },
  {
    rule: 'no-restricted-properties',
    file: `${domain}/shuffle.ts`,
    bad: 'export function chance() {\n  return Math.random();\n}\n',
    good: 'export function chance(random: () => number) {\n  return Math.floor(random());\n}\n',
  },
  {
    rule: 'no-restricted-properties',
    file: 'e2e/player/run.e2e.ts',
    bad: 'declare const page: Record<string, (a: unknown) => Promise<void>>;\nawait page.waitForTimeout(500);\n',
    good: "declare const page: Record<string, (a: unknown) => Promise<void>>;\nawait page.getByRole('button');\n",
  },
  {
    rule: 'typescript/no-explicit-any',
    file: `${domain}/any.ts`,
    bad: 'export function same(x: any) {\n  return x;\n}\n',
    good: 'export function same(x: unknown) {\n  return x;\n}\n',
  },
  {
    rule: 'typescript/no-floating-promises',
    file: `${modules}/floating.ts`,
    bad: 'async function save() {}\nexport function close() {\n  save();\n}\n',
    good: 'async function save() {}\nexport async function close() {\n  await save();\n}\n',
  },
  {
    rule: 'typescript/no-misused-promises',
    file: `${modules}/misused.ts`,
    bad: 'async function ready() {\n  return true;\n}\nexport function wait() {\n  return ready() ? 1 : 2;\n}\n',
    good: 'async function ready() {\n  return true;\n}\nexport async function wait() {\n  return (await ready()) ? 1 : 2;\n}\n',
  },
  {
    rule: 'typescript/switch-exhaustiveness-check',
    file: `${domain}/kind.ts`,
    bad: "export function f(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n}\n",
    good: "export function f(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1;\n    case 'b':\n      return 2;\n  }\n}\n",
  },
  {
    rule: 'typescript/ban-ts-comment',
    file: `${domain}/comment.ts`,
    bad: "// @ts-ignore\nexport const n: number = 'x';\n",
    good: 'export const n: number = 1;\n',
  },
  {
    rule: 'react/jsx-no-literals',
    file: `${player}/features/play/text.tsx`,
    bad: 'export function Text() {\n  return <p>Hallo</p>;\n}\n',
    good: 'export function Text({ n }: { n: number }) {\n  return (\n    <p className="text">\n      {n} · <b>{n}</b>/{n}\n    </p>\n  );\n}\n',
  },
  {
    rule: 'react/jsx-no-literals',
    file: `${player}/features/play/label.tsx`,
    bad: 'export function Text() {\n  return <p aria-label="Hallo" />;\n}\n',
    good: 'export function Text({ label }: { label: string }) {\n  return <p aria-label={label} />;\n}\n',
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    file: `${player}/features/play/hook.tsx`,
    bad: "import { useId } from 'react';\nexport function Id({ on }: { on: boolean }) {\n  return on ? useId() : null;\n}\n",
    good: "import { useId } from 'react';\nexport function Id({ on }: { on: boolean }) {\n  const id = useId();\n  return on ? id : null;\n}\n",
  },
  {
    rule: 'react-hooks/exhaustive-deps',
    file: `${player}/features/play/effect.tsx`,
    bad: "import { useEffect } from 'react';\nexport function Title({ title }: { title: string }) {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n  return null;\n}\n",
    good: "import { useEffect } from 'react';\nexport function Title({ title }: { title: string }) {\n  useEffect(() => {\n    document.title = title;\n  }, [title]);\n  return null;\n}\n",
  },
  {
    rule: 'vitest/no-focused-tests',
    file: `${domain}/focused.test.ts`,
    bad: "import { expect, test } from 'vitest';\ntest.only('it works', () => {\n  expect(1).toBe(1);\n});\n",
    good: "import { expect, test } from 'vitest';\ntest('it works', () => {\n  expect(1, 'one').toBe(1);\n});\n",
  },
  {
    rule: 'vitest/no-disabled-tests',
    file: `${domain}/disabled.test.ts`,
    bad: "import { expect, test } from 'vitest';\ntest.skip('it works', () => {\n  expect(1).toBe(1);\n});\n",
    good: "import { expect, test } from 'vitest';\ntest('it works', () => {\n  expect(1).toBe(1);\n});\n",
  },
  {
    rule: 'vitest/valid-expect',
    file: `${domain}/expect.test.ts`,
    bad: "import { expect, test } from 'vitest';\ntest('it works', () => {\n  expect(1);\n});\n",
    good: "import { expect, test } from 'vitest';\ntest('it works', () => {\n  expect(1).toBe(1);\n});\n",
  },
  {
    rule: 'vitest/no-restricted-vi-methods',
    file: `${modules}/mocked.test.ts`,
    bad: "import { vi } from 'vitest';\nvi.mock('./teams.repository.ts');\n",
    good: "import { inject } from 'vitest';\nexport const given = inject('given');\n",
  },
];
