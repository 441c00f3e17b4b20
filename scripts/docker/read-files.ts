import { parse } from 'yaml';
import { readText } from '../read-text.ts';

/** The part of a compose service that the tests read. */
export interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
}

export function readCompose(file: string): Compose {
  return parse(readText(file), { merge: true });
}

/** One instruction of a Dockerfile, continued lines joined: `{ name: 'COPY', words: ['demo', 'demo'] }`. */
export interface Instruction {
  readonly name: string;
  readonly words: readonly string[];
}

export function readDockerfile(): Instruction[] {
  const lines = readText('docker/Dockerfile').replaceAll('\\\n', ' ').split('\n');
  return lines.flatMap((line) => {
    const [name, ...words] = line.trim().split(/\s+/);
    return name && !name.startsWith('#') ? { name, words } : [];
  });
}
