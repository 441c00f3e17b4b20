/** What a player may know only under a condition. */
export type SecretKind =
  | 'task' // name and description of a quest: once it is open
  | 'poi' // description and place of a spot: once it is unlocked
  | 'answer' // once solved, or revealed after the last attempt
  | 'explanation' // the same
  | 'reply' // once its wrong answer was given
  | 'hint' // once bought
  | 'finale' // once finished, or when the Versus is over
  | 'target' // hidden place: never
  | 'code'; // of an arrival, a run, a team or the organiser: never

export interface Secret {
  /** A text that occurs nowhere else. */
  token: string;
  kind: SecretKind;
  /** Name of the quest, or of the spot, that it belongs to; undefined for the run. */
  task?: string | undefined;
  poi?: string | undefined;
  /** The wrong answer that a reply belongs to, as it is kept. */
  answer?: string | undefined;
  /** Whether the answer of a reply costs no attempt. */
  free?: boolean | undefined;
}

const TOKEN = /Geheim\d+x|\b[6-9]\d{4}\b|\b4[89]\.\d{5}\b|\bZQ[A-Z2-9]{4}\b/g;
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The secrets of an event: each is a text of its own, so that every response can be searched for them. */
export function createSecrets() {
  const secrets = new Map<string, Secret>();
  let made = 0;

  function keep(token: string, secret: Omit<Secret, 'token'>): string {
    secrets.set(token, { token, ...secret });
    return token;
  }

  return {
    /** A new secret text. */
    text: (secret: Omit<Secret, 'token'>) => keep(`Geheim${++made}x`, secret),
    /** A new secret number; others of the simulation are below 60,000. */
    number: (secret: Omit<Secret, 'token'>) => Number(keep(String(60_000 + ++made), secret)),
    /** A new code of six letters and digits. */
    code(): string {
      const n = ++made;
      const letters = [n >> 15, n >> 10, n >> 5, n].map((part) => CODE_LETTERS[part & 31]);
      return keep(`ZQ${letters.join('')}`, { kind: 'code' });
    },
    /** Degrees of latitude near a town, with five digits that occur nowhere else. */
    latitude: (secret: Omit<Secret, 'token'>) => Number(keep((49 + (++made * 2 + 1) / 100_000).toFixed(5), secret)),
    /** Notes a secret that the product has made. */
    keep,
    /** The secrets in a text. */
    *in(text: string): Generator<Secret> {
      for (const token of new Set(text.match(TOKEN))) {
        const secret = secrets.get(token);
        if (secret) yield secret;
      }
    },
  };
}

export type Secrets = ReturnType<typeof createSecrets>;
