import * as t from '@talentplace/contract/core/messages/home'
import { Link } from 'react-router'
import { LanguageLink } from '../../../../platform/languages/language-link.tsx'
import { ClientVoices } from '../../../../subscriptions/feedback/client-voices.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { paths } from '../../../../platform/navigation/paths.ts'
import { TitledSection } from '../../../../ui/page/titled-section.tsx'
import { Faqs } from '../../signup/faqs.tsx'
import { HomePrices } from './home-prices.tsx'
import styles from './further-down.module.css'

const steps = [
  {
    title: t.stepNeed(),
    text: t.stepNeedText(),
  },
  {
    title: t.stepChoose(),
    text: t.stepChooseText(),
  },
  {
    title: t.stepStart(),
    text: t.stepStartText(),
  },
]

const promises = [
  {
    title: t.browsingFree(),
    text: t.browsingFreeText(),
  },
  {
    title: t.wholePrice(),
    text: t.wholePriceText(),
  },
  {
    title: t.moneyBack(),
    text: t.moneyBackText(),
  },
  {
    title: t.closeBy(),
    text: t.closeByText(),
  },
]

/** What makes a visitor who reads on sure: what clients say, how it works, what it costs, what is promised and asked, and where to go on. */
export default function FurtherDown() {
  return (
    <>
      <div className={styles.others}>
        <ClientVoices />
      </div>
      <TitledSection id="how-it-works" title={t.stepsHeading()}>
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </TitledSection>
      <HomePrices />
      <TitledSection id="promises" title={t.promisesHeading()}>
        <ul className={styles.promises}>
          {promises.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </TitledSection>
      <div className={styles.others}>
        <Faqs />
      </div>
      <section className={styles.closing} aria-labelledby="closing">
        <h2 id="closing">{t.closingHeading()}</h2>
        <div>
          <LinkButton to={paths.search('requirements')}>{t.findAssistant()}</LinkButton>
          <LinkButton variant="outline" to={paths.contact()}>
            {t.bookCall()}
          </LinkButton>
        </div>
      </section>
      <nav className={styles.more} aria-label={t.moreAboutUs()}>
        <Link to={paths.howItWorks()}>{t.howItWorks()}</Link>
        <Link to={paths.pricing()}>{t.pricing()}</Link>
        <Link to={paths.whyUs()}>{t.whyUs()}</Link>
        <Link to={paths.becomeAGuru()}>{t.workWithUs()}</Link>
        <Link to={paths.contactUs()}>{t.contact()}</Link>
        <Link to={paths.terms()}>{t.terms()}</Link>
        <Link to={paths.privacy()}>{t.privacy()}</Link>
        <LanguageLink />
      </nav>
    </>
  )
}
