import { expect, test } from 'vitest';
import { accountClaimsOf, bearerOf, createSession, runTokenClaimsOf, storageKeyOf } from './session.ts';
import { tolerantStorage } from './tolerant-storage.ts';

const GUEST = '1f0c6a2e-6a44-4b6f-9d37-2a1f0f2a9b11';

function storage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function refuseAccess(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

function runToken(user: { user_type: string; user_id: string }) {
  const payload = Buffer.from(JSON.stringify({ kind: 'run', user, team: 'Möwen' })).toString('base64url');
  return { tokenType: 'Bearer', accessToken: `head.${payload}.sign` } as const;
}

const pair = runToken({ user_type: 'guest', user_id: GUEST });
const solo = { exploration: 'grüner-weg' };
const team = { battle: 'elbe-cup', exploration: 'grüner-weg', team: 'möwen' };

test('every game has its own token', () => {
  const browser = storage();
  const session = createSession(tolerantStorage(() => browser));
  const other = runToken({ user_type: 'user', user_id: '4' });
  session.saveRunToken(solo, pair);
  session.saveRunToken(team, other);
  session.forgetRunToken(solo);

  expect(session.runToken(solo)).toBeUndefined();
  expect(session.runToken(team)).toEqual(other);
  expect(storageKeyOf(team)).toBe('battle/elbe-cup/exploration/grüner-weg/team/möwen');
});

test('a game with friends is separate from the solo game', () => {
  const browser = storage();
  const session = createSession(tolerantStorage(() => browser));
  const runTokenOf = (name: string) => {
    const claims = { kind: 'run', exploration: { Teams: [{ id: 7, name }] } };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return { tokenType: 'Bearer', accessToken: `head.${payload}.sign` } as const;
  };
  const friends = { ...solo, team: 'nachtfalter-7' };
  session.saveRunToken(solo, pair);
  session.saveRunToken(friends, runTokenOf('Nachtfalter'));
  session.saveRunToken(team, runTokenOf('Möwen'));
  expect(session.runToken(solo)).toEqual(pair);
  const withFriends = { place: friends, friends: 'Nachtfalter' };
  expect(session.gamesIn(solo.exploration)).toEqual([withFriends, { place: solo }]);
  session.saveRunToken(solo, pair); // joined again: the last joined game comes first
  expect(session.gamesIn(solo.exploration)).toEqual([{ place: solo }, withFriends]);
  session.forgetRunToken(friends);
  expect(session.gamesIn(solo.exploration)).toEqual([{ place: solo }]);
  expect(session.runToken(solo)).toEqual(pair);
});

test('access codes are stored and removed together with the token', () => {
  const browser = storage();
  const session = createSession(tolerantStorage(() => browser));
  session.saveRunToken(team, pair, { exploration_code: 'EICHE', team_code: 'MÖWE' });
  expect(session.accessCodes(team)).toEqual({ exploration_code: 'EICHE', team_code: 'MÖWE' });
  expect(session.runToken(team)).toMatchObject(pair);
  session.forgetRunToken(team);
  expect(session.accessCodes(team)).toEqual({});
});

test('a trial of a run is separate from the game and stores no guest id', () => {
  const browser = storage();
  const session = createSession(tolerantStorage(() => browser));
  const own = runToken({ user_type: 'user', user_id: '4' });
  const trial = { ...solo, trial: true };
  session.saveRunToken(solo, own);
  session.saveRunToken(trial, pair);
  expect(session.runToken(solo)).toEqual(own);
  expect(session.runToken(trial)).toEqual(pair);
  expect(session.guestId()).toBeUndefined();
  session.forgetRunToken(trial);
  expect(session.runToken(solo)).toEqual(own);
});

test('the guest id is stored once, when it is first returned', () => {
  const browser = storage();
  const session = createSession(tolerantStorage(() => browser));
  session.saveRunToken(solo, pair);
  session.saveRunToken(team, runToken({ user_type: 'guest', user_id: 'another' }));
  expect(session.guestId()).toBe(GUEST);
});

test('a logged-in player stores no guest id', () => {
  const browser = storage();
  const session = createSession(tolerantStorage(() => browser));
  session.saveRunToken(solo, runToken({ user_type: 'user', user_id: '4' }));
  expect(session.guestId()).toBeUndefined();
});

test('values are kept in memory when the browser refuses storage', () => {
  const session = createSession(tolerantStorage(refuseAccess));
  session.saveLanguage('en');
  session.saveRunToken(solo, pair);
  expect(session.language()).toBe('en');
  expect(session.runToken(solo)).toEqual(pair);
  session.forgetRunToken(solo);
  expect(session.runToken(solo)).toBeUndefined();
});

test('a full storage is still read, and newer values win', () => {
  const browser = { ...storage(), setItem: refuseAccess };
  browser.values.set('selectedLanguage', 'de');
  const session = createSession(tolerantStorage(() => browser));
  expect(session.language()).toBe('de');
  session.saveLanguage('en');
  expect(session.language()).toBe('en');
});

test.each(['', '{', 'null', '[]', '7', '{"exploration/grüner-weg":{"tokenType":""}}'])(
  'invalid stored value %j counts as empty',
  (text) => {
    const browser = storage();
    browser.values.set('runTokens', text);
    browser.values.set('authToken', text);
    const session = createSession(tolerantStorage(() => browser));
    expect(session.runToken(solo)).toBeUndefined();
    expect(session.authToken()).toBeUndefined();
    expect(session.accountHeaders()).toEqual({});
  },
);

test('reads claims from a run token only', () => {
  expect(runTokenClaimsOf(pair)?.user.user_id).toBe(GUEST);
  expect(runTokenClaimsOf(pair)).toMatchObject({ team: 'Möwen' });
  expect(runTokenClaimsOf({ tokenType: 'Bearer', accessToken: 'no.token.here' })).toBeUndefined();
  expect(runTokenClaimsOf({ tokenType: 'Bearer', accessToken: '' })).toBeUndefined();
});

function sessionToken(name: string) {
  const payload = Buffer.from(JSON.stringify({ kind: 'session', name, group: 'user' })).toString('base64url');
  return { tokenType: 'Bearer', accessToken: `head.${payload}.sign` } as const;
}

const ada = sessionToken('Ada Öz');

test('reads the account from a session token, not from a run token', () => {
  expect(accountClaimsOf(ada)).toMatchObject({ name: 'Ada Öz', group: 'user' });
  expect(accountClaimsOf(pair)).toBeUndefined();
  expect(runTokenClaimsOf(ada)).toBeUndefined();
});

test('a stored token with an empty part counts as logged out', () => {
  const browser = storage();
  const session = createSession(tolerantStorage(() => browser));
  for (const part of ['tokenType', 'accessToken']) {
    browser.setItem('authToken', JSON.stringify({ ...ada, [part]: '' }));
    expect(session.authToken()).toBeUndefined();
    expect(session.accountHeaders()).toEqual({});
  }
});

test('notifies subscribers of login and logout until they unsubscribe', () => {
  const browser = storage();
  const session = createSession(tolerantStorage(() => browser));
  const events: string[] = [];
  const stop = session.subscribe((news) => events.push(news));
  session.saveAuthToken(ada);
  session.logOut();
  stop();
  session.saveAuthToken(ada);
  expect(events).toEqual(['changed', 'changed']);
});

test('notifies of a login change in another tab, and of no other key', () => {
  let notifySession = (_key: string | null): void => undefined;
  const session = createSession(
    tolerantStorage(() => storage()),
    (listener) => {
      notifySession = listener;
    },
  );
  const events: string[] = [];
  session.subscribe((news) => events.push(news));
  notifySession('authToken');
  notifySession('selectedLanguage');
  notifySession(null);
  expect(events).toEqual(['changed', 'changed']);
});

test('a refused login is dropped, but not the one that replaced it', () => {
  const browser = storage();
  const session = createSession(tolerantStorage(() => browser));
  const events: string[] = [];
  session.subscribe((news) => events.push(news));
  session.saveAuthToken(sessionToken('Eve'));
  session.dropRefusedLogin(bearerOf(ada));
  session.dropRefusedLogin(undefined);
  expect(session.authToken()).toEqual(sessionToken('Eve'));
  session.dropRefusedLogin(bearerOf(sessionToken('Eve')));
  expect(session.authToken()).toBeUndefined();
  expect(events).toEqual(['changed', 'refused']);
});

test('logging out removes the account’s own games and keeps those of guests and teams', () => {
  const browser = storage();
  const session = createSession(tolerantStorage(() => browser));
  const runTokenOf = (progressor_type: string) => {
    const payload = Buffer.from(JSON.stringify({ kind: 'run', progress: { progressor_type } })).toString('base64url');
    return { tokenType: 'Bearer', accessToken: `head.${payload}.sign` } as const;
  };
  session.saveRunToken(solo, runTokenOf('user'));
  session.saveRunToken(team, runTokenOf('team'));
  session.saveRunToken({ exploration: 'torhaus' }, pair);
  session.logOut();
  expect(session.runToken(solo)).toBeUndefined();
  expect(session.runToken(team)).toEqual(runTokenOf('team'));
  expect(session.runToken({ exploration: 'torhaus' })).toEqual(pair);
});

test('a guest id is unanswered until the player has decided, and a new guest id again', () => {
  const browser = storage();
  const session = createSession(tolerantStorage(() => browser));
  expect(session.unansweredGuestId()).toBeUndefined();
  session.saveRunToken(solo, pair);
  expect(session.unansweredGuestId()).toBe(GUEST);
  session.saveAnsweredGuest(GUEST);
  expect(session.unansweredGuestId()).toBeUndefined();
  browser.values.set('guestId', '7a0c6a2e-6a44-4b6f-9d37-2a1f0f2a9b11');
  expect(session.unansweredGuestId()).toBe('7a0c6a2e-6a44-4b6f-9d37-2a1f0f2a9b11');
});

test.each([
  { tokenType: 'Bearer' },
  { accessToken: ada.accessToken },
  { tokenType: '', accessToken: ada.accessToken },
  { tokenType: 'Bearer', accessToken: '' },
])('a token that is only %o counts as no login and no participation', (half) => {
  const browser = storage();
  browser.values.set('authToken', JSON.stringify(half));
  browser.values.set('runTokens', JSON.stringify({ 'exploration/grüner-weg': half }));
  const session = createSession(tolerantStorage(() => browser));
  expect(session.authToken()).toBeUndefined();
  expect(session.accountHeaders()).toEqual({});
  expect(session.runToken(solo)).toBeUndefined();
});

test('the overview is a list until the player chooses the map, also with an unknown stored value', () => {
  const browser = storage();
  const session = createSession(tolerantStorage(() => browser));
  expect(session.overviewView()).toBe('list');
  session.saveOverviewView('map');
  expect(createSession(tolerantStorage(() => browser)).overviewView()).toBe('map');
  browser.setItem('overview', 'globe');
  expect(session.overviewView()).toBe('list');
});

test('a device has played once it has a login or has joined a game, not when its visitor only chose a language', () => {
  const [player, creator] = [storage(), storage()].map((browser) => createSession(tolerantStorage(() => browser)));
  player?.saveLanguage('en');
  expect(player?.hasPlayed()).toBe(false);
  player?.saveRunToken(solo, pair);
  creator?.saveAuthToken(pair);
  expect([player?.hasPlayed(), creator?.hasPlayed()]).toEqual([true, true]);
});
