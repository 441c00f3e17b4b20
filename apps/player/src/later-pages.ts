import type { PAGES, PageName } from '@puzzle-runs/site/pages.ts';
import type { ComponentType } from 'react';

/** Outside the game, the pages that many visits begin with. */
export type FirstPage =
  | 'home'
  | 'explorations'
  | 'battles'
  | 'exploration'
  | 'battleExploration'
  | 'teams'
  | 'battleTeams'
  | 'join';

type PlayPage = { [Name in PageName]: (typeof PAGES)[Name] extends { audience: 'play' } ? Name : never }[PageName];

/** All others. */
export type LaterPage = Exclude<PageName, FirstPage | PlayPage>;

/** Pages that few visits begin with, loaded in two steps (docs/decisions/0101). */
export const laterPages = {
  teamCard: () => import('#pages/team-card.page.tsx'),
  registration: () => import('#pages/registration.page.tsx'),
  progress: () => import('#pages/progress.page.tsx'),
  register: () => import('#pages/register.page.tsx'),
  registerSuccess: () => import('#pages/register-success.page.tsx'),
  verify: () => import('#pages/verify.page.tsx'),
  verifySuccess: () => import('#pages/verify-success.page.tsx'),
  passwordForgotten: () => import('#pages/password-forgotten.page.tsx'),
  passwordForgottenSuccess: () => import('#pages/password-forgotten-success.page.tsx'),
  passwordReset: () => import('#pages/password-reset.page.tsx'),
  passwordResetSuccess: () => import('#pages/password-reset-success.page.tsx'),
  logout: () => import('#pages/logout.page.tsx'),
  management: () => import('#pages/management.page.tsx'),
  features: () => import('#pages/features.page.tsx'),
  featureProposal: () => import('#pages/feature-proposal.page.tsx'),
  feature: () => import('#pages/feature.page.tsx'),
  licenseBusiness: () => import('#pages/license-business.page.tsx'),
  licenseEducation: () => import('#pages/license-education.page.tsx'),
  licenseSchool: () => import('#pages/license-school.page.tsx'),
  licenseUniversity: () => import('#pages/license-university.page.tsx'),
  licenseExtracurricular: () => import('#pages/license-extracurricular.page.tsx'),
  legal: () => import('#pages/legal.page.tsx'),
  api: () => import('#pages/api.page.tsx'),
  contact: () => import('#pages/contact.page.tsx'),
  contactForm: () => import('#pages/contact-form.page.tsx'),
  info: () => import('#pages/info.page.tsx'),
  protection: () => import('#pages/protection.page.tsx'),
  terms: () => import('#pages/terms.page.tsx'),
  board: () => import('#pages/board.page.tsx'),
} satisfies Record<LaterPage, () => Promise<{ default: ComponentType }>>;
