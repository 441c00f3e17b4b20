import { defineConfig } from 'vitest/config';

/** Tests of the tools: lint rules, container files, generated texts. */
export default defineConfig({ test: { name: 'tooling', include: ['**/*.test.ts'], environment: 'node' } });
