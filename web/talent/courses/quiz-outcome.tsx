import { useEffect, useRef } from 'react'
import type { QuizResult } from './quiz-form.tsx'
import styles from './courses.module.css'

/** How a try went; focus comes here, since what was pressed is gone. */
export function QuizOutcome({ result: { passed, right, asked, wrong } }: { result: QuizResult }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.outcome} data-passed={passed || undefined}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {passed ? 'Passed' : 'Not yet'}
      </h2>
      <p>
        {right} of {asked} were right.{' '}
        {passed
          ? 'The course is a certification on your profile now.'
          : 'Have another look at the lessons, then try again below.'}
      </p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ question, lesson }) => (
            <li key={question}>
              {question} <span className={styles.quiet}>See “{lesson}”.</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
