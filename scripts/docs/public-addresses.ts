import { to } from '../../apps/studio/src/to.ts';
import { contract } from '../../packages/contract/src/contract.ts';
import { PAGES } from '../../packages/site/src/pages.ts';

/** Names of an address in braces: `/exploration/:exploration` → `/exploration/{exploration}`. */
const inBraces = (path: string) => path.replace(/:(\w+)/g, '{$1}').replace(/\/\*$/, '');

const playerAddresses = Object.values(PAGES).map(({ path }) => inBraces(path));

const names = ['exploration', 'poi', 'prerequisite', 'task', 'battle', 'team', 'license', 'join', 'code', 'lang'];
const slots = Object.fromEntries(names.map((name) => [name, `{${name}}`]));

const studioAddresses = (Object.values(to) as ((at: object) => string)[]).map((address) =>
  decodeURIComponent(address(slots)),
);

/** Each call as `GET /api/pois/{poi_id}`. */
const calls = Object.values(contract)
  .flatMap((part) => Object.values(part))
  .map(({ method, path }) => `${method} ${inBraces(path)}`);

/** All addresses of both sites and all calls of the API. */
export const publicAddresses: ReadonlySet<string> = new Set([...playerAddresses, ...studioAddresses, ...calls]);
