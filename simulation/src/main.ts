import '@puzzle-runs/api/src/quick-imports.ts';
import './planted/hooks.ts';

const { simulate } = await import('./simulate.ts');
await simulate(process.argv.slice(2));
