import { expect, test } from 'vitest';
import { accountIn, bearerOf, claimsOf, createSession, placeKeyOf } from './session.ts';
import { forgivingStore } from './tolerant-storage.ts';

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

function refusing(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

function runToken(user: { user_type: string; user_id: string }) {
  const payload = Buffer.from(JSON.stringify({ kind: 'run', user, team: 'Möwen' })).toString('base64url');
  return { tokenType: 'Bearer', accessToken: `head.${payload}.sign` } as const;
}

const pair = runToken({ user_type: 'guest', user_id: GUEST });
const solo = { exploration: 'grüner-weg' };
const team = { battle: 'elbe-cup', exploration: 'grüner-weg', team: 'möwen' };

test('every place keeps its own token', () => {
  const browser = storage();
  const session = createSession(forgivingStore(() => browser));
  const other = runToken({ user_type: 'user', user_id: '4' });
  session.keepRunToken(solo, pair);
  session.keepRunToken(team, other);
  session.forgetRunToken(solo);

  expect(session.runToken(solo)).toBeUndefined();
  expect(session.runToken(team)).toEqual(other);
  expect(placeKeyOf(team)).toBe('battle/elbe-cup/exploration/grüner-weg/team/möwen');
});

test('what friends play together is beside what is played alone', () => {
  const browser = storage();
  const session = createSession(forgivingStore(() => browser));
  const playing = (name: string) => {
    const claims = { kind: 'run', exploration: { Teams: [{ id: 7, name }] } };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return { tokenType: 'Bearer', accessToken: `head.${payload}.sign` } as const;
  };
  const friends = { ...solo, team: 'nachtfalter-7' };
  session.keepRunToken(solo, pair);
  session.keepRunToken(friends, playing('Nachtfalter'));
  session.keepRunToken(team, playing('Möwen'));
  expect(session.runToken(solo)).toEqual(pair);
  const withFriends = { place: friends, friends: 'Nachtfalter' };
  expect(session.gamesIn(solo.exploration)).toEqual([withFriends, { place: solo }]);
  session.keepRunToken(solo, pair); // joined once more: the last game comes first
  expect(session.gamesIn(solo.exploration)).toEqual([{ place: solo }, withFriends]);
  session.forgetRunToken(friends);
  expect(session.gamesIn(solo.exploration)).toEqual([{ place: solo }]);
  expect(session.runToken(solo)).toEqual(pair);
});

test('the codes given when joining are kept with the token, and go with it', () => {
  const browser = storage();
  const session = createSession(forgivingStore(() => browser));
  session.keepRunToken(team, pair, { exploration_code: 'EICHE', team_code: 'MÖWE' });
  expect(session.accessCodes(team)).toEqual({ exploration_code: 'EICHE', team_code: 'MÖWE' });
  expect(session.runToken(team)).toMatchObject(pair);
  session.forgetRunToken(team);
  expect(session.accessCodes(team)).toEqual({});
});

test('a test of a run is beside the game that is played there, and makes nobody a guest', () => {
  const browser = storage();
  const session = createSession(forgivingStore(() => browser));
  const own = runToken({ user_type: 'user', user_id: '4' });
  const trial = { ...solo, trial: true };
  session.keepRunToken(solo, own);
  session.keepRunToken(trial, pair);
  expect(session.runToken(solo)).toEqual(own);
  expect(session.runToken(trial)).toEqual(pair);
  expect(session.guestId()).toBeUndefined();
  session.forgetRunToken(trial);
  expect(session.runToken(solo)).toEqual(own);
});

test('the guest id is stored once, when it is first returned', () => {
  const browser = storage();
  const session = createSession(forgivingStore(() => browser));
  session.keepRunToken(solo, pair);
  session.keepRunToken(team, runToken({ user_type: 'guest', user_id: 'another' }));
  expect(session.guestId()).toBe(GUEST);
});

test('a signed-in player leaves no guest id', () => {
  const browser = storage();
  const session = createSession(forgivingStore(() => browser));
  session.keepRunToken(solo, runToken({ user_type: 'user', user_id: '4' }));
  expect(session.guestId()).toBeUndefined();
});

test('where the browser refuses storage, this visit remembers all the same', () => {
  const session = createSession(forgivingStore(refusing));
  session.keepLanguage('en');
  session.keepRunToken(solo, pair);
  expect(session.language()).toBe('en');
  expect(session.runToken(solo)).toEqual(pair);
  session.forgetRunToken(solo);
  expect(session.runToken(solo)).toBeUndefined();
});

test('a full storage still reads what it has, and newer values win', () => {
  const browser = { ...storage(), setItem: refusing };
  browser.values.set('selectedLanguage', 'de');
  const session = createSession(forgivingStore(() => browser));
  expect(session.language()).toBe('de');
  session.keepLanguage('en');
  expect(session.language()).toBe('en');
});

test.each(['', '{', 'null', '[]', '7', '{"exploration/grüner-weg":{"tokenType":""}}'])(
  'spoilt storage %j counts as empty',
  (text) => {
    const browser = storage();
    browser.values.set('runTokens', text);
    browser.values.set('authToken', text);
    const session = createSession(forgivingStore(() => browser));
    expect(session.runToken(solo)).toBeUndefined();
    expect(session.authToken()).toBeUndefined();
    expect(session.accountHeaders()).toEqual({});
  },
);

test('claims are read from a run token and from nothing else', () => {
  expect(claimsOf(pair)?.user.user_id).toBe(GUEST);
  expect(claimsOf(pair)).toMatchObject({ team: 'Möwen' });
  expect(claimsOf({ tokenType: 'Bearer', accessToken: 'no.token.here' })).toBeUndefined();
  expect(claimsOf({ tokenType: 'Bearer', accessToken: '' })).toBeUndefined();
});

function sessionToken(name: string) {
  const payload = Buffer.from(JSON.stringify({ kind: 'session', name, group: 'user' })).toString('base64url');
  return { tokenType: 'Bearer', accessToken: `head.${payload}.sign` } as const;
}

const ada = sessionToken('Ada Öz');

test('a session token tells who is logged in, a run token does not', () => {
  expect(accountIn(ada)).toMatchObject({ name: 'Ada Öz', group: 'user' });
  expect(accountIn(pair)).toBeUndefined();
  expect(claimsOf(ada)).toBeUndefined();
});

test('whoever listens hears of every login and its end, until he stops', () => {
  const browser = storage();
  const session = createSession(forgivingStore(() => browser));
  const heard: string[] = [];
  const stop = session.subscribe((news) => heard.push(news));
  session.keepAuthToken(ada);
  session.logOut();
  stop();
  session.keepAuthToken(ada);
  expect(heard).toEqual(['changed', 'changed']);
});

test('what another tab does to the login is heard, and nothing else of it', () => {
  let told = (_key: string | null): void => undefined;
  const session = createSession(
    forgivingStore(() => storage()),
    (listener) => {
      told = listener;
    },
  );
  const heard: string[] = [];
  session.subscribe((news) => heard.push(news));
  told('authToken');
  told('selectedLanguage');
  told(null);
  expect(heard).toEqual(['changed', 'changed']);
});

test('a refused login is forgotten, but not the one that took its place', () => {
  const browser = storage();
  const session = createSession(forgivingStore(() => browser));
  const heard: string[] = [];
  session.subscribe((news) => heard.push(news));
  session.keepAuthToken(sessionToken('Eve'));
  session.refuse(bearerOf(ada));
  session.refuse(undefined);
  expect(session.authToken()).toEqual(sessionToken('Eve'));
  session.refuse(bearerOf(sessionToken('Eve')));
  expect(session.authToken()).toBeUndefined();
  expect(heard).toEqual(['changed', 'refused']);
});

test('a logout takes the account’s own runs along and leaves those of guests and teams', () => {
  const browser = storage();
  const session = createSession(forgivingStore(() => browser));
  const played = (progressor_type: string) => {
    const payload = Buffer.from(JSON.stringify({ kind: 'run', progress: { progressor_type } })).toString('base64url');
    return { tokenType: 'Bearer', accessToken: `head.${payload}.sign` } as const;
  };
  session.keepRunToken(solo, played('user'));
  session.keepRunToken(team, played('team'));
  session.keepRunToken({ exploration: 'torhaus' }, pair);
  session.logOut();
  expect(session.runToken(solo)).toBeUndefined();
  expect(session.runToken(team)).toEqual(played('team'));
  expect(session.runToken({ exploration: 'torhaus' })).toEqual(pair);
});

test('the guest of a device is asked about until there is an answer, and a new guest again', () => {
  const browser = storage();
  const session = createSession(forgivingStore(() => browser));
  expect(session.unansweredGuestId()).toBeUndefined();
  session.keepRunToken(solo, pair);
  expect(session.unansweredGuestId()).toBe(GUEST);
  session.keepAnswerAbout(GUEST);
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
  const session = createSession(forgivingStore(() => browser));
  expect(session.authToken()).toBeUndefined();
  expect(session.accountHeaders()).toEqual({});
  expect(session.runToken(solo)).toBeUndefined();
});
