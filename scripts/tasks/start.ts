import { buildPlayer } from '../build-player.ts';

// The API runs in this very process, so that signals and the exit code are its own.
if (await buildPlayer()) await import('../../apps/api/src/main.ts');
else process.exitCode = 1;
