await import('../../apps/api/src/cli/release-api.ts');
