import type { StaffAttempt as Attempt } from '@talentplace/contract/talent/skill-tests/staff-skill-test.routes'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './skill-tests.module.css'
import { lengthText, passText, scoreText, topicText, typingText } from './test-words.ts'

type Answer = Attempt['answers'][number]

/** As it was answered, in words. */
function givenText({ asked, answer }: Answer): string {
  if (answer === null) return 'No answer'
  if ('text' in answer) return answer.text.trim() === '' ? 'No answer' : answer.text
  const option = (at: number | null) => (at !== null && 'options' in asked ? (asked.options[at] ?? '') : 'not chosen')
  if ('choice' in answer) return option(answer.choice)
  return `Best: ${option(answer.best)} Worst: ${option(answer.worst)}`
}

function AnswerLine({ answer }: { answer: Answer }) {
  const { asked, points, right_answer, item_id } = answer
  if (asked.kind === 'typing') {
    return (
      <li>
        <p className={styles.small}>{item_id}</p>
        <p className={styles.typed}>{givenText(answer)}</p>
      </li>
    )
  }
  return (
    <li>
      <p>{asked.prompt}</p>
      <p className={styles.small}>Given: {givenText(answer)}</p>
      {points !== 100 && <p className={styles.small}>Right: {right_answer}</p>}
      {points !== null && (
        <Tag tone={points === 100 ? 'good' : points === 0 ? 'danger' : 'notice'}>
          {points === 100 ? 'Right' : points === 0 ? 'Wrong' : `${points}% of the points`}
        </Tag>
      )}
    </li>
  )
}

const countOf = ({ notes }: Attempt, kind: Attempt['notes'][number]['kind']) =>
  notes.filter((each) => each.kind === kind)

/** What was noted, for people to weigh. */
function Noted({ attempt }: { attempt: Attempt }) {
  const { extra_time, extra_reason, pause_date, pause_seconds } = attempt
  const lines = (
    [
      ['paste', 'Pasted text'],
      ['tab_left', 'Left the tab'],
    ] as const
  ).flatMap(([kind, label]) => {
    const found = countOf(attempt, kind)
    if (found.length === 0) return []
    return (
      <Description key={kind} label={label}>
        {found.length === 1 ? 'once' : `${found.length} times`}, first{' '}
        <InstantTime instant={found[0]?.date ?? attempt.started_date} />
      </Description>
    )
  })
  return (
    <DescriptionList>
      {[
        ...lines,
        ...(pause_date === null
          ? []
          : [
              <Description key="pause" label="Interrupted">
                for {lengthText(pause_seconds)}, which cost no time
              </Description>,
            ]),
        ...(extra_time === 0
          ? []
          : [
              <Description key="extra" label="Extra time">
                {extra_time}%{extra_reason === '' ? '' : `: ${extra_reason}`}
              </Description>,
            ]),
      ]}
    </DescriptionList>
  )
}

/** An attempt as staff see it: the score, by topic, what was noted, and the answers beside the right ones. */
export function StaffAttempt({ attempt }: { attempt: Attempt }) {
  const { test, passed, finished_date, started_date, ended_by, topics, answers } = attempt
  return (
    <div className={styles.parts}>
      <p className={styles.score}>
        {passed !== null && <Tag tone={passed ? 'good' : 'notice'}>{passed ? 'Passed' : 'Not passed'}</Tag>}
        {finished_date === null && <Tag tone="info">Running</Tag>}
        <strong>{scoreText(test, attempt)}</strong>
      </p>
      <p className={styles.small}>
        Attempt {attempt.attempt}, <InstantTime instant={finished_date ?? started_date} />. Passes with{' '}
        {passText(test, attempt)}.{ended_by === 'time' && ' The time ran out.'}
      </p>
      {test === 'typing' && finished_date !== null && <p className={styles.small}>{typingText(attempt)}</p>}
      {test !== 'typing' && topics.length > 0 && (
        <DescriptionList>
          {topics.map((topic) => (
            <Description key={topic.topic} label={topic.title}>
              {topicText(test, topic)}
            </Description>
          ))}
        </DescriptionList>
      )}
      <Noted attempt={attempt} />
      <details>
        <summary>Answers of attempt {attempt.attempt}</summary>
        <ol className={styles.answers}>
          {answers.map((answer) => (
            <AnswerLine key={answer.place} answer={answer} />
          ))}
        </ol>
      </details>
    </div>
  )
}
