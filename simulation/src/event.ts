import type { Content } from './content/content-model.ts';
import type { Secrets } from './content/secrets.ts';
import type { StandingChecks } from './invariants/check-standings.ts';
import type { Watch } from './invariants/watch-answers.ts';
import type { Phone } from './phone/phone.ts';
import type { DatabaseReader } from './server/database-reader.ts';
import type { Machine } from './server/machine.ts';
import type { Busy } from './world/busy.ts';
import type { Clock } from './world/clock.ts';
import type { History } from './world/history.ts';
import type { Manager } from './world/manager.ts';
import type { Random } from './world/random.ts';

/** Everything of one event. */
export interface Event {
  random: Random;
  clock: Clock;
  busy: Busy;
  history: History;
  secrets: Secrets;
  machine: Machine;
  reader: DatabaseReader;
  watch: Watch;
  standings: StandingChecks;
  manager: Manager;
  exploration: { id: number; slug: string };
  /** Undefined where everyone plays alone. */
  battle: { id: number; slug: string } | undefined;
  phones: readonly Phone[];
  content: Content;
  /** Number of changes by the creator and of acts of the organiser that change what a package holds. */
  edits: number;
  /** Number of acts of others that may change a game: those of the creator, the organiser and the reviewer. */
  interference: number;
  /** Quests whose wrong answers were accepted: their attempts were recalculated. */
  accepted: Set<number>;
  /** Id of the last account that was created. */
  accounts: number;
  /** A session of a new account. */
  newSession(id: number): Promise<string>;
  /** Number of photos taken so far. */
  photos: number;
  /** Who acted last. */
  player: Phone | undefined;
  /** How often something was checked, by its name. */
  checked: Map<string, number>;
}
