import type { RunTokenClaims, TokenPair } from '@puzzle-runs/contract/join.ts';
import type { SessionClaims } from '@puzzle-runs/contract/user.ts';
import { createDrafts, DRAFTS } from './drafts.ts';
import { forgivingStore, type Store } from './tolerant-storage.ts';

/** Where somebody plays: a run alone, with a team of friends, or in a battle with a team. All are slugs. */
export interface Place {
  exploration: string;
  battle?: string | undefined;
  team?: string | undefined;
  /** The creator plays the run as a test, beside what is played there otherwise. */
  trial?: boolean | undefined;
}

/** The codes somebody gave to join; kept so that this device can invite others (specification 1, part 6: join links). */
export interface AccessCodes {
  exploration_code?: string | undefined;
  team_code?: string | undefined;
}

/** Name of a place under which its run token is kept, e.g. `battle/elbe/exploration/speicherstadt/team/moewen`. */
export function placeKeyOf({ battle, exploration, team, trial }: Place): string {
  const solo = `exploration/${exploration}`;
  if (trial) return `trial/${solo}`;
  if (battle !== undefined) return `battle/${battle}/${solo}/team/${team ?? ''}`;
  return team === undefined ? solo : `${solo}/team/${team}`;
}

/** Whether a place is that of friends, who play a run together without a battle. */
export function isOfFriends({ battle, team, trial }: Place): boolean {
  return battle === undefined && team !== undefined && !trial;
}

/** What the call's `authorization` header has to say. */
export function bearerOf({ tokenType, accessToken }: TokenPair): string {
  return `${tokenType} ${accessToken}`;
}

/** What a token says, unchecked: good for showing, never for deciding. Undefined for anything that is none. */
function payloadOf({ accessToken }: TokenPair): RunTokenClaims | SessionClaims | undefined {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as RunTokenClaims | SessionClaims;
  } catch {
    return undefined;
  }
}

/** Claims of a run token, unchecked. */
export function claimsOf(pair: TokenPair): RunTokenClaims | undefined {
  const claims = payloadOf(pair);
  return claims?.kind === 'run' ? claims : undefined;
}

/** Claims of a session token, unchecked: name and group (specification 1, part 3). */
export function accountIn(pair: TokenPair): SessionClaims | undefined {
  const claims = payloadOf(pair);
  return claims?.kind === 'session' ? claims : undefined;
}

function isTokenPair(value: unknown): value is TokenPair {
  return (
    typeof value === 'object' &&
    value !== null &&
    'tokenType' in value &&
    !!value.tokenType &&
    'accessToken' in value &&
    !!value.accessToken
  );
}

