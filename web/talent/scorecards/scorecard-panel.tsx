import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { criteria, criterionNames, recommendations } from '@talentplace/contract/talent/scorecards/criteria'
import type { Scorecard } from '@talentplace/contract/talent/scorecards/scorecard.routes'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { useSession } from '../../platform/session/session.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ScorecardForm } from './scorecard-form.tsx'
import styles from './scorecards.module.css'

const tones = { advance: 'good', hold: 'notice', reject: 'danger' } as const

function averageOf({ scores }: Scorecard): string {
  const total = criterionNames.reduce((sum, name) => sum + scores[name], 0)
  return (total / criterionNames.length).toFixed(1)
}

function Card({ card }: { card: Scorecard }) {
  const { author_name, changed_date, recommendation, scores, notes } = card
  return (
    <li className={styles.card}>
      <p className={styles.by}>
        <strong>{author_name}</strong> · <InstantTime instant={changed_date} />{' '}
        <Tag tone={tones[recommendation]}>{recommendations[recommendation]}</Tag> <span>{averageOf(card)} of 5</span>
      </p>
      <dl className={styles.scores}>
        {criterionNames.map((name) => (
          <div key={name} className={styles.score}>
            <dt>{criteria[name].label}</dt>
            <dd>
              <strong>{scores[name]}</strong> {criteria[name].anchors[scores[name] - 1]}
            </dd>
          </div>
        ))}
      </dl>
      {notes !== '' && <p className={styles.notes}>{notes}</p>}
    </li>
  )
}

/** What interviewers thought of an applicant; nothing for someone who never applied here. Applicants never see it. */
export function ScorecardPanel({ uuid }: { uuid: string }) {
  const me = useSession().user?.uuid
  const mayEdit = useMay('admin_virtualassistant.edit')
  const [editing, setEditing] = useState(false)
  const found = useApi('applications.listScorecards', { params: { uuid } })
  const application = found.data?.application
  if (application === null) return null
  const own = found.data?.scorecards.find(({ written_by }) => written_by === me)
  const mayWrite = mayEdit && application !== undefined && applicationStates.is('open', application.state)
  return (
    <Panel
      title="Scorecards"
      lead="Only our staff read these."
      actions={
        mayWrite &&
        !editing && (
          <Button variant="outline" onClick={() => setEditing(true)}>
            {own ? 'Change your scorecard' : 'Write a scorecard'}
          </Button>
        )
      }
    >
      <Loaded of={found} height={48}>
        {({ scorecards }) => (
          <div className={styles.stack}>
            {editing && application !== undefined && (
              <ScorecardForm application={application.uuid} own={own} onDone={() => setEditing(false)} />
            )}
            {scorecards.length === 0 && !editing && <p className={styles.none}>No scorecards yet.</p>}
            {scorecards.length > 0 && (
              <ol className={styles.cards}>
                {scorecards.map((card) => (
                  <Card key={card.uuid} card={card} />
                ))}
              </ol>
            )}
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
