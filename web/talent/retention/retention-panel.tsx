import type { RetentionCase } from '@talentplace/contract/talent/retention/retention.routes'
import { retentionStates } from '@talentplace/contract/talent/assistants/retention.states'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import styles from '../assistants/assistants.module.css'
import { RetentionForm, type StaffField } from './retention-form.tsx'
import { kindNames, reasonNames, replacementText } from './retention-words.ts'

const maxVisible = 5

function factsOf(followed: RetentionCase): string {
  const { kind, reason_code, expected_date, notice_date, next_contact, owner_name } = followed
  const facts = [
    kindNames[kind],
    reasonNames[reason_code],
    expected_date && `by ${calendarDay(expected_date)}`,
    notice_date && `notice on ${calendarDay(notice_date)}`,
    owner_name && `${owner_name} answers for it`,
    next_contact && followed.state === 'open' && `next contact ${calendarDay(next_contact)}`,
  ]
  return facts.filter(Boolean).join(' · ')
}

function Affected({ followed: { virtualassistant_uuid, projects } }: { followed: RetentionCase }) {
  const may = useMay('admin_project.view')
  return (
    <Entries none="No subscription is affected.">
      {projects.map((project) => {
        const name = `${project.project_name} · ${project.company}`
        const to = staffPaths.staffRatePlan(project.project_uuid, virtualassistant_uuid)
        return (
          <Entry
            key={project.seat_uuid}
            name={may ? <Link to={to}>{name}</Link> : name}
            detail={`${project.role} · ${project.hours_per_month} h a month`}
            note={replacementText(project)}
          />
        )
      })}
    </Entries>
  )
}

function Followed({ followed }: { followed: RetentionCase }) {
  return (
    <section className={styles.followed}>
      <p className={styles.facts}>
        <StateTag of={retentionStates} state={followed.state} /> {factsOf(followed)}
      </p>
      {followed.note !== '' && <p className={styles.long}>{followed.note}</p>}
      <p className={styles.effect}>
        Since <InstantTime instant={followed.opened_date} />
        {followed.closed_date !== null && (
          <>
            , ended <InstantTime instant={followed.closed_date} />
          </>
        )}
      </p>
      <Affected followed={followed} />
    </section>
  )
}

/** E1: whether someone is leaving or may leave, the subscriptions affected and who follows in each. */
export function RetentionPanel({ uuid, Staff }: { uuid: string; Staff: StaffField }) {
  const mayEdit = useMay('admin_virtualassistant.edit')
  const [editing, setEditing] = useState(false)
  const query = {
    virtualassistant_uuid: uuid,
    pagination: { limit: maxVisible, sortBy: ['opened_date' as const], sortDesc: [true] },
  }
  const cases = useApi('assistants.listRetentionCases', { query })
  const open = cases.data?.cases.find(({ state }) => retentionStates.is('open', state)) ?? null
  return (
    <Panel
      title="Loss and retention"
      actions={
        mayEdit &&
        cases.data &&
        !editing && (
          <Button variant="outline" onClick={() => setEditing(true)}>
            {open ? 'Change what is known' : 'Follow assistant'}
          </Button>
        )
      }
    >
      <Loaded of={cases} height={48}>
        {(data) => (
          <>
            {editing && <RetentionForm uuid={uuid} followed={open} Staff={Staff} onDone={() => setEditing(false)} />}
            {!editing && data.count === 0 && <p className={styles.effect}>Nothing says that they may leave.</p>}
            {!editing && data.cases.map((each) => <Followed key={each.uuid} followed={each} />)}
          </>
        )}
      </Loaded>
    </Panel>
  )
}
