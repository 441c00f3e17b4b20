import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fillTemplate } from './fill-template.ts';
import { memoryFolder } from './memory-folder.ts';

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(memoryFolder(), 'puzzle-runs-'));
  const template = join(folder, 'template.db');
  await fillTemplate(`file:${template}`);
  project.provide('template', template);
  return () => rmSync(folder, { recursive: true, force: true });
}
