import type { RunTokenClaims, TokenPair } from '@puzzle-runs/contract/join.ts';
import type { SessionClaims } from '@puzzle-runs/contract/user.ts';
import { createFormDrafts, DRAFTS_KEY } from './drafts.ts';
import { type KeyValueStore, tolerantStorage } from './tolerant-storage.ts';

/** Where somebody plays: a run alone, with a team of friends, or in a battle with a team. All are slugs. */
export interface PlayPlace {
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
export function storageKeyOf({ battle, exploration, team, trial }: PlayPlace): string {
  const solo = `exploration/${exploration}`;
  if (trial) return `trial/${solo}`;
  if (battle !== undefined) return `battle/${battle}/${solo}/team/${team ?? ''}`;
  return team === undefined ? solo : `${solo}/team/${team}`;
}

/** Whether a place is that of friends, who play a run together without a battle. */
export function isFriendsTeam({ battle, team, trial }: PlayPlace): boolean {
  return battle === undefined && team !== undefined && !trial;
}

/** What the call's `authorization` header has to say. */
export function bearerOf({ tokenType, accessToken }: TokenPair): string {
  return `${tokenType} ${accessToken}`;
}

/** What a token says, unchecked: good for showing, never for deciding. Undefined for anything that is none. */
function unverifiedClaimsOf({ accessToken }: TokenPair): RunTokenClaims | SessionClaims | undefined {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as RunTokenClaims | SessionClaims;
  } catch {
    return undefined;
  }
}

/** Claims of a run token, unchecked. */
export function runTokenClaimsOf(pair: TokenPair): RunTokenClaims | undefined {
  const claims = unverifiedClaimsOf(pair);
  return claims?.kind === 'run' ? claims : undefined;
}

/** Claims of a session token, unchecked: name and group (specification 1, part 3). */
export function accountClaimsOf(pair: TokenPair): SessionClaims | undefined {
  const claims = unverifiedClaimsOf(pair);
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

function accessCodesIn(value: unknown): AccessCodes {
  const { exploration_code, team_code } = (value ?? {}) as Record<string, unknown>;
  return {
    exploration_code: typeof exploration_code === 'string' ? exploration_code : undefined,
    team_code: typeof team_code === 'string' ? team_code : undefined,
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** `refused`: the API did not accept the login any more; `changed`: somebody logged in or out, here or in another tab. */
export type SessionEvent = 'changed' | 'refused';

/** Calls its argument whenever another tab changed what is kept under a key; null: all of it. */
type WatchOtherTabs = (told: (key: string | null) => void) => void;

/** Everything this device remembers of its player (specification 1, part 9: local storage, no cookies). */
export function createSession(store: KeyValueStore, watchOtherTabs: WatchOtherTabs = () => undefined) {
  const listeners = new Set<(news: SessionEvent) => void>();

  function notify(event: SessionEvent) {
    for (const listener of listeners) listener(event);
  }

  watchOtherTabs((key) => {
    if (key === 'authToken' || key === null) notify('changed');
  });

  function runTokens(): Record<string, unknown> {
    return { ...(parseJson(store.get('runTokens')) as Record<string, unknown> | null) };
  }

  function runToken(place: PlayPlace): TokenPair | undefined {
    const stored = runTokens()[storageKeyOf(place)];
    return isTokenPair(stored) ? stored : undefined;
  }

  function authToken(): TokenPair | undefined {
    const stored = parseJson(store.get('authToken'));
    return isTokenPair(stored) ? stored : undefined;
  }

  function forgetAuthToken(event: SessionEvent) {
    store.remove('authToken');
    notify(event);
  }

  return {
    language: () => store.get('selectedLanguage'),
    saveLanguage: (language: string) => store.set('selectedLanguage', language),

    authToken,
    /** Headers of a call that knows accounts as well as guests. */
    accountHeaders(): { authorization?: string } {
      const pair = authToken();
      return pair ? { authorization: bearerOf(pair) } : {};
    },
    saveAuthToken(pair: TokenPair) {
      store.set('authToken', JSON.stringify(pair));
      notify('changed');
    },
    forgetAuthToken: () => forgetAuthToken('changed'),
    /**
     * Whoever logs out leaves no way into what the account plays alone, and no drafts; what guests and teams play on this device
     * stays.
     */
    logOut() {
      store.remove(DRAFTS_KEY);
      const others = Object.entries(runTokens()).filter(
        ([, pair]) => !isTokenPair(pair) || runTokenClaimsOf(pair)?.progress?.progressor_type !== 'user',
      );
      store.set('runTokens', JSON.stringify(Object.fromEntries(others)));
      forgetAuthToken('changed');
    },
    /** The API refused this authorization: if it is (still) the login, it is forgotten (specification 1, part 4). */
    dropRefusedLogin(authorization: string | undefined) {
      const pair = authToken();
      if (pair && bearerOf(pair) === authorization) forgetAuthToken('refused');
    },
    /** Is told of every login and its end, until the answer is called. */
    subscribe(listener: (news: SessionEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    guestId: () => store.get('guestId') ?? undefined,
    /** The guest of this device, as long as nobody said whether an account should take his progress over. */
    unansweredGuestId(): string | undefined {
      const guestId = store.get('guestId') ?? undefined;
      return guestId === (store.get('answeredGuestId') ?? undefined) ? undefined : guestId;
    },
    saveAnsweredGuest: (guestId: string) => store.set('answeredGuestId', guestId),

    runToken,
    /** How this device plays a run without a battle, what it joined last first: alone, or as the team of friends with this name. */
    gamesIn(exploration: string): { place: PlayPlace; friends?: string }[] {
      const soloKey = storageKeyOf({ exploration });
      const friendsKeyPrefix = storageKeyOf({ exploration, team: '' });
      const games = Object.entries(runTokens()).flatMap(([key, stored]) => {
        if (!isTokenPair(stored)) return [];
        if (key === soloKey) return [{ place: { exploration } }];
        if (!key.startsWith(friendsKeyPrefix)) return [];
        const team = key.slice(friendsKeyPrefix.length);
        return [
          { place: { exploration, team }, friends: runTokenClaimsOf(stored)?.exploration?.Teams?.[0]?.name ?? team },
        ];
      });
      return games.toReversed();
    },
    /** The codes given when this device joined at a place. */
    accessCodes: (place: PlayPlace): AccessCodes => accessCodesIn(runTokens()[storageKeyOf(place)]),
    /**
     * Keeps the token of a join with the codes given, behind all that were kept before, and, once, the guest id that came with it
     * (specification 1, part 4).
     */
    saveRunToken(place: PlayPlace, pair: TokenPair, codes: AccessCodes = {}) {
      const key = storageKeyOf(place);
      const { [key]: _earlier, ...others } = runTokens();
      store.set('runTokens', JSON.stringify({ ...others, [key]: { ...pair, ...accessCodesIn(codes) } }));
      const user = place.trial ? undefined : runTokenClaimsOf(pair)?.user; // a test is nobody's game
      if (user?.user_type === 'guest' && store.get('guestId') === null) store.set('guestId', user.user_id);
    },
    forgetRunToken(place: PlayPlace) {
      const { [storageKeyOf(place)]: _removed, ...others } = runTokens();
      store.set('runTokens', JSON.stringify(others));
    },
  };
}

const deviceStore = tolerantStorage(() => localStorage);

/** What was typed in this browser and is not saved yet. */
export const formDrafts = createFormDrafts(deviceStore);

/** The session of this browser: the only way to its local storage. */
export const session = createSession(deviceStore, (notify) =>
  globalThis.addEventListener?.('storage', ({ key }) => notify(key)),
);
