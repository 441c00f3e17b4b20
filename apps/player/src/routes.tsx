import { PAGES, type PageName } from '@puzzle-runs/site/pages.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, isValidElement, lazy, type ReactElement, type ReactNode, useState } from 'react';
import { matchRoutes, type Params, type RouteObject } from 'react-router';
import { BrowseFrame } from '#shell/browse-frame.tsx';
import { Shell } from '#shell/shell.tsx';

interface PageModule {
  default: ComponentType;
  /** Loads the first data of the page at a path. */
  prepare?: Prepare;
}

type Prepare = (client: QueryClient, path: string, params: Params) => Promise<void>;

/** A page whose code is loaded on demand. Without a network it shows the same failure as missing data. */
function lazyPage(load: () => Promise<PageModule>) {
  let preloaded: PageModule | undefined;
  const Lazy = lazy(() => load().catch(failAsNetwork));
  /** A preloaded page renders at once, without a loading state. */
  function Page() {
    const [known] = useState(preloaded);
    return known ? <known.default /> : <Lazy />;
  }
  return Object.assign(Page, {
    async preload(...address: Parameters<Prepare>) {
      preloaded = await load();
      await preloaded.prepare?.(...address);
    },
  });
}

function failAsNetwork(): never {
  throw new ApiProblem(0, 'network');
}

const Landing = lazyPage(() => import('#pages/landing.page.tsx'));
const Explorations = lazyPage(() => import('#pages/explorations.page.tsx'));
const Battles = lazyPage(() => import('#pages/battles.page.tsx'));
const Exploration = lazyPage(() => import('#pages/exploration.page.tsx'));
const Teams = lazyPage(() => import('#pages/teams.page.tsx'));
const Join = lazyPage(() => import('#pages/join.page.tsx'));
const TeamCard = lazyPage(() => import('#pages/team-card.page.tsx'));
const Registration = lazyPage(() => import('#pages/registration.page.tsx'));
const Progress = lazyPage(() => import('#pages/progress.page.tsx'));
const Register = lazyPage(() => import('#pages/register.page.tsx'));
const RegisterSuccess = lazyPage(() => import('#pages/register-success.page.tsx'));
const Verify = lazyPage(() => import('#pages/verify.page.tsx'));
const VerifySuccess = lazyPage(() => import('#pages/verify-success.page.tsx'));
const PasswordForgotten = lazyPage(() => import('#pages/password-forgotten.page.tsx'));
const PasswordForgottenSuccess = lazyPage(() => import('#pages/password-forgotten-success.page.tsx'));
const PasswordReset = lazyPage(() => import('#pages/password-reset.page.tsx'));
const PasswordResetSuccess = lazyPage(() => import('#pages/password-reset-success.page.tsx'));
const Logout = lazyPage(() => import('#pages/logout.page.tsx'));
const Management = lazyPage(() => import('#pages/management.page.tsx'));
const Features = lazyPage(() => import('#pages/features.page.tsx'));
const FeatureProposal = lazyPage(() => import('#pages/feature-proposal.page.tsx'));
const Feature = lazyPage(() => import('#pages/feature.page.tsx'));
const LicenseBusiness = lazyPage(() => import('#pages/license-business.page.tsx'));
const LicenseEducation = lazyPage(() => import('#pages/license-education.page.tsx'));
const LicenseSchool = lazyPage(() => import('#pages/license-school.page.tsx'));
const LicenseUniversity = lazyPage(() => import('#pages/license-university.page.tsx'));
const LicenseExtracurricular = lazyPage(() => import('#pages/license-extracurricular.page.tsx'));
const Legal = lazyPage(() => import('#pages/legal.page.tsx'));
const Api = lazyPage(() => import('#pages/api.page.tsx'));
const Contact = lazyPage(() => import('#pages/contact.page.tsx'));
const ContactForm = lazyPage(() => import('#pages/contact-form.page.tsx'));
const Info = lazyPage(() => import('#pages/info.page.tsx'));
const Protection = lazyPage(() => import('#pages/protection.page.tsx'));
const Terms = lazyPage(() => import('#pages/terms.page.tsx'));
const NotFound = lazyPage(() => import('#pages/not-found.page.tsx'));
const Play = lazyPage(() => import('#pages/play.page.tsx'));
const Pois = lazyPage(() => import('#pages/pois.page.tsx'));
const Poi = lazyPage(() => import('#pages/poi.page.tsx'));
const Ranking = lazyPage(() => import('#pages/ranking.page.tsx'));
const Board = lazyPage(() => import('#pages/board.page.tsx'));
const Share = lazyPage(() => import('#pages/share.page.tsx'));

function page(name: PageName, element: ReactNode): RouteObject {
  return { path: PAGES[name].path, caseSensitive: true, element };
}

/** Maps each page to its component. The server uses the same table of pages and is case-sensitive, too. */
export const siteMap: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      {
        element: <BrowseFrame />,
        children: [
          page('home', <Landing />),
          page('explorations', <Explorations />),
          page('battles', <Battles />),
          page('exploration', <Exploration />),
          page('battleExploration', <Exploration />),
          page('teams', <Teams />),
          page('battleTeams', <Teams />),
          page('join', <Join />),
          page('teamCard', <TeamCard />),
          page('registration', <Registration />),
          page('progress', <Progress />),
          page('register', <Register />),
          page('registerSuccess', <RegisterSuccess />),
          page('verify', <Verify />),
          page('verifySuccess', <VerifySuccess />),
          page('passwordForgotten', <PasswordForgotten />),
          page('passwordForgottenSuccess', <PasswordForgottenSuccess />),
          page('passwordReset', <PasswordReset />),
          page('passwordResetSuccess', <PasswordResetSuccess />),
          page('logout', <Logout />),
          page('management', <Management />),
          page('features', <Features />),
          page('featureProposal', <FeatureProposal />),
          page('feature', <Feature />),
          page('licenseBusiness', <LicenseBusiness />),
          page('licenseEducation', <LicenseEducation />),
          page('licenseSchool', <LicenseSchool />),
          page('licenseUniversity', <LicenseUniversity />),
          page('licenseExtracurricular', <LicenseExtracurricular />),
          page('legal', <Legal />),
          page('api', <Api />),
          page('contact', <Contact />),
          page('contactForm', <ContactForm />),
          page('info', <Info />),
          page('protection', <Protection />),
          page('terms', <Terms />),
          { path: '*', element: <NotFound /> },
        ],
      },
      {
        element: <Play />,
        children: [
          page('pois', <Pois />),
          page('poi', <Poi />),
          page('ranking', <Ranking />),
          page('share', <Share />),
          page('teamPois', <Pois />),
          page('teamPoi', <Poi />),
          page('teamRanking', <Ranking />),
          page('teamShare', <Share />),
          page('friendsPois', <Pois />),
          page('friendsPoi', <Poi />),
          page('friendsShare', <Share />),
          page('trialPois', <Pois />),
          page('trialPoi', <Poi />),
        ],
      },
      page('board', <Board />),
    ],
  },
];

/** Loads the code and first data of the page at a path, so that it renders at once. */
export async function preloadPage(path: string, client: QueryClient): Promise<void> {
  const pages = matchRoutes(siteMap, path) ?? [];
  await Promise.all(
    pages.map(async ({ route, params }) => {
      if (isPreloadable(route.element)) await route.element.type.preload(client, path, params);
    }),
  );
}

function isPreloadable(element: ReactNode): element is ReactElement<unknown, ReturnType<typeof lazyPage>> {
  return isValidElement(element) && typeof element.type !== 'string' && 'preload' in element.type;
}
