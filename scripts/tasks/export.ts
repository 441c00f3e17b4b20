await import('../../apps/api/src/cli/export.ts');
