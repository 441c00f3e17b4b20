await import('../../apps/api/bench/main.ts');
