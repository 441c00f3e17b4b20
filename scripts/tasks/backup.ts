await import('../../apps/api/src/cli/backup.ts');
