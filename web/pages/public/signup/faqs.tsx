import styles from './faqs.module.css'

/** S1 §1: the facts stated to visitors. */
const faqs = [
  {
    question: 'When do I pay?',
    answer:
      'The first month is paid on sign-up, when you subscribe at the checkout. Creating an account and searching cost nothing.',
  },
  {
    question: 'What happens to hours I don’t use?',
    answer:
      'Hours do not roll over from month to month. If you need more or fewer, tell us and we’ll plan the change with you.',
  },
  {
    question: 'How long until my assistant knows the work?',
    answer: 'Training time is about 4-6 weeks, depending on how much there is to learn about your business.',
  },
  {
    question: 'Does a second assistant cost more?',
    answer: 'No. Additional VAs cost no extra: you pay for the hours, however many people share them.',
  },
]

/** B7.1: what people ask before they sign up. */
export function Faqs() {
  return (
    <section className={styles.faqs} aria-labelledby="faqs">
      <h2 id="faqs" className={styles.heading}>
        Questions people ask first
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
