import { skillTests } from '@talentplace/contract/talent/skill-tests/skill-tests'
import type { OwnTest } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './skill-tests.module.css'
import { TestResult } from './test-result.tsx'
import { itemsText, lengthText } from './test-words.ts'

function Status({ test: { standing, retry_date } }: { test: OwnTest }) {
  switch (standing) {
    case 'running':
      return <p className={styles.small}>This test has begun and its time is running.</p>
    case 'waiting':
      return (
        <p className={styles.small}>
          You can take it once more from {retry_date && <InstantTime instant={retry_date} />}, with other questions.
          We’ll send you an email then.
        </p>
      )
    case 'ended':
      return (
        <p className={styles.small}>
          Our team will look at your results and write to you. You don’t need to do anything.
        </p>
      )
    case 'ready':
    case 'passed':
    case 'closed':
      return null
  }
}

interface TestPanelProps {
  readonly test: OwnTest
  /** Another test runs: this one can’t begin meanwhile. */
  readonly waits: boolean
  readonly busy: boolean
  readonly onStart: () => void
  readonly onContinue: (uuid: string) => void
}

/** One of the four tests: how long it is, where it stands, and what it came to. */
export function TestPanel({ test, waits, busy, onStart, onContinue }: TestPanelProps) {
  const { title, measures } = skillTests[test.test]
  const { standing, attempt_uuid, results, seconds } = test
  return (
    <Panel title={title} lead={measures}>
      <div className={styles.parts}>
        <p className={styles.small}>
          {itemsText(test.test)}, {lengthText(seconds)}
        </p>
        <Status test={test} />
        {results.map((result) => (
          <TestResult key={result.uuid} test={test.test} result={result} />
        ))}
        {standing === 'ready' && !waits && (
          <Button variant={results.length === 0 ? 'filled' : 'outline'} onClick={onStart}>
            {results.length === 0 ? `Go to ${title}` : `Take ${title} again`}
          </Button>
        )}
        {standing === 'ready' && waits && (
          <p className={styles.small}>You can take it once the other test is finished.</p>
        )}
        {attempt_uuid !== null && (
          <Button busy={busy} onClick={() => onContinue(attempt_uuid)}>
            Continue {title} here
          </Button>
        )}
      </div>
    </Panel>
  )
}