function codesOf(value: unknown): AccessCodes {
  const { exploration_code, team_code } = (value ?? {}) as Record<string, unknown>;
  return {
    exploration_code: typeof exploration_code === 'string' ? exploration_code : undefined,
    team_code: typeof team_code === 'string' ? team_code : undefined,
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** `refused`: the API did not accept the login any more; `changed`: somebody logged in or out, here or in another tab. */
export type SessionNews = 'changed' | 'refused';

/** Calls its argument whenever another tab changed what is kept under a key; null: all of it. */
type OtherTabs = (told: (key: string | null) => void) => void;

/** Everything this device remembers of its player (specification 1, part 9: local storage, no cookies). */
export function createSession(store: Store, otherTabs: OtherTabs = () => undefined) {
  const listeners = new Set<(news: SessionNews) => void>();

  function tell(news: SessionNews) {
    for (const listener of listeners) listener(news);
  }

  otherTabs((key) => {
    if (key === 'authToken' || key === null) tell('changed');
  });

  function runTokens(): Record<string, unknown> {
    return { ...(parsed(store.get('runTokens')) as Record<string, unknown> | null) };
  }

  function runToken(place: Place): TokenPair | undefined {
    const kept = runTokens()[placeKeyOf(place)];
    return isTokenPair(kept) ? kept : undefined;
  }

  function authToken(): TokenPair | undefined {
    const kept = parsed(store.get('authToken'));
    return isTokenPair(kept) ? kept : undefined;
  }

  function forgetAuthToken(news: SessionNews) {
    store.remove('authToken');
    tell(news);
  }

  return {
    language: () => store.get('selectedLanguage'),
    keepLanguage: (language: string) => store.set('selectedLanguage', language),

    authToken,
    /** Headers of a call that knows accounts as well as guests. */
    accountHeaders(): { authorization?: string } {
      const pair = authToken();
      return pair ? { authorization: bearerOf(pair) } : {};
    },
    keepAuthToken(pair: TokenPair) {
      store.set('authToken', JSON.stringify(pair));
      tell('changed');
    },
    forgetAuthToken: () => forgetAuthToken('changed'),
    /**
     * Whoever logs out leaves no way into what the account plays alone, and no drafts; what guests and teams play on this device
     * stays.
     */
    logOut() {
      store.remove(DRAFTS);
      const others = Object.entries(runTokens()).filter(
        ([, pair]) => !isTokenPair(pair) || claimsOf(pair)?.progress?.progressor_type !== 'user',
      );
      store.set('runTokens', JSON.stringify(Object.fromEntries(others)));
      forgetAuthToken('changed');
    },
    /** The API refused this authorization: if it is (still) the login, it is forgotten (specification 1, part 4). */
    refuse(authorization: string | undefined) {
      const pair = authToken();
      if (pair && bearerOf(pair) === authorization) forgetAuthToken('refused');
    },
    /** Is told of every login and its end, until the answer is called. */
    subscribe(listener: (news: SessionNews) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    guestId: () => store.get('guestId') ?? undefined,
    /** The guest of this device, as long as nobody said whether an account should take his progress over. */
    unansweredGuestId(): string | undefined {
      const guestId = store.get('guestId') ?? undefined;
      return guestId === (store.get('answeredGuestId') ?? undefined) ? undefined : guestId;
    },
    keepAnswerAbout: (guestId: string) => store.set('answeredGuestId', guestId),

    runToken,
    /** How this device plays a run without a battle, what it joined last first: alone, or as the team of friends with this name. */
    gamesIn(exploration: string): { place: Place; friends?: string }[] {
      const alone = placeKeyOf({ exploration });
      const start = placeKeyOf({ exploration, team: '' });
      const games = Object.entries(runTokens()).flatMap(([key, kept]) => {
        if (!isTokenPair(kept)) return [];
        if (key === alone) return [{ place: { exploration } }];
        if (!key.startsWith(start)) return [];
        const team = key.slice(start.length);
        return [{ place: { exploration, team }, friends: claimsOf(kept)?.exploration?.Teams?.[0]?.name ?? team }];
      });
      return games.toReversed();
    },
    /** The codes given when this device joined at a place. */
    accessCodes: (place: Place): AccessCodes => codesOf(runTokens()[placeKeyOf(place)]),
    /**
     * Keeps the token of a join with the codes given, behind all that were kept before, and, once, the guest id that came with it
     * (specification 1, part 4).
     */
    keepRunToken(place: Place, pair: TokenPair, codes: AccessCodes = {}) {
      const key = placeKeyOf(place);
      const { [key]: _earlier, ...others } = runTokens();
      store.set('runTokens', JSON.stringify({ ...others, [key]: { ...pair, ...codesOf(codes) } }));
      const user = place.trial ? undefined : claimsOf(pair)?.user; // a test is nobody's game
      if (user?.user_type === 'guest' && store.get('guestId') === null) store.set('guestId', user.user_id);
    },
    forgetRunToken(place: Place) {
      const { [placeKeyOf(place)]: _forgotten, ...others } = runTokens();
      store.set('runTokens', JSON.stringify(others));
    },
  };
}

const deviceStore = forgivingStore(() => localStorage);

/** What was typed in this browser and is not saved yet. */
export const drafts = createDrafts(deviceStore);

/** The session of this browser: the only way to its local storage. */
export const session = createSession(deviceStore, (told) =>
  globalThis.addEventListener?.('storage', ({ key }) => told(key)),
);
