/** What a call has to be sent with: a run token, a session token, a session token if there is one, or nothing. */
export type ApiCallToken = 'run' | 'session' | 'optional' | 'none';

export interface ApiCall {
  /** `GET` */
  method: string;
  path: string;
  /** One English sentence, as the document has it; empty where the path says it all. */
  summary: string;
  token: ApiCallToken;
}

export interface CallGroup {
  name: string;
  calls: ApiCall[];
}

/** The part of an OpenAPI document that is read here. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  tags?: string[];
  summary?: string;
  security?: Record<string, unknown>[];
}

/** Every call of a document, in its order, under its first tag. */
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

/** The calls that have every word of a filter somewhere; groups without any are left out. */
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
