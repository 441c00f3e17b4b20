import type { Subscription } from '@puzzle-runs/contract/license.ts';

/** What the list hands over to the pages of one licence, as navigation state (specification 2, part 2). */
export interface LicenseNavigationState {
  license: Subscription;
}

/** The licence that was handed over, if it is the one of the address; undefined for anything else. */
export function licenseInState(state: unknown, id: string | undefined): Subscription | undefined {
  const { license } = (state ?? {}) as Partial<LicenseNavigationState>;
  return license !== undefined && String(license.id) === id ? license : undefined;
}
