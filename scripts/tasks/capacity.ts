import { providePostgres } from '../test-environment.ts';

await providePostgres(process.env);
await import('../../apps/api/bench/capacity/capacity.ts');
