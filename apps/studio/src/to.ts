import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import type { AlertCode } from '#shell/alerts.ts';

const e = encodeURIComponent;

interface Login {
  /** Where somebody wanted to go, see `shell/wanted.ts`. */
  wanted?: string | undefined;
  alert?: AlertCode | undefined;
}

const USER = '/management/user';
const DELETION = `${USER}/account/delete`;

/** Every address of the studio; nobody else writes one. */
export const to = {
  /** Where the studio begins. */
  home: () => '/',
  /** Login and registration. */
  register({ wanted, alert }: Login = {}): string {
    const address = wanted === undefined ? '/register' : `/register?wanted=${e(wanted)}`;
    return alert === undefined ? address : withAlert(address, alert);
  },
  /** The management's own address; the areas stand below it. */
  management: () => '/management',
  logout: () => '/logout',
  /** What the account is. */
  user: () => USER,
  /** Its profile form. */
  account: () => `${USER}/account`,
  /** Asks for the mail with the code. */
  deletion: () => DELETION,
  /** Where that mail leads. */
  deleteAccount: ({ code }: { code: string }) => `${DELETION}/${e(code)}`,
  accountDeleted: () => `${DELETION}/success`,
};
