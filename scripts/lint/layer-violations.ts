import type { Violation } from './violation.ts';

const domain = 'packages/domain/src';
const web = 'packages/web/src';
const player = 'apps/player/src';
const studio = 'apps/studio/src';
const modules = 'apps/api/src/modules';

/** A used import, so that the linter reports nothing but the layer. */
function uses(specifier: string, name = 'x'): string {
  return `import { ${name} } from '${specifier}';\nexport const used = [${name}];\n`;
}

function usesType(specifier: string): string {
  return `import type { X } from '${specifier}';\nexport type Used = X;\n`;
}

export const layerViolations: readonly Violation[] = [
  {
    rule: 'the domain is pure: it imports nothing but an edit distance',
    file: `${domain}/slug.ts`,
    bad: uses('zod', 'z'),
    good: uses('./wire-sizes.ts'),
  },
  {
    rule: 'the pages and texts of the site import the domain only',
    file: 'packages/site/src/head.ts',
    bad: uses('@puzzle-runs/contract/contract.ts'),
    good: uses('@puzzle-runs/domain/wire-sizes.ts'),
  },
  {
    rule: 'the contract imports the domain, zod and @ts-rest/core only',
    file: 'packages/contract/src/poi.ts',
    bad: uses('fastify'),
    good: uses('zod', 'z') + usesType('@puzzle-runs/domain/wire-sizes.ts'),
  },
  {
    rule: 'no package imports an app',
    file: `${web}/map.ts`,
    bad: uses('@puzzle-runs/player/to.ts'),
    good: uses('@puzzle-runs/domain/wire-sizes.ts'),
  },
  {
    rule: 'the API and the sites meet in the contract only',
    file: `apps/api/src/mail.ts`,
    bad: usesType('@puzzle-runs/web/session/session.ts'),
    good: uses('@puzzle-runs/contract/contract.ts'),
  },
  {
    rule: 'the player is light: it never uses Mantine',
    file: `${player}/ui/card.tsx`,
    bad: uses('@mantine/core', 'Card'),
    good: uses('@mantine/core', 'Card'),
    goodFile: `${studio}/ui/card.tsx`,
  },
  {
    rule: 'no zod in the browser: the contract is known by its types only, and by its functions without a schema',
    file: `${player}/pages/run.ts`,
    bad: uses('@puzzle-runs/contract/contract.ts', 'contract'),
    good: usesType('@puzzle-runs/contract/contract.ts'),
  },
  {
    rule: 'no zod in the browser: the contract is known by its types only, and by its functions without a schema',
    file: `${studio}/features/spots/spot-rules.ts`,
    bad: uses('zod', 'z'),
    good: usesType('@puzzle-runs/contract/contract.ts'),
  },
  {
    rule: 'calls go through packages/web/src/api/call.ts',
    file: `${studio}/features/teams/teams.ts`,
    bad: usesType('@ts-rest/core'),
    good: uses('@puzzle-runs/web/api/call.ts', 'call'),
  },
  {
    rule: 'calls go through packages/web/src/api/call.ts',
    file: `${player}/query.ts`,
    bad: usesType('@ts-rest/core'),
    good: usesType('@ts-rest/core'),
    goodFile: `${web}/api/call.ts`,
  },
  {
    rule: 'features do not know pages',
    file: `${player}/features/play/route.ts`,
    bad: uses('#pages/poi.page.tsx'),
    good: uses('#ui/card.tsx'),
  },
  {
    rule: 'no package imports an app',
    file: `${studio}/features/preview/quest.ts`,
    bad: uses('@puzzle-runs/player/features/play/quest.ts'),
    good: uses('@puzzle-runs/web/ui/rich-text.tsx'),
  },
  {
    rule: 'features do not know pages',
    file: `${studio}/features/teams/route.ts`,
    bad: uses('#pages/user.page.tsx'),
    good: uses('#shell/alerts.ts'),
  },
  {
    rule: 'features do not import each other; a page puts both on the screen',
    file: `${studio}/features/teams/places.ts`,
    bad: uses('#features/spots/places.ts'),
    good: uses('./teams.ts'),
  },
  {
    rule: 'ui pieces know neither pages nor features',
    file: `${studio}/ui/save-bar.ts`,
    bad: uses('#features/teams/teams.ts'),
    good: uses('./card.tsx'),
  },
  {
    rule: 'ui pieces know neither router, nor query, nor contract',
    file: `${studio}/ui/panel.ts`,
    bad: uses('@tanstack/react-query', 'useQuery'),
    good: uses('@mantine/core', 'Paper'),
  },
  {
    rule: 'features do not import each other; a page puts both on the screen',
    file: `${player}/features/play/answers/spot.ts`,
    bad: uses('../../browse/filters.ts'),
    good: uses('../hints.ts'),
  },
  {
    rule: 'ui pieces know neither router, nor query, nor contract',
    file: `${studio}/editor/editor.ts`,
    bad: uses('@puzzle-runs/web/api/call.ts', 'call'),
    good: uses('@puzzle-runs/web/i18n/i18n.ts', 'loadTexts'),
  },
  {
    rule: 'ui pieces know neither pages nor features',
    file: `${player}/ui/chip.ts`,
    bad: uses('#features/play/hints.ts'),
    good: uses('./card.tsx'),
  },
  {
    rule: 'ui pieces know neither router, nor query, nor contract',
    file: `${player}/ui/link.ts`,
    bad: uses('react-router', 'Link'),
    good: uses('react', 'useContext'),
  },
  {
    rule: 'ui pieces know neither router, nor query, nor contract',
    file: `${web}/ui/chip.ts`,
    bad: uses('../api/call.ts', 'call'),
    good: uses('./class-names.ts', 'classNames'),
  },
  {
    rule: 'SQL is written in db/ and in *.repository.ts only',
    file: `${modules}/hints/prices.ts`,
    bad: uses('drizzle-orm', 'eq'),
    good: uses('drizzle-orm', 'eq'),
    goodFile: `${modules}/hints/hints.repository.ts`,
  },
  {
    rule: 'connections to a database are opened in db/ and change-feed/ only',
    file: `${modules}/hints/hints.repository.ts`,
    bad: uses('better-sqlite3', 'Database'),
    good: uses('pg', 'Client'),
    goodFile: 'apps/api/src/change-feed/change-feed.ts',
  },
  {
    rule: 'HTTP is spoken in http/, *.routes.ts, app.ts, deps.ts and main.ts only',
    file: `${modules}/hints/notify.ts`,
    bad: usesType('fastify'),
    good: usesType('fastify'),
    goodFile: `${modules}/hints/hints.routes.ts`,
  },
  {
    rule: 'routes call services, never the database',
    file: `${modules}/teams/teams.routes.ts`,
    bad: uses('./teams.repository.ts'),
    good: uses('./teams.service.ts') + usesType('#db/store.ts'),
  },
  {
    rule: 'a service knows nothing of HTTP',
    file: `${modules}/teams/teams.service.ts`,
    bad: uses('#http/tokens.ts'),
    good: uses('./teams.repository.ts'),
  },
  {
    rule: 'a repository knows the database only',
    file: `${modules}/teams/teams.repository.ts`,
    bad: uses('./teams.service.ts'),
    good: uses('#db/store.ts'),
  },
  {
    rule: 'the database layer knows no module',
    file: 'apps/api/src/db/seed.ts',
    bad: uses('#modules/teams/teams.repository.ts'),
    good: uses('./store.ts'),
  },
  {
    rule: 'a module uses another module through its service',
    file: `${modules}/battles/open.ts`,
    bad: uses('#modules/teams/teams.repository.ts'),
    good: uses('#modules/teams/teams.service.ts'),
  },
  {
    rule: 'another package is imported by its name',
    file: `${player}/names.ts`,
    bad: uses('../../../packages/domain/src/wire-sizes.ts'),
    good: uses('@puzzle-runs/domain/wire-sizes.ts'),
  },
];
