import type { BoardRole } from '@talentplace/contract/hiring/match-board/match-board.routes'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Entries, EntryLine } from '../../ui/entries.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { notify } from '../../ui/notice/toast.ts'
import styles from './match-board.module.css'
import { Reasons } from './reasons.tsx'

function Found({ role }: { role: BoardRole }) {
  const params = { uuid: role.project_uuid, search_uuid: role.uuid }
  const suggestions = useApi('projects.suggestCandidates', { params })
  const add = useSave('projects.addCandidate', {
    reloads: ['projects.*'],
    reloadsOnError: true,
    errorMessage: 'They could not be added. Please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  const put = (virtualassistant_uuid: string): void =>
    add.mutate({ params, body: { virtualassistant_uuid, source: 'algo', stage: 'shortlisted' } })
  return (
    <Loaded of={suggestions} height={240} errorMessage="The search could not be asked.">
      {({ candidates }) => (
        <Entries none="Nobody else with the role has these hours right now.">
          {candidates.map(
            ({ virtualassistant_uuid: uuid, display_name, city, region, spare_hours, score, reasons }) => (
              <EntryLine key={uuid}>
                <div>
                  <Link to={paths.assistant(uuid, { rids: [role.role_id], hours: [role.hours_per_month] })}>
                    {display_name}
                  </Link>
                  <p className={styles.fact}>
                    {city}, {region} · {spare_hours} h free
                  </p>
                  <Reasons score={score} reasons={reasons} />
                </div>
                <Button
                  variant="outline"
                  busy={add.isPending}
                  aria-label={`Shortlist ${display_name}`}
                  onClick={() => put(uuid)}
                >
                  Shortlist
                </Button>
              </EntryLine>
            ),
          )}
        </Entries>
      )}
    </Loaded>
  )
}

/** Whom the search would put in the role, once someone asks. */
export function Suggestions({ role }: { role: BoardRole }) {
  const [requested, setRequested] = useState(false)
  const action = requested ? 'Hide suggestions' : 'Suggest candidates'
  return (
    <div className={styles.suggestions}>
      <Button
        variant="outline"
        aria-expanded={requested}
        aria-label={`${action} for ${role.role}`}
        onClick={() => setRequested(!requested)}
      >
        {action}
      </Button>
      {requested && <Found role={role} />}
    </div>
  )
}
