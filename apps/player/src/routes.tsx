import { PAGES, type PageName } from '@puzzle-runs/site/pages.ts';
import { lazy, type ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { BrowseFrame } from '#shell/browse-frame.tsx';
import { Shell } from '#shell/shell.tsx';

const Landing = lazy(() => import('#pages/landing.page.tsx'));
const Explorations = lazy(() => import('#pages/explorations.page.tsx'));
const Battles = lazy(() => import('#pages/battles.page.tsx'));
const Exploration = lazy(() => import('#pages/exploration.page.tsx'));
const Teams = lazy(() => import('#pages/teams.page.tsx'));
const Join = lazy(() => import('#pages/join.page.tsx'));
const TeamCard = lazy(() => import('#pages/team-card.page.tsx'));
const Progress = lazy(() => import('#pages/progress.page.tsx'));
const Register = lazy(() => import('#pages/register.page.tsx'));
const RegisterSuccess = lazy(() => import('#pages/register-success.page.tsx'));
const Verify = lazy(() => import('#pages/verify.page.tsx'));
const VerifySuccess = lazy(() => import('#pages/verify-success.page.tsx'));
const PasswordForgotten = lazy(() => import('#pages/password-forgotten.page.tsx'));
const PasswordForgottenSuccess = lazy(() => import('#pages/password-forgotten-success.page.tsx'));
const PasswordReset = lazy(() => import('#pages/password-reset.page.tsx'));
const PasswordResetSuccess = lazy(() => import('#pages/password-reset-success.page.tsx'));
const Logout = lazy(() => import('#pages/logout.page.tsx'));
const Management = lazy(() => import('#pages/management.page.tsx'));
const Features = lazy(() => import('#pages/features.page.tsx'));
const FeatureProposal = lazy(() => import('#pages/feature-proposal.page.tsx'));
const Feature = lazy(() => import('#pages/feature.page.tsx'));
const LicenseBusiness = lazy(() => import('#pages/license-business.page.tsx'));
const LicenseEducation = lazy(() => import('#pages/license-education.page.tsx'));
const LicenseSchool = lazy(() => import('#pages/license-school.page.tsx'));
const LicenseUniversity = lazy(() => import('#pages/license-university.page.tsx'));
const LicenseExtracurricular = lazy(() => import('#pages/license-extracurricular.page.tsx'));
const Legal = lazy(() => import('#pages/legal.page.tsx'));
const Api = lazy(() => import('#pages/api.page.tsx'));
const Contact = lazy(() => import('#pages/contact.page.tsx'));
const ContactForm = lazy(() => import('#pages/contact-form.page.tsx'));
const Info = lazy(() => import('#pages/info.page.tsx'));
const Protection = lazy(() => import('#pages/protection.page.tsx'));
const Terms = lazy(() => import('#pages/terms.page.tsx'));
const NotFound = lazy(() => import('#pages/not-found.page.tsx'));
const Play = lazy(() => import('#pages/play.page.tsx'));
const Pois = lazy(() => import('#pages/pois.page.tsx'));
const Poi = lazy(() => import('#pages/poi.page.tsx'));
const Ranking = lazy(() => import('#pages/ranking.page.tsx'));
const Board = lazy(() => import('#pages/board.page.tsx'));
const Share = lazy(() => import('#pages/share.page.tsx'));

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
          page('spots', <Pois />),
          page('spot', <Poi />),
          page('ranking', <Ranking />),
          page('share', <Share />),
          page('teamSpots', <Pois />),
          page('teamSpot', <Poi />),
          page('teamRanking', <Ranking />),
          page('teamShare', <Share />),
          page('friendsSpots', <Pois />),
          page('friendsSpot', <Poi />),
          page('friendsShare', <Share />),
          page('trialSpots', <Pois />),
          page('trialSpot', <Poi />),
        ],
      },
      page('board', <Board />),
    ],
  },
];
