await import('../../apps/api/src/cli/import.ts');
