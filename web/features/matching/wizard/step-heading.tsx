import { type ReactNode, useEffect, useRef } from 'react'
import styles from './step-heading.module.css'

/** The heading of a step and what to do in it. */
export function StepHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A step whose code was still on its way: the arrival found no heading and left the focus at the page.
    if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.top}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
