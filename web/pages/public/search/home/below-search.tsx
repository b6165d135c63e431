import { Link } from 'react-router'
import { Introductions } from '../../../../matching/introductions/introductions.tsx'
import { paths } from '../../../../platform/navigation/paths.ts'
import { TitledSection } from '../../../../ui/page/titled-section.tsx'
import styles from './below-search.module.css'

const steps = [
  {
    title: 'Say what you need',
    text: 'In your own words. We find the roles, skills and tools in them.',
  },
  {
    title: 'Choose the person',
    text: 'Best match first, with the reasons, their free hours and the part of your day you share.',
  },
  {
    title: 'Start your month',
    text: 'Pay for the hours you chose. Our team introduces everyone and helps with the start.',
  },
]

const promises = [
  {
    title: 'Browsing is free',
    text: 'See your best matches and their price before you create an account.',
  },
  {
    title: 'The whole price first',
    text: 'One hourly rate for all your hours, with tax on its own line before you pay.',
  },
  {
    title: 'If they can’t start, your money back',
    text: 'When someone you chose declines, choose someone else or cancel with a full refund.',
  },
  {
    title: 'In Canada and the United States',
    text: 'People near your clock who know how your customers talk.',
  },
]

/** What the home page says to those who read on: who there is, how it works, what is promised, and where to read more. */
export default function BelowSearch() {
  return (
    <>
      <Introductions />
      <TitledSection id="how-it-works" title="Three steps to your assistant">
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </TitledSection>
      <TitledSection id="promises" title="What you can count on">
        <ul className={styles.promises}>
          {promises.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </TitledSection>
      <nav className={styles.more} aria-label="More about us">
        <Link to={paths.howItWorks()}>How it works</Link>
        <Link to={paths.pricing()}>Pricing</Link>
        <Link to={paths.whyUs()}>Why us</Link>
        <Link to={paths.becomeAGuru()}>Work with us</Link>
        <Link to={paths.contactUs()}>Contact</Link>
        <Link to={paths.terms()}>Terms</Link>
        <Link to={paths.privacy()}>Privacy</Link>
      </nav>
    </>
  )
}
