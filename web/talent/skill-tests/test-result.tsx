import type { SkillTestName } from '@talentplace/contract/talent/skill-tests/skill-tests'
import type { TestResult as Result } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './skill-tests.module.css'
import { lengthText, passText, scoreText, topicText, typingText } from './test-words.ts'

/** What an attempt came to, and why: by topic, without giving away what is right. */
export function TestResult({ test, result }: { test: SkillTestName; result: Result }) {
  const { passed, attempt, finished_date, seconds_used, ended_by, topics } = result
  return (
    <div className={styles.result}>
      <p className={styles.score}>
        <Tag tone={passed ? 'good' : 'notice'}>{passed ? 'Passed' : 'Not passed'}</Tag>
        <strong>{scoreText(test, result)}</strong>
      </p>
      <p className={styles.small}>
        {attempt === 1 ? 'First attempt' : `Attempt ${attempt}`}, <InstantTime instant={finished_date} />. You pass with{' '}
        {passText(test, result)}.{ended_by === 'time' ? ' The time ran out.' : ` You took ${lengthText(seconds_used)}.`}
      </p>
      {test === 'typing' ? (
        <p className={styles.small}>{typingText(result)}</p>
      ) : (
        <DescriptionList>
          {topics.map((topic) => (
            <Description key={topic.topic} label={topic.title}>
              {topicText(test, topic)}
            </Description>
          ))}
        </DescriptionList>
      )}
    </div>
  )
}
