import type { RunTokenClaims, TokenPair } from '@puzzle-runs/contract/join.ts';
import type { SessionClaims } from '@puzzle-runs/contract/user.ts';
import { ANSWERS_KEY, createFormDrafts, DRAFTS_KEY, MAX_ANSWERS } from './form-drafts.ts';
import { type KeyValueStore, tolerantStorage } from './tolerant-storage.ts';

/**
 * Identifies a game on this device: an exploration alone, with a team of friends, or in a battle with a team. All are
 * slugs.
 */
export interface PlayPlace {
  exploration: string;
  battle?: string | undefined;
  team?: string | undefined;
  /** Trial by the creator, separate from the game played at the same place. */
  trial?: boolean | undefined;
}

/** The codes used to join; stored so that this device can invite others. */
export interface AccessCodes {
  exploration_code?: string | undefined;
  team_code?: string | undefined;
}

/** Storage key of a game's run token, e.g. `battle/elbe/exploration/speicherstadt/team/moewen`. */
export function storageKeyOf({ battle, exploration, team, trial }: PlayPlace): string {
  const solo = `exploration/${exploration}`;
  if (trial) return `trial/${solo}`;
  if (battle !== undefined) return `battle/${battle}/${solo}/team/${team ?? ''}`;
  return team === undefined ? solo : `${solo}/team/${team}`;
}

/** Whether the game is that of a team of friends: a team without a battle. */
export function isFriendsTeam({ battle, team, trial }: PlayPlace): boolean {
  return battle === undefined && team !== undefined && !trial;
}

/** Value of the `authorization` header. */
export function bearerOf({ tokenType, accessToken }: TokenPair): string {
  return `${tokenType} ${accessToken}`;
}

/** Payload of a token, unverified: good for display, never for decisions. Undefined for anything else. */
function unverifiedClaimsOf({ accessToken }: TokenPair): RunTokenClaims | SessionClaims | undefined {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as RunTokenClaims | SessionClaims;
  } catch {
    return undefined;
  }
}

/** Claims of a run token, unverified. */
export function runTokenClaimsOf(pair: TokenPair): RunTokenClaims | undefined {
  const claims = unverifiedClaimsOf(pair);
  return claims?.kind === 'run' ? claims : undefined;
}

/** Claims of a session token, unverified: name and group. */
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

/** `refused`: the API no longer accepts the login; `changed`: a login or logout, here or in another tab. */
export type SessionEvent = 'changed' | 'refused';

/** Registers a listener for storage changes by other tabs; it gets the key, or null when everything was cleared. */
type WatchOtherTabs = (told: (key: string | null) => void) => void;

/** Everything this device stores about its player, in local storage; no cookies. */
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

  function linkKeys(): Record<string, unknown> {
    return { ...(parseJson(store.get('linkKeys')) as Record<string, unknown> | null) };
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
    /** Whether this device shows every page as an unknown visitor sees it: no login, no game, no chosen language. */
    isNew: () =>
      ['selectedLanguage', 'gameLanguages', 'authToken', 'runTokens', 'guestId'].every(
        (key) => store.get(key) === null,
      ),

    /** Whether this device has a login or has joined a game. */
    hasPlayed: () => ['authToken', 'runTokens', 'guestId'].some((key) => store.get(key) !== null),

    language: () => store.get('selectedLanguage'),
    saveLanguage: (language: string) => store.set('selectedLanguage', language),

    /** How this device shows the overview of a game: as a map, or as a list unless the player chose the map. */
    overviewView: (): 'list' | 'map' => (store.get('overview') === 'map' ? 'map' : 'list'),
    saveOverviewView: (view: 'list' | 'map') => store.set('overview', view),

    authToken,
    /** Headers for calls that accept accounts and guests. */
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
     * Removes drafts, entered answers and the run tokens of the account's solo games; those of guests and teams on this
     * device stay.
     */
    logOut() {
      store.remove(DRAFTS_KEY);
      store.remove(ANSWERS_KEY);
      const others = Object.entries(runTokens()).filter(
        ([, pair]) => !isTokenPair(pair) || runTokenClaimsOf(pair)?.progress?.progressor_type !== 'user',
      );
      store.set('runTokens', JSON.stringify(Object.fromEntries(others)));
      forgetAuthToken('changed');
    },
    /** Drops the login if it is (still) the authorization that the API refused. */
    dropRefusedLogin(authorization: string | undefined) {
      const pair = authToken();
      if (pair && bearerOf(pair) === authorization) forgetAuthToken('refused');
    },
    /** Notifies of every login and logout. @returns unsubscribes */
    subscribe(listener: (news: SessionEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    guestId: () => store.get('guestId') ?? undefined,
    /** The guest of this device until the player has decided whether an account takes over the guest's progress. */
    unansweredGuestId(): string | undefined {
      const guestId = store.get('guestId') ?? undefined;
      return guestId === (store.get('answeredGuestId') ?? undefined) ? undefined : guestId;
    },
    saveAnsweredGuest: (guestId: string) => store.set('answeredGuestId', guestId),

    runToken,
    /** The games of this device in an exploration without a battle, last joined first; `friends` is the team's name. */
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
    /** Storage keys of all games on this device (`storageKeyOf`), oldest join first. */
    storageKeys: () => Object.keys(runTokens()),
    /** The key of an exploration that only its link finds, by slug, once this device has opened the link. */
    linkKey(exploration: string): string | undefined {
      const key = linkKeys()[exploration];
      return typeof key === 'string' ? key : undefined;
    },
    saveLinkKey(exploration: string, key: string) {
      const keys = linkKeys();
      if (keys[exploration] !== key) store.set('linkKeys', JSON.stringify({ ...keys, [exploration]: key }));
    },
    /** The access codes used to join a game. */
    accessCodes: (place: PlayPlace): AccessCodes => accessCodesIn(runTokens()[storageKeyOf(place)]),
    /**
     * Stores the token of a join with its codes, as the last joined game, and, once, the guest id that came with it.
     */
    saveRunToken(place: PlayPlace, pair: TokenPair, codes: AccessCodes = {}) {
      const key = storageKeyOf(place);
      const { [key]: _earlier, ...others } = runTokens();
      store.set('runTokens', JSON.stringify({ ...others, [key]: { ...pair, ...accessCodesIn(codes) } }));
      const user = place.trial ? undefined : runTokenClaimsOf(pair)?.user; // a trial creates no guest
      if (user?.user_type === 'guest' && store.get('guestId') === null) store.set('guestId', user.user_id);
    },
    forgetRunToken(place: PlayPlace) {
      const { [storageKeyOf(place)]: _removed, ...others } = runTokens();
      store.set('runTokens', JSON.stringify(others));
    },
  };
}

/** Storage of this browser, for all tabs. */
export const deviceStore = tolerantStorage(() => localStorage);

/** Unsaved form input of this browser. */
export const formDrafts = createFormDrafts(deviceStore);

/** Answers of this browser's players: entered for open tasks, given for solved ones. */
export const playerAnswers = createFormDrafts(deviceStore, { key: ANSWERS_KEY, max: MAX_ANSWERS });

/** Storage of this tab, until it is closed. */
export const tabStorage = tolerantStorage(() => sessionStorage);

/** The session of this browser: the only access to its local storage. */
export const session = createSession(deviceStore, (notify) =>
  globalThis.addEventListener?.('storage', ({ key }) => notify(key)),
);
