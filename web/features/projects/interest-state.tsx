import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './interest-state.module.css'

interface InterestStateProps {
  readonly interest: 'asked' | 'accepted' | 'declined'
  /** Instants, ISO 8601. */
  readonly askedDate: string
  readonly answeredDate: string | null
}

const words = {
  asked: { label: 'Not answered yet', tone: 'notice', since: 'asked' },
  accepted: { label: 'Accepted', tone: 'good', since: 'answered' },
  declined: { label: 'Declined', tone: 'danger', since: 'answered' },
} as const

/** What an assistant said to the question whether they take the work, and how long ago that, or the question, is. */
export function InterestState({ interest, askedDate, answeredDate }: InterestStateProps) {
  const { label, tone, since } = words[interest]
  return (
    <span className={styles.state}>
      <Tag tone={tone}>{label}</Tag>
      <span className={styles.since}>
        {since} <TimeAgo instant={answeredDate ?? askedDate} />
      </span>
    </span>
  )
}
