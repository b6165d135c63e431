import type { ShortlistedCandidate, Shortlist } from '@talentplace/contract/hiring/match-board/shortlist.routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Entries, EntryLine } from '../../ui/entries.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { Tag } from '../../ui/tag.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import styles from './shortlist.module.css'
import { Reasons } from './reasons.tsx'

const list = { label: 'Subscriptions', to: paths.clientProjects() }
const answers = { interested: 'You’re interested', not: 'Not for you', question: 'You asked us' } as const

type ShortlistedRole = Shortlist['roles'][number]

interface ShortlistRecordProps {
  readonly project_uuid: string
  /** How an interview is booked, for someone who has none yet. */
  readonly renderInterview: (candidate: ShortlistedCandidate, project: string) => ReactNode
}

function Person({
  role,
  candidate,
  project,
  renderInterview,
}: Pick<ShortlistRecordProps, 'renderInterview'> & {
  role: ShortlistedRole
  candidate: ShortlistedCandidate
  project: string
}) {
  const { virtualassistant_uuid, display_name, city, region, blurb, answer, note, held_hours, meeting } = candidate
  return (
    <EntryLine className={styles.person}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={paths.assistant(virtualassistant_uuid, { rids: [role.role_id], hours: [role.hours_per_month] })}>
            {display_name}
          </Link>
          {answer && (
            <Tag tone={answer === 'interested' ? 'good' : answer === 'not' ? 'plain' : 'info'}>{answers[answer]}</Tag>
          )}
        </p>
        <p className={styles.fact}>
          {city}, {region}
          {held_hours !== null && ` · ${held_hours} h a month kept for you`}
        </p>
        {blurb !== '' && <p>{blurb}</p>}
        {note !== '' && <p className={styles.fact}>You wrote: “{note}”</p>}
        {meeting && (
          <p className={styles.fact}>
            Interview: <InstantTime instant={meeting.start} />
          </p>
        )}
        <Reasons score={candidate.score} reasons={candidate.reasons} />
      </div>
      <div className={styles.ways}>
        <AnswerButtons project={project} candidate={candidate} />
        {meeting === null && renderInterview(candidate, project)}
      </div>
    </EntryLine>
  )
}

/** /client/projects/shortlist/{project_uuid}: the people a client can choose from, and what they say of each. */
export function ShortlistRecord({ project_uuid: uuid, renderInterview }: ShortlistRecordProps) {
  return (
    <RecordScreen
      list={list}
      record={useApi('projects.getShortlist', { params: { uuid } })}
      name={() => 'Your shortlist'}
      kind="Your shortlist"
      missing={{ title: 'There is no such subscription', text: 'Or it isn’t yours.' }}
      loading={[320]}
      renderAbout={({ project_name }) => <Link to={paths.clientProject(uuid)}>{project_name}</Link>}
    >
      {({ roles }) =>
        roles.length === 0 ? (
          <Panel title="Nobody to choose from yet">
            We’ll tell you as soon as we have someone for you. Your hours stay yours meanwhile.
          </Panel>
        ) : (
          roles.map((role) => (
            <Panel
              key={role.uuid}
              title={`${role.role}, ${role.hours_per_month} h a month`}
              lead="Tell us what you think of each person. We keep their hours while you choose."
            >
              <Entries>
                {role.candidates.map((candidate) => (
                  <Person
                    key={candidate.uuid}
                    role={role}
                    candidate={candidate}
                    project={uuid}
                    renderInterview={renderInterview}
                  />
                ))}
              </Entries>
            </Panel>
          ))
        )
      }
    </RecordScreen>
  )
}
