import type { TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';

/** Token of a call: a run token, a session token, an optional session token, or none. */
export type ApiCallToken = 'run' | 'session' | 'optional' | 'none';

export interface ApiCall {
  /** `GET` */
  method: string;
  path: string;
  /** One English sentence from the document; empty where the path says it all. */
  summary: string;
  token: ApiCallToken;
}

export interface CallGroup {
  name: string;
  calls: ApiCall[];
}

/** The part of an OpenAPI document that is used here. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas: Record<string, Component | undefined> };
}

interface Component {
  discriminator?: { mapping: Record<string, string> };
  properties?: Record<string, { examples?: unknown[] } | undefined>;
}

/** What `answer` of `POST /api/progress` is for a kind of task. */
export interface AnswerOfKind {
  kind: TaskType;
  /** As JSON. */
  example: string;
}

/** The answers by kind, with the examples of the document; empty for a document without them. */
export function answersByKind({ components }: ApiDocument): AnswerOfKind[] {
  const kinds = components?.schemas['TaskSubmission']?.discriminator?.mapping ?? {};
  return Object.entries(kinds).flatMap(([kind, reference]) => {
    const name = reference.split('/').at(-1) ?? '';
    const { examples = [] } = components?.schemas[name]?.properties?.['answer'] ?? {};
    return examples.length > 0 ? [{ kind: kind as TaskType, example: JSON.stringify(examples[0]) }] : [];
  });
}

interface Operation {
  tags?: string[];
  summary?: string;
  security?: Record<string, unknown>[];
}

/** The calls of a document by their first tag, in document order. */
export function groupCalls({ paths }: ApiDocument): CallGroup[] {
  const groups = new Map<string, ApiCall[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { tags, summary = '', security }] of Object.entries(operations)) {
      const name = tags?.[0] ?? '';
      const calls = groups.get(name) ?? [];
      groups.set(name, [...calls, { method: method.toUpperCase(), path, summary, token: tokenOf(security) }]);
    }
  }
  return Array.from(groups, ([name, calls]) => ({ name, calls }));
}

/** The calls that contain every word of the filter; drops empty groups. */
export function filtered(groups: readonly CallGroup[], filter: string): CallGroup[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return groups.flatMap(({ name, calls }) => {
    const matching = calls.filter(({ method, path, summary }) => {
      const text = `${name} ${method} ${path} ${summary}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return matching.length > 0 ? [{ name, calls: matching }] : [];
  });
}

function tokenOf(security: Operation['security'] = []): ApiCallToken {
  const schemes = security.flatMap((scheme) => Object.keys(scheme));
  if (schemes.includes('run')) return 'run';
  if (!schemes.includes('session')) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'session';
}
