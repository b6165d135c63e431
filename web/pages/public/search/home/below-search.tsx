import * as t from '@talentplace/contract/core/messages/home'
import { Link } from 'react-router'
import { Introductions } from '../../../../matching/introductions/introductions.tsx'
import { LanguageLink } from '../../../../platform/languages/language-link.tsx'
import { paths } from '../../../../platform/navigation/paths.ts'
import { TitledSection } from '../../../../ui/page/titled-section.tsx'
import styles from './below-search.module.css'

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

/** What the home page says to those who read on: who there is, how it works, what is promised, and where to read more. */
export default function BelowSearch() {
  return (
    <>
      <Introductions />
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
