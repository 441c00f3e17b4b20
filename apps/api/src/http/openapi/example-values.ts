import { type Components, refName, type Schema } from './named-schemas.ts';

const time = '2026-05-01T10:00:00.000Z';
const later = '2026-05-01T12:30:00.000Z';
const ada = 'Ada';
const team = 'Die Füchse';
const battle = 'Stadtduell';
const guest = '0b6f8a52-3f0e-4f57-9d0a-6c1f5f1c7e11';

/**
 * Typical values for the examples of the document, by the name of the field; `Team.name` is the name inside of a team.
 * A field that is missing here gets the first value that its schema allows.
 */
const EXAMPLE_VALUES: Readonly<Record<string, unknown>> = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJraW5kIjoicnVuIn0.c2lnbmF0dXJl',
  actor: ada,
  tolerance: 1,
  address: 'Am Markt 1, 02826 Görlitz',
  adjustedPoints: 0,
  amount: 10,
  answer: 'Turm',
  answers: 'Turm',
  arrival_code: 'K7M2QX',
  'ArrivalByCode.code': 'K7M2QX',
  arrival_radius: 30,
  arrival_wait_minutes: 10,
  arrived_at: time,
  at: time,
  attempts: 3,
  battle: 'stadtduell',
  day: '2026-05-01',
  from: '2026-05-01',
  to: '2026-05-31',
  'Battle.name': battle,
  'Battle.slug': 'stadtduell',
  battle_name: 'stadtduell',
  'Account.name': ada,
  'AccountChange.name': ada,
  'AccountName.name': ada,
  'ChangedAccount.name': ada,
  'ContactMessage.name': ada,
  'NewAccount.name': ada,
  'PasswordRecovery.name': ada,
  'User.name': ada,
  'ManagedTeam.name': team,
  'NewFriendsTeam.name': team,
  'NewTeam.name': team,
  'PlayedTeam.name': team,
  'PublicTeam.name': team,
  'TeamChange.name': team,
  'team.name': team,
  'BattleChange.name': battle,
  'ManagedBattle.name': battle,
  'NewBattle.name': battle,
  'PublicBattle.name': battle,
  'battle.name': battle,
  bytes: 48_210,
  captcha: 'eyJhbGdvcml0aG0iOiJQQktERjIifQ==',
  code: 'EICHE',
  confirmation: true,
  'LanguagesChange.add': 'en',
  'LanguagesChange.remove': 'fr',
  contacted_at: time,
  created_at: time,
  deletes_at: later,
  deletion: '123456',
  description: '<p>Am Fluss entlang</p>',
  earnedPoints: 50,
  email: 'ada@example.org',
  end_date: later,
  ends_at: later,
  exploration_code: 'EICHE',
  exploration_name: 'spuren-am-fluss',
  extra_minutes: 5,
  finished_at: later,
  first_solved_at: time,
  frozen_at: later,
  guest_id: guest,
  height: 900,
  hint_value: 'Über der Tür',
  hours: 24,
  image: '/media/8f2c1d.webp',
  joined_at: time,
  join_url: 'https://play.example.org/battle/stadtduell/exploration/spuren-am-fluss',
  lang: 'de',
  languages: 'en',
  last_solved_at: later,
  latitude: 51.1553,
  license: 'business_starter',
  longitude: 14.9874,
  map_style_url: 'https://tiles.example.org/style.json',
  message: 'Guten Tag, wie viele Teams passen in ein Versus?',
  name: 'Spuren am Fluss',
  netPoints: 40,
  old_password: 'Altes-Passwort-1',
  password: 'Neues!Passwort2',
  path: 'name',
  opened_at: time,
  opens_at: later,
  paused_at: later,
  place: 1,
  'TrailPoi.place': { latitude: 51.1553, longitude: 14.9874 },
  place_name: 'Görlitz',
  player_url: 'https://play.example.org',
  points: 10,
  pointsToEarn: 220,
  postal_code: '02826',
  progressed_at: time,
  progressor_id: guest,
  range_from: 0,
  range_to: 100,
  recovery: '123456',
  reply: 'Fast! Du hast den Nordturm gezählt.',
  remaining: 3,
  remaining_attempts: 2,
  search: 'fluss',
  self_report_from: later,
  since: time,
  wrong_tries: 2,
  short_url: 'https://play.example.org/b/1-k3m9xz',
  slug: 'spuren-am-fluss',
  registered_at: time,
  spentPoints: 10,
  start_date: time,
  starts_at: time,
  undone_at: time,
  street: 'Untermarkt 1',
  studio_url: 'https://studio.example.org',
  submission_id: '7d0f8d1e-51d5-4c44-8f1f-0f6f2c9a5b3d',
  target_name: 'spuren-am-fluss',
  'Team.name': team,
  'Team.slug': 'die-fuechse',
  team_code: 'FUCHS',
  text: 'Noch zehn Minuten!',
  tie_break_at: later,
  time_zone: 'Europe/Berlin',
  resolved_at: time,
  reported_at: time,
  reviewed_at: later,
  sent_at: time,
  signature: 'q3Zc0mY1oE0m6l1k3m9v7iSx0l2G1x9bW6Tn0a1dU4s',
  expires: 1_777_630_200,
  photo_days: 30,
  kept_days: 30,
  open_reviews: 2,
  'Review.reason': 'Die Statue ist nicht zu sehen',
  example_caption: 'So ähnlich soll es aussehen',
  updated_at: time,
  url: '/media/8f2c1d.webp',
  width: 1600,
  word: 'Turm',
};

const BY_TYPE: Record<string, unknown> = { integer: 1, number: 1, boolean: true, string: 'text' };

/**
 * An example of a schema: values of EXAMPLE_VALUES by the names
 * of fields, otherwise its own example, or the first value that it allows.
 * @param names what the value is called, innermost first: its field, then the records and fields that hold it
 */
export function exampleOf(schema: Schema, components: Components, names: readonly string[]): unknown {
  const name = refName(schema);
  if (name !== undefined) return exampleOf(components[name] ?? {}, components, [...names, name]);
  if (schema.examples?.length) return schema.examples[0];
  const [option] = (schema.oneOf ?? schema.anyOf ?? []) as Schema[];
  if (option) return exampleOf(option, components, names);
  const [type = 'string'] = [schema.type].flat();
  if (type === 'array') return [exampleOf(schema.items as Schema, components, names)];
  if (type === 'object') {
    const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
    return Object.fromEntries(fields.map(([field, of]) => [field, exampleOf(of, components, [field, ...names])]));
  }
  return schema.const ?? schema.enum?.[0] ?? knownValue(names, typeof BY_TYPE[type]) ?? BY_TYPE[type];
}

/**
 * `Team.name` for a name inside of a team, or `name` for any other; undefined if the table has no value of this type.
 */
function knownValue([field = '', ...owners]: readonly string[], type: string): unknown {
  const owner = owners.find((name) => `${name}.${field}` in EXAMPLE_VALUES);
  const value = EXAMPLE_VALUES[owner === undefined ? field : `${owner}.${field}`];
  return typeof value === type ? value : undefined;
}
