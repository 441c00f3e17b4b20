import { INFO_PAGES } from '@puzzle-runs/site/info-pages.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { currentLanguage } from '@puzzle-runs/web/i18n/current-language.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { IconMail } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import featureProposalStyles from '#features/tour/feature-proposal.module.css';
import { PageIntro } from '#features/tour/page-intro.tsx';
import { featureTexts } from '#i18n/feature.ts';
import { InfoPageMeta } from '#shell/info-page-meta.tsx';
import { to } from '#to.ts';
import { Link } from '#ui/link.tsx';
import { Trail, TrailStop } from '#ui/trail.tsx';
import styles from './tour.page.module.css';

/** Tips for a useful suggestion. */
const TIPS = ['what', 'who', 'now', 'example'] as const;

/** /feature/proposal: invites to suggest a feature. */
export default function FeatureProposalPage() {
  const { t, i18n } = useTranslation(featureTexts);
  return (
    <div className={styles.page}>
      <InfoPageMeta page="featureProposal" />
      <PageIntro title={INFO_PAGES.featureProposal[currentLanguage(i18n)].title}>{t('proposal.intro')}</PageIntro>
      <FeatureProposal />
    </div>
  );
}

/** Invites to suggest a feature: tips, the contact form, and the provider's mail address if configured. */
function FeatureProposal() {
  const { t } = useTranslation(featureTexts);
  const { data: site } = useSuspenseQuery({ ...query(routes.site.settings), staleTime: Number.POSITIVE_INFINITY });
  const { email } = site.provider;
  const subject = encodeURIComponent(t('proposal.subject'));
  return (
    <div className={featureProposalStyles.proposal}>
      <section className={featureProposalStyles.helps} aria-labelledby="helps">
        <h2 id="helps">{t('proposal.helps')}</h2>
        <Trail>
          {TIPS.map((help) => (
            <TrailStop key={help} state="done">
              <Card>
                <h3>{t(`proposal.${help}`)}</h3>
                <p className={featureProposalStyles.text}>{t(`proposal.${help}.text`)}</p>
              </Card>
            </TrailStop>
          ))}
        </Trail>
      </section>
      <Card as="section" tone="current" className={featureProposalStyles.ways}>
        <p>{t('proposal.note')}</p>
        <Link to={to.page('contactForm')} className={buttonClass()}>
          {t('proposal.form')}
        </Link>
        {email !== null && (
          <a href={`mailto:${email}?subject=${subject}`} className={buttonClass('quiet')}>
            <IconMail aria-hidden size={20} />
            {t('proposal.mail')}
          </a>
        )}
      </Card>
    </div>
  );
}
