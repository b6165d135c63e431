import { Fragment } from 'react'
import { Link } from 'react-router'
import { readMarkedText, readIntervals, type Interval } from './read-marked-text.ts'
import styles from './marked-text.module.css'

function Intervals({ intervals }: { intervals: readonly Interval[] }) {
  return intervals.map(({ text, to }, at) => {
    if (to === undefined) return <Fragment key={at}>{text}</Fragment>
    if (to.startsWith('/')) {
      return (
        <Link key={at} to={to}>
          {text}
        </Link>
      )
    }
    return (
      <a key={at} href={to} rel="noopener">
        {text}
      </a>
    )
  })
}

/** One line of marked text, inside a paragraph or heading of the caller's. */
export function MarkedLine({ text }: { text: string }) {
  return <Intervals intervals={readIntervals(text)} />
}

/** Marked text as paragraphs and lists. */
export function MarkedText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {readMarkedText(text).map((block, at) =>
        block.kind === 'paragraph' ? (
          <p key={at}>
            <Intervals intervals={block.intervals} />
          </p>
        ) : (
          <ul key={at}>
            {block.points.map((point, nth) => (
              <li key={nth}>
                <Intervals intervals={point} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
