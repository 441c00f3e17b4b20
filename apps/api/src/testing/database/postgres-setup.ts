import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createCleanUp } from './clean-up-function.ts';
import { fillTemplate } from './fill-template.ts';
import { startPostgres } from './postgres-server.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create database template_of_tests');
  await client.end();
  const template = server.url.replace(/postgres$/, 'template_of_tests');
  await fillTemplate(template);
  await createCleanUp(template);
  project.provide('template', server.url);
  return server.stop;
}
