import type { Subscription } from '@puzzle-runs/contract/license.ts';

/** Navigation state that the list passes to the pages of one licence. */
export interface LicenseNavigationState {
  license: Subscription;
}

/** The licence in the navigation state if its id is the one in the address, otherwise undefined. */
export function licenseInState(state: unknown, id: string | undefined): Subscription | undefined {
  const { license } = (state ?? {}) as Partial<LicenseNavigationState>;
  return license !== undefined && String(license.id) === id ? license : undefined;
}
