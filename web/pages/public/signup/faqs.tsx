import * as t from '@talentplace/contract/accounts/messages/sign-up'
import styles from './faqs.module.css'

/** S1 §1: the facts stated to visitors. */
const faqs = [
  {
    question: t.whenPay(),
    answer: t.whenPayText(),
  },
  {
    question: t.unusedHours(),
    answer: t.unusedHoursText(),
  },
  {
    question: t.howLong(),
    answer: t.howLongText(),
  },
  {
    question: t.secondPerson(),
    answer: t.secondPersonText(),
  },
]

/** B7.1: what people ask before they sign up. */
export function Faqs() {
  return (
    <section className={styles.faqs} aria-labelledby="faqs">
      <h2 id="faqs" className={styles.heading}>
        {t.questions()}
      </h2>
      <div className={styles.list}>
        {faqs.map(({ question, answer }) => (
          <details key={question} className={styles.faq}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
