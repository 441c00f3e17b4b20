await import('../../apps/api/src/cli/restore.ts');
